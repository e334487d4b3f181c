import { setImmediate as nextTurn } from 'node:timers/promises';
import { fontFile } from './fonts.ts';
import { type PageSize, page as upright } from './page.ts';
import { gather } from './pdfkit-internals.ts';
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
