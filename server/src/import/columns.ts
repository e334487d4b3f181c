import { foldText } from '#src/core/fold-text.ts';
import type { Cell, TableRow } from './read/table.ts';

/** A column that a kind of file has. */
interface Column {
  /** Its heading as the manual shows it. */
  readonly title: string;
  /** Other headings it is known by. */
  readonly aliases?: readonly string[];
  /** The file may lack it; nothing is said about its field then. */
  readonly isOptional?: boolean;
}

/** The columns of a kind of file, by the field each one fills. */
export type Columns = Readonly<Record<string, Column>>;

/** The columns a file has: where each field stands in its rows. */
export type Header = ReadonlyMap<string, number>;

/** A heading row read as one of a kind: its columns, and each fault in Polish. */
interface HeaderMatch {
  readonly header: Header;
  readonly faults: readonly string[];
}

/**
 * Finds the columns of a kind in the heading row; returns every fault of it. `usedColumns` are those in which a row below has a
 * value, counted from 0.
 */
export function matchHeader(
  columns: Columns,
  heading: TableRow,
  usedColumns: ReadonlySet<number>,
): HeaderMatch {
  const header = new Map<string, number>();
  const unknown: string[] = [];
  const faults: string[] = [];
  for (const [index, cell] of heading.cells.entries()) {
    const field = fieldOf(columns, cell);
    if (field === undefined) {
      if (cell !== '') unknown.push(`„${String(cell)}”`);
      // A column without a heading and without any value is no column.
      else if (usedColumns.has(index)) faults.push(withoutHeading(index));
    } else if (header.has(field)) {
      faults.push(`Kolumna „${columns[field]?.title}” występuje dwa razy.`);
    } else {
      header.set(field, index);
    }
  }
  for (const [field, { title, isOptional }] of Object.entries(columns)) {
    if (!isOptional && !header.has(field)) faults.push(`Brakuje kolumny „${title}”.`);
  }
  return { header, faults: unknown.length > 0 ? [unknownColumns(unknown), ...faults] : faults };
}

function fieldOf(columns: Columns, cell: Cell): string | undefined {
  const word = foldText(String(cell));
  const found = Object.entries(columns).find(([, { title, aliases = [] }]) =>
    [title, ...aliases].some((name) => foldText(name) === word),
  );
  return found?.[0];
}

/** So many unknown columns are named at the most: a wrong sheet may have any number of them. */
const mostNamed = 5;

function unknownColumns(titles: readonly string[]): string {
  const named = titles.slice(0, mostNamed).join(', ');
  if (titles.length === 1) return `Nieznana kolumna ${named}.`;
  const others = titles.length > mostNamed ? ` i inne (razem: ${titles.length})` : '';
  return `Nieznane kolumny: ${named}${others}.`;
}

function withoutHeading(index: number): string {
  return `Kolumna ${columnLetter(index)} ma wartości, ale nie ma nagłówka.`;
}

/** The letters a spreadsheet program shows above a column: A, B, … Z, AA. */
function columnLetter(index: number): string {
  const last = String.fromCharCode('A'.charCodeAt(0) + (index % 26));
  return index < 26 ? last : columnLetter(Math.floor(index / 26) - 1) + last;
}

/** The columns of a kind for a sentence, with the optional ones marked. */
export function describeColumns(columns: Columns): string {
  return Object.values(columns)
    .map(({ title, isOptional }) => (isOptional ? `„${title}” (opcjonalna)` : `„${title}”`))
    .join(', ');
}
