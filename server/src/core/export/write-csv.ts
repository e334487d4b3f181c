import type { ExportColumn, TableExport } from '@grzadka/contract/core/export/export-columns';
import { writeCsvStream } from 'hucre/csv';
import { wallClock } from './wall-clock.ts';

/**
 * Writes CSV as its items come, as spreadsheet programs in Poland open it: UTF-8 with a byte order mark,
 * semicolons, decimal commas, CRLF.
 */
export function writeCsv<Item>(
  { columns, notice }: Pick<TableExport<Item>, 'columns' | 'notice'>,
  items: AsyncIterable<Item> | Iterable<Item>,
): ReadableStream<Uint8Array> {
  const headings = columns.map(({ heading }) => heading);
  const rows = rowsOf(columns, items);
  return writeCsvStream(notice === undefined ? rows : below(headings, rows), {
    headers: notice === undefined ? headings : [notice],
    bom: true,
    delimiter: ';',
    lineSeparator: '\r\n',
  });
}

/** Rows below their headings, where the first line says something else. */
async function* below(headings: string[], rows: AsyncIterable<string[]>): AsyncGenerator<string[]> {
  yield headings;
  yield* rows;
}

async function* rowsOf<Item>(
  columns: readonly ExportColumn<Item>[],
  items: AsyncIterable<Item> | Iterable<Item>,
): AsyncGenerator<string[]> {
  for await (const item of items) yield columns.map((column) => cellOf(column, item));
}

function cellOf<Item>(column: ExportColumn<Item>, item: Item): string {
  switch (column.kind) {
    case 'text':
      return withoutFormula(column.value(item) ?? '');
    case 'number':
      return withComma(column.value(item)?.toString() ?? '');
    case 'instant': {
      const instant = column.value(item);
      return instant === null
        ? ''
        : wallClock(instant).toString({ smallestUnit: 'second' }).replace('T', ' ');
    }
    case 'day':
      return column.value(item) ?? '';
    case 'money': {
      const grosze = column.value(item);
      return grosze === null ? '' : withComma((grosze / 100).toFixed(2));
    }
  }
}

function withComma(decimal: string): string {
  return decimal.replace('.', ',');
}

/** What spreadsheet programs may take for the beginning of a formula, in full width as well. */
const formulaStart = /^\s*[=+\-@|\t\r\n\0＝＋－＠]/;

/** A number or a phone number, which a sign in front does not make a formula. */
const signedDigits = /^[+-]\d[\d ]*$/;

/**
 * A text that no program calculates: an apostrophe stands in front where it might (OWASP, 'CSV
 * injection'). '+48 601 234 567' stays as it is: digits alone reach nothing, and who takes the file in
 * again finds the number.
 */
function withoutFormula(text: string): string {
  return formulaStart.test(text) && !signedDigits.test(text) ? `'${text}` : text;
}
