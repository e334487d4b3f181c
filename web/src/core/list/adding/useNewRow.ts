import { largestPageSize, longestPhrase } from '@grzadka/contract/core/list/list';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ListVisit } from '../address/useListVisit.ts';
import type { ListDataSource, ListQuery, ListRow } from '../list-data-source.ts';
import type { NarrowedRows } from '../loading/useNarrowedRows.ts';
import { isNobodyBusy } from '../rows/useRowFocus.ts';
import { type NewRow, newRowFor, newRows } from './new-rows.ts';

/** Why a new row stands apart: its place is further down, the settings hide it, or one of both. */
export type Apart = 'further' | 'hidden' | 'either';

interface NewRowOptions<Row extends ListRow> {
  source: ListDataSource<Row>;
  visit: ListVisit;
  narrowed: Pick<NarrowedRows<Row>, 'query' | 'listRows' | 'narrowing'>;
  focusRow: (index: number) => void;
}

/**
 * Takes whoever has just added a row to it. Where its place in the list is further down than what is loaded, or where the
 * settings hide it, it stands first, for as long as they are not changed (docs/product/rules.md#lists).
 */
export function useNewRow<Row extends ListRow>({
  source,
  visit,
  narrowed: { query, listRows, narrowing },
  focusRow,
}: NewRowOptions<Row>) {
  const { name } = source;
  const [added] = useState(() => {
    if (!visit.isReturn) newRows.delete(name);
    const row = newRowFor(name, query);
    return row && { row, query };
  });
  const isFirstLook = added !== undefined && added.row.seenWith === undefined;
  useEffect(() => {
    if (isFirstLook) newRows.set(name, { ...added.row, seenWith: added.query });
  }, [isFirstLook, name, added]);

  const wanted = added?.query === query ? added.row : undefined;
  const loaded = listRows.loaded?.rows ?? noRows;
  const isMissing = listRows.loaded !== undefined && !loaded.some(({ id }) => id === wanted?.id);
  const { data: found } = useQuery({
    queryKey: [name, 'new row', wanted?.id],
    queryFn: async ({ signal }) => {
      const page = wanted && (await source.load(searchFor(source, wanted), signal));
      return page?.items.find(({ id }) => id === wanted?.id) ?? null;
    },
    enabled: wanted !== undefined && isMissing,
    // Without it the list is as it would be otherwise, and says itself that it cannot be read.
    retry: false,
  });
  const row = found && wanted ? found : undefined;
  const rows = useMemo(
    () => (row ? [row, ...loaded.filter(({ id }) => id !== row.id)] : loaded),
    [row, loaded],
  );

  const isDue = useRef(isFirstLook);
  const index = wanted ? rows.findIndex(({ id }) => id === wanted.id) : -1;
  useEffect(() => {
    if (!isDue.current || index < 0) return;
    isDue.current = false;
    // Until it came, the list may have led to the first of its other rows.
    const isAtRow = document.activeElement?.closest('[data-index]') != null;
    if (isAtRow || isNobodyBusy()) focusRow(index);
  });

  const isWhole = listRows.loaded?.nextOffset === undefined;
  const apart: Apart = isWhole ? 'hidden' : narrowing === undefined ? 'further' : 'either';
  return {
    /** The rows, the new one first where it stands apart. */
    rows,
    /** Its name, and why it stands apart; undefined where it does not. */
    note: row && wanted && { name: wanted.name, apart },
    /** Whether the person comes to the list to see what they have added. */
    isFirstLook,
  };
}

/** What finds a row by its name alone, whatever the list is narrowed to. */
function searchFor(
  { definition: { search } }: Pick<ListDataSource<ListRow>, 'definition'>,
  { name }: NewRow,
): ListQuery {
  const page = { offset: '0', limit: String(largestPageSize) };
  if (!search) return page;
  return { ...page, [search.switch]: 'true', [search.parameter]: name.slice(0, longestPhrase) };
}

const noRows: readonly never[] = [];
