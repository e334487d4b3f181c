import { page as letterPage, looks, mm, type PageSize } from '#src/core/paper/page.ts';
import { printInThread } from '#src/core/paper/print-in-thread.ts';
import type { Paper } from '#src/core/paper/print-paper.ts';
import type { Sheet } from '#src/core/paper/sheet.ts';
import { writeWithin } from '#src/core/paper/write-within.ts';
import type { PaperHead } from './letter.ts';
import { lettersText as text } from './letters.text.ts';

/** The lines of an address, and those that stand on one sheet. */
type Address = readonly string[];
type SheetOfLabels = readonly Address[];

const columns = 3;
const rows = 8;

/** Without margins: a sheet of labels is divided to its edges. */
const page: PageSize = {
  ...letterPage,
  left: 0,
  right: letterPage.width,
  top: 0,
  bottom: letterPage.height,
};

const label = { width: page.width / columns, height: page.height / rows } as const;

/** Within each label, since labels are not cut where they should be, and most printers leave 5 mm at the edges. */
const inset = { x: mm(7), y: mm(6) } as const;

/** What a sheet of addresses looks like: docs/product/paper.md#labels. */
export function labelsPaper({
  association,
  subject,
}: PaperHead): Omit<Paper<SheetOfLabels>, 'letters'> {
  return { title: text.labels(subject), author: association ?? '', page, write: writeLabels };
}

function writeLabels(sheet: Sheet, addresses: SheetOfLabels): void {
  const width = label.width - 2 * inset.x;
  const height = label.height - 2 * inset.y;
  for (const [at, address] of addresses.entries()) {
    const x = (at % columns) * label.width + inset.x;
    const y = Math.floor(at / columns) * label.height + inset.y;
    writeWithin(sheet, address, {
      box: { x, y, width, height },
      look: looks.text,
      isCentred: true,
    });
  }
}

const program = new URL('./labels.thread.ts', import.meta.url);

/** Prints addresses in the order in which they come, as labels, three by eight on a sheet: a PDF, part by part. 503 where too much is printed already. */
export function printLabels(
  head: PaperHead,
  addresses: Iterable<Address> | AsyncIterable<Address>,
): AsyncGenerator<Uint8Array> {
  return printInThread(program, { head, letters: sheetsOf(addresses) });
}

async function* sheetsOf(
  addresses: Iterable<Address> | AsyncIterable<Address>,
): AsyncGenerator<SheetOfLabels> {
  let sheet: Address[] = [];
  for await (const address of addresses) {
    sheet.push(address);
    if (sheet.length < columns * rows) continue;
    yield sheet;
    sheet = [];
  }
  if (sheet.length > 0) yield sheet;
}
