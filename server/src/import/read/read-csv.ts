import { CsvError, parse } from 'csv-parse/sync';
import { ImportError } from '../import-error.ts';
import { decodeText } from './decode-text.ts';
import { numberRows, type TableRow } from './table.ts';

const delimiters = [';', ',', '\t'] as const;

/** The line by which Excel lets a file name its own delimiter. */
const delimiterLine = /^sep=(.)(?=\r?\n)/i;

const longestRecord = 100_000;

/** Reads a CSV file: encoding and delimiter are detected, values may be quoted. */
export function readCsv(bytes: Uint8Array): TableRow[] {
  const text = decodeText(bytes);
  const stated = delimiterLine.exec(text);
  // Kept as a blank line, so that rows keep the numbers an editor shows.
  const content = stated ? text.slice(stated[0].length) : text;
  const records = parseRecords(content, stated?.[1] ?? detectDelimiter(content));
  return numberRows(records.map((cells) => cells.map((cell) => cell.trim())));
}

/** The delimiter that splits the first line into the most columns; decimal commas stand below it. */
function detectDelimiter(content: string): string {
  const firstLine = /^.*\S.*$/m.exec(content)?.[0] ?? '';
  const counted = delimiters.map((delimiter) => ({
    delimiter,
    columns: firstLine.split(delimiter).length,
  }));
  return counted.reduce((best, next) => (next.columns > best.columns ? next : best)).delimiter;
}

function parseRecords(content: string, delimiter: string): string[][] {
  try {
    return parse(content, {
      delimiter,
      recordDelimiter: ['\r\n', '\n', '\r'],
      relaxColumnCount: true,
      // Names such as Rod "Łąka" may stand unquoted.
      relaxQuotes: true,
      maxRecordSize: longestRecord,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ImportError(
      `Nie można odczytać pliku od wiersza ${openedInRow(error)}: wartość w cudzysłowie nie ma końca. Popraw cudzysłowy w tym miejscu.`,
    );
  }
}

/** Records before the one that could not be read are complete; it is the next. */
function openedInRow(error: CsvError): number {
  return typeof error['records'] === 'number' ? error['records'] + 1 : 1;
}
