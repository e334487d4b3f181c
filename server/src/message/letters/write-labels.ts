import { printInThread } from '#src/core/paper/print-in-thread.ts';
import type { PaperHead } from './letter.ts';

const program = new URL('./labels.thread.ts', import.meta.url);

/** Prints addresses, each the lines of one label, three by eight on a sheet: docs/product/paper.md#labels. */
export function printLabels(
  head: PaperHead,
  addresses: Iterable<readonly string[]> | AsyncIterable<readonly string[]>,
): AsyncGenerator<Uint8Array> {
  return printInThread(program, { head, letters: sheetsOf(addresses) });
}

/** How many labels a sheet has. */
const perSheet = 24;

async function* sheetsOf(
  addresses: Iterable<readonly string[]> | AsyncIterable<readonly string[]>,
): AsyncGenerator<readonly (readonly string[])[]> {
  let sheet: (readonly string[])[] = [];
  for await (const address of addresses) {
    sheet.push(address);
    if (sheet.length < perSheet) continue;
    yield sheet;
    sheet = [];
  }
  if (sheet.length > 0) yield sheet;
}
