/**
 * A cell as people see it: its text without surrounding blanks, '' when empty. A date cell of a
 * spreadsheet stays a date, so that a column for text can tell that it is none.
 */
export type Cell = string | Temporal.PlainDateTime;

/** A row that is not blank; `number` as a spreadsheet program counts rows, from 1. */
export interface TableRow {
  readonly number: number;
  readonly cells: readonly Cell[];
}

/** Numbers the rows and leaves the blank ones out. */
export function numberRows(rows: readonly (readonly Cell[])[]): TableRow[] {
  return rows
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}
