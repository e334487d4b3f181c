import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fontFile } from './fonts.ts';
import { type PageSize, page as upright } from './page.ts';
import { Sheet } from './sheet.ts';

/** Letters that are one file, and how each is written. */
export interface Paper<Letter> {
  /** What a reader's window is called. */
  readonly title: string;
  /** Who says it. */
  readonly author: string;
  readonly letters: Iterable<Letter> | AsyncIterable<Letter>;
  readonly write: (sheet: Sheet, letter: Letter) => void;
  /** A4 as letters have it where none is stated. */
  readonly page?: PageSize;
  /** What stands at the foot of each page of a letter; nothing, nor a number, where none is stated. */
  readonly foot?: (letter: Letter) => string;
  /** Printed on both sides of each sheet; no two letters share a sheet. */
  readonly isTwoSided?: boolean;
}

/**
 * Makes a PDF of A4 pages as its letters come, tagged for those who have it read to them (docs/product/paper.md#documents). No more of it
 * is held than one letter and what refers to the pages; others are served between two letters.
 */
export async function* printPaper<Letter>({
  title,
  author,
  letters,
  write,
  foot,
  page = upright,
  isTwoSided = false,
}: Paper<Letter>): AsyncGenerator<Uint8Array> {
  // Loaded with all that it needs, which no other reply does.
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: [page.width, page.height],
    // What is written stays where it is put.
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'pl-PL',
    tagged: true,
    displayTitle: true,
    font: fontFile({}),
    info: { Title: title, Author: author, Creator: 'Grządka', Producer: 'Grządka' },
  });
  const written = gather(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  for await (const letter of letters) {
    const setting = { page, foot: foot?.(letter) ?? null, isTwoSided };
    const sheet = new Sheet(doc, root, setting);
    write(sheet, letter);
    sheet.finish();
    yield written();
    await nextTurn();
  }
  root.end();
  doc.end();
  yield written();
}

/**
 * Gathers what a document writes, and gives what came since it was asked last. At its end it writes a line for each of what may be a
 * million objects, which the stream that it is would hold one by one.
 */
function gather(doc: Readable): () => Uint8Array {
  let room = Buffer.alloc(firstRoom);
  let length = 0;
  const keep = (part: unknown): boolean => {
    if (!(part instanceof Uint8Array)) return false;
    if (length + part.length > room.length) {
      room = Buffer.concat([room], 2 * (length + part.length));
    }
    room.set(part, length);
    length += part.length;
    return true;
  };
  // It has begun already.
  while (keep(doc.read())) continue;
  doc.push = keep;
  return () => {
    const written = new Uint8Array(room.subarray(0, length));
    length = 0;
    return written;
  };
}

/** As much as most letters take, in bytes. */
const firstRoom = 65_536;
