import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { readingLimits } from '../reading-limits.ts';

/** A record of a table; the line of the file in which it begins is counted from 1. */
export interface CsvRecord {
  readonly cells: readonly string[];
  readonly lineNumber: number;
}

/** Why a table was not read to its end. */
export type CsvEnd = 'read' | 'damaged' | 'too-many';

/** What separates the cells of banks' tables. */
export const delimiters = [';', ',', '\t'] as const;

/**
 * Reads a table record by record, holding none of them. After `most` records it ends, and before, where a quoted text
 * does not.
 */
export function eachRecord(
  text: string,
  delimiter: string,
  most: number,
  see: (record: CsvRecord) => void,
): CsvEnd {
  let count = 0;
  let lineNumber = 1;
  try {
    parse(text, {
      delimiter,
      recordDelimiter: ['\r\n', '\n', '\r'],
      relaxColumnCount: true,
      // Banks do not double the quotes within a title.
      relaxQuotes: true,
      maxRecordSize: readingLimits.lineLetters,
      to: most,
      onRecord: (cells: string[]) => {
        count += 1;
        see({ cells: cells.map(withoutQuotes), lineNumber });
        lineNumber += 1 + linesWithin(cells);
        return null;
      },
    });
  } catch (error) {
    if (error instanceof CsvError) return 'damaged';
    throw error;
  }
  return count < most ? 'read' : 'too-many';
}

/** A cell whose inner quotes are not doubled keeps those around it. */
function withoutQuotes(cell: string): string {
  const text = cell.trim();
  return /^".*"$/s.test(text) ? text.slice(1, -1).trim() : text;
}

function linesWithin(cells: readonly string[]): number {
  let count = 0;
  for (const cell of cells) {
    for (let at = cell.indexOf('\n'); at >= 0; at = cell.indexOf('\n', at + 1)) count += 1;
  }
  return count;
}
