import type { Readable } from 'node:stream';

// What the library has and promises to nobody: all that this program knows of it stands here, as it is in the version that
// `pdfkit-internals.test.ts` names.

declare global {
  namespace PDFKit {
    interface PDFPage {
      /** Under which the document knows the tags of the page. */
      readonly structParentTreeKey: number;
    }
    interface PDFDocument {
      /** Which tags each page has, by the key of the page. */
      getStructParentTree(): PageTags;
      /** The fonts that were written with. */
      readonly _fontFamilies: Record<string, { layoutCache?: Record<string, object> }>;
    }
    interface PageTags {
      get(key: number): object;
      add(key: number, tags: PDFKitReference): void;
    }
  }
  namespace PDFKit.Mixins {
    /** Options of tags that the library knows and its types do not. */
    interface StructureElementOptions {
      /** Where a figure is, in points: left, top, right, bottom. */
      bbox?: readonly [number, number, number, number];
      /** What a heading of a table is the heading of. */
      scope?: 'Column' | 'Row';
    }
    /** The same of a text. */
    interface TextOptions {
      /** In points: a width given here is not measured. */
      textWidth?: number;
      wordCount?: number;
    }
  }
}

/** Of what is written already no more is held than its number, by which others refer to it. */
export function forgotten(written: PDFKit.PDFKitReference): PDFKit.PDFKitReference {
  return Object.assign(written, { data: {} });
}

/**
 * Writes what is on a page, so that it is let go of while its letter goes on: a long table would be held whole. What is drawn
 * on the page later, as its foot is, follows.
 */
export function writeContentOf(doc: PDFKit.PDFDocument): void {
  const { page } = doc;
  const drawn = page.content;
  drawn.end(undefined);
  page.content = doc.ref({});
  Object.assign(page.dictionary.data, { Contents: [forgotten(drawn), page.content] });
}

/**
 * Writes which tags a page has as an object of its own, so that the tags are let go of before the document ends: left to the library,
 * each of them would be held until then. All of the page but its foot has to be there.
 */
export function writeTagsOf(doc: PDFKit.PDFDocument): void {
  const { structParentTreeKey: key } = doc.page;
  const tree = doc.getStructParentTree();
  const tags = doc.ref(tree.get(key));
  tags.end(undefined);
  tree.add(key, forgotten(tags));
}

/**
 * How many words each font of a document remembers, with how they are laid out: those that most letters have are among them after the
 * first one; the names in thousands of letters would fill the memory.
 */
export const mostWords = 2000;

/** Lets go of the words that fonts of a document remember, where these are too many. */
export function forgetWords({ _fontFamilies: fonts }: PDFKit.PDFDocument): void {
  for (const font of Object.values(fonts)) {
    const { layoutCache = {} } = font;
    if (Object.keys(layoutCache).length > mostWords) font.layoutCache = Object.create(null);
  }
}

/**
 * Gathers what a document writes, and gives what came since it was asked last. At its end it writes a line for each of what may be a
 * million objects, which the stream that it is would hold one by one.
 */
export function gather(doc: Readable): () => Uint8Array {
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
