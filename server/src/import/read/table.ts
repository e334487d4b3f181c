import { importLimits } from '@grzadka/contract/import/import-limits';
import { ImportError } from '../import-error.ts';

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

/** Asked again and again while a file is read; throws when it has taken too long or too much. */
export type GuardReading = () => void;

/** How many rows are read before it is asked. */
const rowsBetween = 1000;

/** Reads a table to its end, to tell what must be known before the first row is judged. */
export async function surveyTable(
  readRows: () => AsyncIterable<TableRow>,
  guard: GuardReading = () => {},
): Promise<Table> {
  let heading: TableRow | undefined;
  let rowCount = 0;
  const usedColumns = new Set<number>();
  for await (const row of readRows()) {
    refuseRowBeyond(row.number);
    if (rowCount % rowsBetween === 0) guard();
    refuseColumnBeyond(row.cells.length - 1);
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

/** Refuses a row past the last one that a spreadsheet program can hold; blank ones count. */
function refuseRowBeyond(number: number): void {
  if (number <= importLimits.rows) return;
  throw new ImportError(
    `Plik ma ponad ${shown.format(importLimits.rows)}\u00a0wierszy: podziel go na mniejsze pliki.`,
  );
}

/** Refuses a row with a value in a column, counted from 0, past all that a list may have. */
export function refuseColumnBeyond(column: number): void {
  if (column < importLimits.columns) return;
  throw new ImportError(
    `Plik ma ponad ${importLimits.columns} kolumn: zostaw tylko kolumny z listą i spróbuj jeszcze raz.`,
  );
}

/** The refusal of a cell that holds more than one can in a spreadsheet program; `place` in Polish, where it is known. */
export function tooLongCell(place: string): ImportError {
  return new ImportError(
    `${place} ma ponad ${shown.format(importLimits.cellLetters)}\u00a0znaków. Skróć jej treść i spróbuj jeszcze raz.`,
  );
}

const shown = new Intl.NumberFormat('pl-PL');

/** Whether a row has no value at all. */
export function isBlank(cells: readonly Cell[]): boolean {
  return cells.every((cell) => cell === '');
}
