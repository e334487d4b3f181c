import { decodeQR } from 'qr/decode.js';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

/** What is written in a PDF, for a reader that knows nothing of our program. */
interface PdfTexts {
  /** The text of each page, its parts divided by blanks. */
  readonly pages: readonly string[];
  /** Each text that is drawn at once, with where it stands. */
  readonly placed: readonly PlacedText[];
}

/** All that such a reader finds. */
interface ReadPdf extends PdfTexts {
  readonly title: unknown;
  readonly language: unknown;
  readonly isTagged: boolean;
  /** The tags of each page after the other, those of pictures with their words, in their order. */
  readonly tags: readonly string[];
  /** What the two-dimensional codes say. */
  readonly codes: readonly string[];
  /** How many lines are drawn on each page, such as those below words. */
  readonly lines: readonly number[];
}

/** A text on a page, which begins with 1, in points from the left upper corner; its height is that of the tallest letters there are. */
export interface PlacedText {
  readonly page: number;
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf['getPage']>>;
type Operations = Awaited<ReturnType<Page['getOperatorList']>>;
type Names = Awaited<ReturnType<typeof getResolvedPDFJS>>['OPS'];
type Content = Awaited<ReturnType<Page['getTextContent']>>;

/** Reads a PDF. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(bytes);
  const { info } = await pdf.getMetadata();
  const told = new Map(Object.entries(info));
  const pages = await pagesOf(pdf);
  const marked = await pdf.getMarkInfo();
  const { OPS } = await getResolvedPDFJS();
  const operations = await Promise.all(pages.map((page) => page.getOperatorList()));
  return {
    ...(await textsOf(pages)),
    title: told.get('Title'),
    language: told.get('Language'),
    isTagged: marked?.Marked === true,
    tags: (await Promise.all(pages.map((page) => page.getStructTree()))).flatMap(tagsOf),
    codes: operations.flatMap((listed) => codesOf(listed, OPS)),
    lines: operations.map((listed) => linesOf(listed, OPS)),
  };
}

/** Reads no more of a PDF than what is written in it, which of hundreds of pages is a third of the work. */
export async function readPdfTexts(bytes: Uint8Array): Promise<PdfTexts> {
  return textsOf(await pagesOf(await getDocumentProxy(bytes)));
}

function pagesOf(pdf: Pdf): Promise<Page[]> {
  const numbers = Array.from({ length: pdf.numPages }, (_, at) => at + 1);
  return Promise.all(numbers.map((number) => pdf.getPage(number)));
}

async function textsOf(pages: readonly Page[]): Promise<PdfTexts> {
  const contents = await Promise.all(pages.map((page) => page.getTextContent()));
  return {
    pages: contents.map(textOf),
    placed: contents.flatMap((content, at) => placedOn(content, at + 1, pages[at]?.view[3])),
  };
}

/** How far the letters of a font reach below their line, as a part of its size. */
const belowLine = 0.32;

function placedOn({ items }: Content, page: number, pageHeight = 0): PlacedText[] {
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const { str: text, width, height } = item;
    const [x, y]: number[] = item.transform.slice(4);
    const line = pageHeight - (y ?? 0);
    const left = x ?? 0;
    const vertical = { top: line - height, bottom: line + belowLine * height };
    return [{ page, text, left, right: left + width, ...vertical }];
  });
}

function textOf({ items }: Content): string {
  const words = items.map((item) => ('str' in item ? item.str : ''));
  return words.join(' ').replaceAll(/[ \u00a0]+/g, ' ');
}

function tagsOf(node: unknown): string[] {
  if (!(node instanceof Object) || !('role' in node)) return [];
  const words = 'alt' in node ? `: ${String(node.alt)}` : '';
  const children = 'children' in node && Array.isArray(node.children) ? node.children : [];
  return [`${String(node.role)}${words}`, ...children.flatMap(tagsOf)];
}

/** Pixels in a point: no module is narrower than some of them. */
const scale = 8;

/** Empty pixels around what is read, in the place of the paper. */
const margin = 100;

function linesOf({ fnArray, argsArray }: Operations, { constructPath, stroke }: Names): number {
  const paths = fnArray.flatMap((operation, at) =>
    operation === constructPath ? [argsArray[at]?.[0]] : [],
  );
  return paths.filter((drawing) => drawing === stroke).length;
}

function codesOf({ fnArray, argsArray }: Operations, OPS: Names): string[] {
  const paths = fnArray.flatMap((operation, at): number[][] => {
    const path: unknown = argsArray[at]?.[1]?.[0];
    return operation === OPS.constructPath && path instanceof Float32Array ? [[...path]] : [];
  });
  // What is drawn is turned by what the page says first.
  const turn = argsArray[fnArray.indexOf(OPS.transform)];
  // Of the paths of these papers only codes have more than some rectangles.
  return paths
    .map((path) => rectanglesOf(path, turn))
    .filter((rectangles) => rectangles.length > 50)
    .map((rectangles) => decodeQR(drawn(rectangles)));
}

type Rectangle = readonly [number, number, number, number];

/**
 * Returns the corners of the rectangles of a path; each rectangle has four points and an end, and the code of its step stands
 * before each point.
 */
function rectanglesOf(path: readonly number[], turn: readonly number[]): Rectangle[] {
  const [a = 1, , , d = 1] = turn;
  const stepsOfRectangle = 13;
  return Array.from({ length: Math.floor(path.length / stepsOfRectangle) }, (_, at) => {
    const points = path.slice(at * stepsOfRectangle, (at + 1) * stepsOfRectangle);
    const [, x1 = 0, y1 = 0, , , , , x2 = 0, y2 = 0] = points;
    const xs = [a * x1, a * x2];
    const ys = [d * y1, d * y2];
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
  });
}

/** As a camera would see it: up is up, and dark is black. */
function drawn(rectangles: readonly Rectangle[]) {
  const left = Math.min(...rectangles.map(([x]) => x));
  const top = Math.max(...rectangles.map(([, , , y]) => y));
  const right = Math.max(...rectangles.map(([, , x]) => x));
  const bottom = Math.min(...rectangles.map(([, y]) => y));
  const pixel = (length: number) => Math.round(length * scale) + margin;
  const width = pixel(right - left) + margin;
  const height = pixel(top - bottom) + margin;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [x1, y1, x2, y2] of rectangles) {
    for (let y = pixel(top - y2); y < pixel(top - y1); y += 1) {
      const start = (y * width + pixel(x1 - left)) * 4;
      const end = (y * width + pixel(x2 - left)) * 4;
      for (let at = start; at < end; at += 4) data.fill(0, at, at + 3);
    }
  }
  return { width, height, data };
}
