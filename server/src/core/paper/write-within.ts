import type { Look } from './page.ts';
import type { Sheet } from './sheet.ts';

/** A part of a sheet, in points. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How small a text becomes before anything of it is left out, and by how much at once, in points. */
const smallest = 7;
const step = 0.5;

/**
 * Writes lines below each other that stay within a box, such as an address within the window of an envelope: those that are too long go
 * on on another; where that is too much for the box all become smaller, and where even that is, the longest are cut to one line each.
 */
export function writeWithin(
  sheet: Sheet,
  lines: readonly string[],
  { box, look, isCentred = false }: { box: Box; look: Look; isCentred?: boolean },
): void {
  const { x, width } = box;
  let { size } = look;
  while (heightOf(sheet, lines, { box, look: { ...look, size } }) > box.height && size > smallest) {
    size -= step;
  }
  const fitted = { box, look: { ...look, size } };
  const shown = cutToFit(sheet, lines, fitted);
  const left = box.height - heightOf(sheet, shown, fitted);
  let y = box.y + (isCentred ? left / 2 : 0);
  for (const line of shown) {
    sheet.write(line, { x, y, width }, { look: fitted.look });
    y += sheet.heightOf(line, width, fitted.look);
  }
}

interface Fitted {
  readonly box: Box;
  readonly look: Look;
}

function heightOf(sheet: Sheet, lines: readonly string[], { box, look }: Fitted): number {
  return lines.reduce((sum, line) => sum + sheet.heightOf(line, box.width, look), 0);
}

/** The highest ones cut to one line, one after the other, until the others have room; of more lines than that the first ones. */
function cutToFit(sheet: Sheet, lines: readonly string[], fitted: Fitted): string[] {
  const { box, look } = fitted;
  const shown = [...lines];
  const cut = new Set<number>();
  while (heightOf(sheet, shown, fitted) > box.height) {
    const heights = shown.map((line, at) =>
      cut.has(at) ? 0 : sheet.heightOf(line, box.width, look),
    );
    const highest = heights.indexOf(Math.max(...heights));
    if (cut.size === shown.length) {
      shown.pop();
      cut.delete(shown.length);
    } else {
      shown[highest] = sheet.cut(shown[highest] ?? '', box.width, look);
      cut.add(highest);
    }
  }
  return shown;
}
