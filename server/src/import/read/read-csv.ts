import { isUtf8 } from 'node:buffer';
import { pipeline, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { importLimits } from '@grzadka/contract/import/import-limits';
import { CsvError, parse } from 'csv-parse';
import { ImportError } from '../import-error.ts';
import {
  type GuardReading,
  isBlank,
  surveyTable,
  type Table,
  type TableRow,
  tooLongCell,
} from './table.ts';

const delimiters = [';', ',', '\t'] as const;

/** The line by which Excel lets a file name its own delimiter. */
const delimiterLine = /^sep=(.)(?=\r?\n)/i;

/** How many rows are read before others get their turn: a reader of text never waits, and so lets nobody go before. */
const rowsInTurn = 1000;

/** Reads a CSV file: encoding and delimiter are detected, values may be quoted. */
export function readCsv(bytes: Uint8Array, guard?: GuardReading): Promise<Table> {
  return surveyTable(() => readRows(bytes), guard);
}

async function* readRows(bytes: Uint8Array): AsyncGenerator<TableRow> {
  let number = 0;
  try {
    for await (const record of parseRecords(bytes)) {
      number += 1;
      if (number % rowsInTurn === 0) await setImmediate();
      if (record.some((cell) => cell.length > importLimits.cellLetters)) {
        throw tooLongCell(`Komórka w wierszu ${number}`);
      }
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
  const parser = parse({
    delimiter: stated?.[1] ?? detectDelimiter(content),
    recordDelimiter: ['\r\n', '\n', '\r'],
    relaxColumnCount: true,
    // Names such as Rod "Łąka" may stand unquoted.
    relaxQuotes: true,
    maxRecordSize: importLimits.lineLetters,
  });
  // Whoever reads the records hears what fails before them.
  pipeline(Readable.from(withinLines(inTurn(content, pieces))), parser, () => {});
  return parser;
}

/** As much of the text as it takes to see its first line, or what is longer than any line may be. */
function readBeginning(pieces: Iterator<string>): string {
  let beginning = '';
  while (beginning.length < importLimits.lineLetters && !firstLineOf(beginning).isWhole) {
    const { done, value } = pieces.next();
    if (done) break;
    beginning += value;
  }
  return beginning;
}

/** The first line in which something stands, and whether its end is there. Looks at each letter once. */
function firstLineOf(text: string): { line: string; isWhole: boolean } {
  const word = Math.max(0, text.search(/\S/));
  const begin = Math.max(text.lastIndexOf('\n', word), text.lastIndexOf('\r', word)) + 1;
  const length = text.slice(begin).search(/[\r\n]/);
  const end = length < 0 ? text.length : begin + length;
  return { line: text.slice(begin, end), isWhole: length > -1 };
}

/**
 * The same pieces, as long as no line is too long: the parser limits what stands between delimiters, and would hold
 * any number of these.
 */
function* withinLines(pieces: Iterable<string>): Generator<string> {
  let begun = 0;
  for (const piece of pieces) {
    const end = piece.search(/[\r\n]/);
    begun += end < 0 ? piece.length : end;
    if (begun > importLimits.lineLetters) throw tooLongLine();
    const last = Math.max(piece.lastIndexOf('\n'), piece.lastIndexOf('\r'));
    if (last > -1) begun = piece.length - last - 1;
    yield piece;
  }
}

function tooLongLine(): ImportError {
  return new ImportError(
    `Jeden z wierszy pliku ma ponad ${new Intl.NumberFormat('pl-PL').format(importLimits.lineLetters)}\u00a0znaków. Sprawdź, czy to lista zapisana jako .csv, i wybierz plik jeszcze raz.`,
  );
}

function* inTurn(first: string, rest: Iterable<string>): Generator<string> {
  yield first;
  yield* rest;
}

/** The delimiter that splits the first line into the most columns; decimal commas stand below it. */
function detectDelimiter(content: string): string {
  const { line } = firstLineOf(content);
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

/** Bytes that are decoded at a time. */
const pieceSize = 64 * 1024;

/**
 * The text of a CSV file, piece by piece: UTF-16 if it says so (what Excel calls Unicode text), UTF-8 if
 * it is that throughout, else Windows-1250, in which Excel saves CSV on a Polish computer. A byte order
 * mark is dropped.
 */
function* decodeText(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder(encodingOf(bytes));
  for (let start = 0; start < bytes.length; start += pieceSize) {
    yield decoder.decode(bytes.subarray(start, start + pieceSize), { stream: true });
  }
  yield decoder.decode();
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1250';
}
