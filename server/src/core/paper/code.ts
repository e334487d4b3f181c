import { encodeQR } from 'qr';
import type { Sheet } from './sheet.ts';

/** Where a code stands, its quiet zone included, in points, and what it says in words. */
interface CodePlace {
  readonly x: number;
  readonly y: number;
  /** Without the quiet zone. */
  readonly width: number;
  readonly words: string;
}

/** Modules around a code that have to stay empty. */
const quietZone = 4;

/** Draws a text as a two-dimensional code, error correction M. Gives its width with the quiet zone. */
export function drawCode(sheet: Sheet, text: string, { x, y, width, words }: CodePlace): number {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone });
  const module = width / (rows.length - 2 * quietZone);
  const whole = rows.length * module;
  sheet.picture(words, [x, y, x + whole, y + whole], () => {
    for (const [line, modules] of rows.entries()) {
      for (const { start, length } of runsOf(modules)) {
        sheet.doc.rect(x + start * module, y + line * module, length * module, module);
      }
    }
    // All at once: drawn one by one, fine lines would stay white between them.
    sheet.doc.fill('#000000');
  });
  return whole;
}

/** The dark modules of a row that lie beside each other. */
function* runsOf(modules: readonly boolean[]): Generator<{ start: number; length: number }> {
  for (let start = 0; start < modules.length; start += 1) {
    let end = start;
    while (modules[end]) end += 1;
    if (end > start) yield { start, length: end - start };
    start = end;
  }
}
