import { printInThread } from '#src/core/paper/print-in-thread.ts';
import type { Delivery, PaperHead } from './letter.ts';

const program = new URL('./delivery-list.thread.ts', import.meta.url);

/** Prints the list on which whoever takes a letter signs: docs/product/paper.md#delivery-list. */
export function printDeliveryList(
  head: PaperHead,
  deliveries: readonly Delivery[],
): AsyncGenerator<Uint8Array> {
  return printInThread(program, { head, letters: [deliveries] });
}
