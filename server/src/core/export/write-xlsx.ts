import type { ExportColumn, TableExport } from '@grzadka/contract/core/export/export-columns';
import { type CellValue, writeXlsxStream } from 'hucre/xlsx';
import { wallClock } from './wall-clock.ts';

/** How wide a column opens, in characters, and how its numbers are shown. */
const columnKinds = {
  text: { width: 24 },
  number: { width: 16 },
  instant: { width: 20, numFmt: 'yyyy.mm.dd hh:mm:ss' },
  day: { width: 12, numFmt: 'yyyy.mm.dd' },
  money: { width: 14, numFmt: '#,##0.00' },
} as const satisfies Record<ExportColumn<unknown>['kind'], { width: number; numFmt?: string }>;

/** Most characters that a cell can hold. */
const longestText = 32_767;

/** Writes a workbook as its items come; a second sheet follows where one is full (1,048,576 rows). */
export function writeXlsx<Item>(
  { sheetName, columns, notice }: Pick<TableExport<Item>, 'sheetName' | 'columns' | 'notice'>,
  items: AsyncIterable<Item> | Iterable<Item>,
): ReadableStream<Uint8Array> {
  if (notice !== undefined) return writeBelowNotice({ sheetName, columns, notice }, items);
  return writeXlsxStream(rowsOf(columns, items), {
    name: sheetName,
    columns: workbookColumns(columns),
    freezePane: headingStays,
  });
}

/** The library writes headings in the first row alone: below a notice they are a row as the others. */
function writeBelowNotice<Item>(
  {
    sheetName,
    columns,
    notice,
  }: Required<Pick<TableExport<Item>, 'sheetName' | 'columns' | 'notice'>>,
  items: AsyncIterable<Item> | Iterable<Item>,
): ReadableStream<Uint8Array> {
  async function* rows(): AsyncGenerator<CellValue[]> {
    yield [textOf(notice)];
    yield columns.map(({ heading }) => textOf(heading));
    yield* rowsOf(columns, items);
  }
  const shapes = workbookColumns(columns).map(({ header: _header, ...shape }) => shape);
  const freezePane = { rows: headingStays.rows + 1 };
  return writeXlsxStream(rows(), { name: sheetName, columns: shapes, freezePane });
}

/** Below the heading the rows are moved. */
export const headingStays = { rows: 1 } as const;

/** The columns of a sheet in the library's own words. */
export function workbookColumns<Item>(columns: readonly ExportColumn<Item>[]) {
  return columns.map((column) => ({
    header: column.heading,
    ...columnKinds[column.kind],
    ...('width' in column && { width: column.width }),
    ...('isHidden' in column && { hidden: column.isHidden }),
  }));
}

async function* rowsOf<Item>(
  columns: readonly ExportColumn<Item>[],
  items: AsyncIterable<Item> | Iterable<Item>,
): AsyncGenerator<CellValue[]> {
  for await (const item of items) yield columns.map((column) => workbookCell(column, item));
}

/** A text is written as one, so that none is taken for a formula whatever it begins with. */
export function workbookCell<Item>(column: ExportColumn<Item>, item: Item): CellValue {
  switch (column.kind) {
    case 'text':
      return mapped(column.value(item), textOf);
    case 'number':
      return column.value(item);
    case 'instant':
      return mapped(column.value(item), (instant) => dateOf(wallClock(instant)));
    case 'day':
      return mapped(column.value(item), (day) => dateOf(Temporal.PlainDateTime.from(day)));
    case 'money':
      return mapped(column.value(item), (grosze) => grosze / 100);
  }
}

function mapped<Value>(value: Value | null, write: (value: Value) => CellValue): CellValue {
  return value === null ? null : write(value);
}

/** The library writes the UTC side of a date; it knows no date without a time zone. */
function dateOf(time: Temporal.PlainDateTime): Date {
  return new Date(time.toZonedDateTime('UTC').epochMilliseconds);
}

/**
 * A text as a workbook holds it. A workbook writes characters that XML cannot hold as '_x0041_'. So in a
 * text that itself has such a word, the first sign of the word is written in that way. So are two
 * characters that the library would leave out.
 */
function textOf(text: string): string {
  return text
    .slice(0, longestText)
    .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll('\uFFFE', '_xFFFE_')
    .replaceAll('\uFFFF', '_xFFFF_');
}
