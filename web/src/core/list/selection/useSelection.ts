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

/** The choosing of rows: undefined `choice` while the list is as it always is. */
export interface ListSelection<Row extends ListRow> {
  readonly choice: RowChoice<Row> | undefined;
  readonly start: () => void;
  readonly leave: () => void;
  /** Whether it was left, so that the focus goes back to where it began. */
  readonly wasLeft: boolean;
  readonly add: (rows: readonly Row[]) => void;
  readonly clear: () => void;
}

interface Choosing<Row extends ListRow> {
  readonly query: ListQuery;
  readonly selection: Selection<Row>;
}

/**
 * Lets rows be chosen. What is chosen belongs to one query: under another one the list is no longer the
 * one that was chosen from, and choosing is over.
 */
export function useSelection<Row extends ListRow>(
  rows: readonly Row[],
  query: ListQuery,
): ListSelection<Row> {
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
    choice: selection && { chosen: selection.rows, choose },
    start: () => setChoosing({ query, selection: emptySelection }),
    leave: () => {
      setChoosing(undefined);
      setWasLeft(true);
    },
    wasLeft,
    add: (added) => change((now) => addRows(now, added)),
    clear: () => change(() => emptySelection),
  };
}
