import type { ListRow } from '../list-data-source.ts';

/** The rows that were chosen in a list, by their ids, in the order of choosing. */
export interface Selection<Row extends ListRow> {
  readonly rows: ReadonlyMap<string, Row>;
  /** The row from which a range extends: the one that was chosen or let go last. */
  readonly anchorId: string | undefined;
}

/** Nothing is chosen yet. */
export const emptySelection: Selection<never> = {
  rows: new Map<string, never>(),
  anchorId: undefined,
};

/** Chooses a row, or lets it go. */
export function toggleRow<Row extends ListRow>({ rows }: Selection<Row>, row: Row): Selection<Row> {
  const next = new Map(rows);
  if (!next.delete(row.id)) next.set(row.id, row);
  return { rows: next, anchorId: row.id };
}

/**
 * Chooses all rows between the one chosen last and this one, both included, in either direction; only this one where there is
 * none to begin with.
 */
export function extendSelection<Row extends ListRow>(
  { rows, anchorId }: Selection<Row>,
  row: Row,
  listed: readonly Row[],
): Selection<Row> {
  const end = listed.findIndex(({ id }) => id === row.id);
  const anchor = listed.findIndex(({ id }) => id === anchorId);
  const [first, last] = [end, anchor === -1 ? end : anchor].toSorted((one, other) => one - other);
  const range = listed.slice(first, (last ?? end) + 1);
  return { rows: withRows(rows, range), anchorId: anchorId ?? row.id };
}

/** Chooses all of the rows besides those that are chosen. */
export function addRows<Row extends ListRow>(
  { rows, anchorId }: Selection<Row>,
  added: readonly Row[],
): Selection<Row> {
  return { rows: withRows(rows, added), anchorId };
}

function withRows<Row extends ListRow>(rows: ReadonlyMap<string, Row>, added: readonly Row[]) {
  return new Map([...rows, ...added.map((row) => [row.id, row] as const)]);
}
