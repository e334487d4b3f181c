import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { ImportError } from '../import-error.ts';
import { decodeText } from './decode-text.ts';
import { isBlank, surveyTable, type Table, type TableRow } from './table.ts';

const delimiters = [';', ',', '\t'] as const;

/** The line by which Excel lets a file name its own delimiter. */
const delimiterLine = /^sep=(.)(?=\r?\n)/i;

/** The first line in which something stands, and its end. */
const firstLine = /^.*\S.*(?=[\r\n])/m;

const longestRecord = 100_000;

/** Reads a CSV file: encoding and delimiter are detected, values may be quoted. */
export function readCsv(bytes: Uint8Array): Promise<Table> {
  return surveyTable(() => readRows(bytes));
}

async function* readRows(bytes: Uint8Array): AsyncGenerator<TableRow> {
  let number = 0;
  try {
    for await (const record of parseRecords(bytes)) {
      number += 1;
      const cells = record.map((cell) => cell.trim());
      if (!isBlank(cells)) yield { number, cells };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ImportError(
      `Nie można odczytać pliku od wiersza ${openedInRow(error)}: wartość w cudzysłowie nie ma końca. Popraw cudzysłowy w tym miejscu.`,
    );
  }
}

function parseRecords(bytes: Uint8Array): AsyncIterable<string[]> {
  const pieces = decodeText(bytes);
  const beginning = readBeginning(pieces);
  const stated = delimiterLine.exec(beginning);
  // The line stays as a blank one, so that rows keep the numbers an editor shows.
  const content = stated ? beginning.slice(stated[0].length) : beginning;
  return Readable.from(inTurn(content, pieces)).pipe(
    parse({
      delimiter: stated?.[1] ?? detectDelimiter(content),
      recordDelimiter: ['\r\n', '\n', '\r'],
      relaxColumnCount: true,
      // Names such as Rod "Łąka" may stand unquoted.
      relaxQuotes: true,
      maxRecordSize: longestRecord,
    }),
  );
}

/** As much of the text as it takes to see its first line, or what is longer than any line may be. */
function readBeginning(pieces: Iterator<string>): string {
  let beginning = '';
  while (beginning.length < longestRecord && !firstLine.test(beginning)) {
    const { done, value } = pieces.next();
    if (done) break;
    beginning += value;
  }
  return beginning;
}

function* inTurn(first: string, rest: Iterable<string>): Generator<string> {
  yield first;
  yield* rest;
}

/** The delimiter that splits the first line into the most columns; decimal commas stand below it. */
function detectDelimiter(content: string): string {
  const line = /^.*\S.*$/m.exec(content)?.[0] ?? '';
  const counted = delimiters.map((delimiter) => ({
    delimiter,
    columns: line.split(delimiter).length,
  }));
  return counted.reduce((best, next) => (next.columns > best.columns ? next : best)).delimiter;
}

/** Records before the one that could not be read are complete; it is the next. */
function openedInRow(error: CsvError): number {
  return typeof error['records'] === 'number' ? error['records'] + 1 : 1;
}
