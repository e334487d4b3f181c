import { megabyte } from '../core/upload.ts';

/**
 * How much a file to be imported may hold, so that reading it takes neither memory nor time that others need
 * (docs/product/records.md#import). The lists of a whole town stay far below.
 */
export const importLimits = {
  /** All parts of a workbook, unpacked, in bytes. */
  workbookBytes: 400 * megabyte,
  /** Its largest sheet. */
  sheetBytes: 300 * megabyte,
  /** The texts that its cells share, which are held while it is read. */
  sharedTextBytes: 100 * megabyte,
  /** The part with its formats, and those that tell where all others are. */
  otherPartBytes: 20 * megabyte,
  /** How many parts it may have; each picture is one. */
  parts: 20_000,
  /** The elements of a part, how deep they may stand in one another, and how many attributes one may have. */
  elements: 30_000_000,
  depth: 64,
  attributes: 200,
  /** What a cell may hold, and how many rows and columns there may be: as in spreadsheet programs, but for the columns. */
  cellLetters: 32_767,
  rows: 1_048_576,
  columns: 1000,
  /** A line of a text file, in letters. */
  lineLetters: 100_000,
  /** Reading the file, in seconds, and then checking its rows and writing what they say, in minutes. */
  readingSeconds: 120,
  workMinutes: 20,
  /** What the process may take: what it holds, and all of it with the file and what is thrown away meanwhile; in megabytes. */
  heapMegabytes: 512,
  processMegabytes: 900,
} as const;
