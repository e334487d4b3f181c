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

/**
 * A table that was read to its end once, so that nothing about its file can fail any more. Its rows are
 * read anew each time they are walked through, and never held all at once.
 */
export interface Table {
  /** The first row that is not blank; undefined when there is none. */
  readonly heading: TableRow | undefined;
  /** How many rows stand below the heading. */
  readonly rowCount: number;
  /** The columns, counted from 0, in which a row below the heading has a value. */
  readonly usedColumns: ReadonlySet<number>;
  /** The rows below the heading, in their order. */
  readonly rows: () => AsyncIterable<TableRow>;
}

/** Reads a table to its end, to tell what must be known before the first row is judged. */
export async function surveyTable(readRows: () => AsyncIterable<TableRow>): Promise<Table> {
  let heading: TableRow | undefined;
  let rowCount = 0;
  const usedColumns = new Set<number>();
  for await (const row of readRows()) {
    if (heading === undefined) {
      heading = row;
      continue;
    }
    rowCount += 1;
    for (const [column, cell] of row.cells.entries()) if (cell !== '') usedColumns.add(column);
  }
  return { heading, rowCount, usedColumns, rows: () => belowHeading(readRows()) };
}

async function* belowHeading(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow> {
  let isHeading = true;
  for await (const row of rows) {
    if (!isHeading) yield row;
    isHeading = false;
  }
}

/** Whether a row has no value at all. */
export function isBlank(cells: readonly Cell[]): boolean {
  return cells.every((cell) => cell === '');
}
