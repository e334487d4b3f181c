import { looks } from '#src/core/paper/page.ts';
import type { Sheet } from '#src/core/paper/sheet.ts';

/** Between two facts, in points. */
const gap = 3;

/** Writes facts below each other, each with what it is; what is '' is left out. Gives where they end. */
export function writeFacts(
  sheet: Sheet,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  facts: readonly (readonly [label: string, value: string])[],
): number {
  let top = y;
  for (const [label, value] of facts.filter(([, told]) => told !== '')) {
    sheet.write(label, { x, y: top, width }, { look: looks.note });
    top += sheet.heightOf(label, width, looks.note);
    sheet.write(value, { x, y: top, width }, { look: looks.strong });
    top += sheet.heightOf(value, width, looks.strong) + gap;
  }
  return top;
}
