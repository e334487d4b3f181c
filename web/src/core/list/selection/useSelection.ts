import { useCallback, useState } from 'react';
import type { ListQuery, ListRow } from '../list-data-source.ts';
import {
  addRows,
  emptySelection,
  extendSelection,
  type Selection,
  toggleRow,
} from './selection.ts';

/** How rows are chosen, for the rows themselves. */
export interface RowChoice<Row extends ListRow> {
  readonly chosen: ReadonlyMap<string, Row>;
  /** Chooses a row or lets it go; as a range, all from the one chosen last. */
  readonly choose: (row: Row, isRange: boolean) => void;
}

export type ListSelection<Row extends ListRow> = ReturnType<typeof useSelection<Row>>;

interface Choosing<Row extends ListRow> {
  readonly query: ListQuery;
  readonly selection: Selection<Row>;
}

/**
 * Lets rows be chosen. What is chosen belongs to one query: under another one the list is no longer the
 * one that was chosen from, and choosing is over.
 */
export function useSelection<Row extends ListRow>(rows: readonly Row[], query: ListQuery) {
  const [choosing, setChoosing] = useState<Choosing<Row>>();
  const [wasLeft, setWasLeft] = useState(false);
  const selection = choosing?.query === query ? choosing.selection : undefined;
  const change = useCallback(
    (next: (selection: Selection<Row>) => Selection<Row>) =>
      setChoosing((now) => now && { ...now, selection: next(now.selection) }),
    [],
  );
  const choose = useCallback(
    (row: Row, isRange: boolean) =>
      change((now) => (isRange ? extendSelection(now, row, rows) : toggleRow(now, row))),
    [change, rows],
  );
  return {
    /** Undefined while the list is as it always is. */
    choice: selection && { chosen: selection.rows, choose },
    start: () => setChoosing({ query, selection: emptySelection }),
    leave: () => {
      setChoosing(undefined);
      setWasLeft(true);
    },
    /** Whether it was left, so that the focus goes back to where it began. */
    wasLeft,
    add: (added: readonly Row[]) => change((now) => addRows(now, added)),
    clear: () => change(() => emptySelection),
  };
}
