import { looks, mm } from '#src/core/paper/page.ts';
import { printInThread } from '#src/core/paper/print-in-thread.ts';
import type { Paper } from '#src/core/paper/print-paper.ts';
import type { Sheet } from '#src/core/paper/sheet.ts';
import { writeTable } from '#src/core/paper/table.ts';
import type { Delivery, DeliveryHead, PaperHead } from './letter.ts';
import { lettersText as text } from './letters.text.ts';

type Deliveries = readonly Delivery[];

/** High enough to sign in. */
const rowHeight = mm(11);

/** What the list looks like on which whoever takes a letter signs: docs/product/paper.md#delivery-list. */
export function deliveryListPaper({
  association,
  subject,
}: PaperHead): Omit<Paper<Deliveries>, 'letters'> {
  return {
    title: `${text.deliveryList}: ${subject}`,
    author: association ?? '',
    foot: () => text.foot([text.deliveryList, association]),
    write: (sheet, deliveries) => {
      if (association !== null) sheet.paragraph(association);
      sheet.heading(1, text.deliveryList);
      sheet.paragraph(subject, looks.strong);
      writeDeliveries(sheet, deliveries);
    },
  };
}

function writeDeliveries(sheet: Sheet, deliveries: Deliveries): void {
  const columns = [
    { heading: text.columns.number, width: 11, isFigure: true },
    { heading: text.columns.name },
    { heading: text.columns.gardens, width: 24 },
    { heading: text.columns.day, width: 20 },
    { heading: text.columns.signature, width: 42 },
  ];
  const rows = deliveries.map(({ name, gardens }, at) => ({
    cells: [`${at + 1}.`, name, gardens.join(', '), '', ''],
  }));
  writeTable(sheet, columns, rows, { rowHeight });
  sheet.makeRoom(rowHeight);
  sheet.paragraph(text.delivered);
}

const program = new URL('./delivery-list.thread.ts', import.meta.url);

/** Prints the list of deliveries in the order in which they come, together or each on its own sheet: a PDF, part by part. 503 where too much is printed already. */
export function printDeliveryList(
  { isApart, ...head }: DeliveryHead,
  deliveries: Deliveries,
): AsyncGenerator<Uint8Array> {
  const letters = isApart ? deliveries.map((delivery) => [delivery]) : [deliveries];
  return printInThread(program, { head, letters });
}
