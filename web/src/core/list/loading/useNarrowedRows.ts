import { queryFromSettings } from '@grzadka/contract/core/list/list-settings';
import { useMemo } from 'react';
import {
  activeFilters,
  narrowedBy,
  withoutFilter,
  withoutFilters,
} from '../address/list-settings.ts';
import { useListSettings } from '../address/useListSettings.ts';
import { type ListVisit, useFreshStart } from '../address/useListVisit.ts';
import { useGoneNames } from '../filter/useGoneNames.ts';
import type { ListDataSource, ListRow } from '../list-data-source.ts';
import { useListRows } from './useListRows.ts';

/** The rows of a list for one visit, and the settings that they follow. */
export type NarrowedRows<Row extends ListRow> = ReturnType<typeof useNarrowedRows<Row>>;

/** Reads a list as its address says, anew unless it is returned to, and drops a filter by a record that is gone. */
export function useNarrowedRows<Row extends ListRow>(
  source: ListDataSource<Row>,
  visit: ListVisit,
) {
  const { name, definition } = source;
  useFreshStart(name, !visit.isReturn);
  const control = useListSettings(name, definition, visit.id);
  const { settings, applied, change, apply } = control;
  const query = useMemo(() => queryFromSettings(definition, applied), [definition, applied]);
  const listRows = useListRows(source, query);
  useGoneNames({
    list: definition,
    applied,
    error: listRows.error,
    drop: (key) => apply(withoutFilter(definition, settings, key)),
  });
  return {
    ...control,
    query,
    listRows,
    /** The filters that are on. */
    filters: activeFilters(definition, settings),
    /** What of the settings may hide rows. */
    narrowing: narrowedBy(definition, applied),
    switchOff: (key: string) => change(withoutFilter(definition, settings, key)),
    /** Takes phrase and filters away, at once. */
    clear: () => apply(withoutFilters(definition, settings)),
  };
}
