import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { watchMemory } from '../update/memory-of.ts';
import type { PrintingCost } from './run-printing.ts';

/** Prints a document in this process, which does nothing else, and sends the cost to the process that forked it. */
export async function tellCost(print: () => Promise<AsyncIterable<Uint8Array>>): Promise<void> {
  const memory = watchMemory(async () => ['self']);
  const begun = performance.now();
  let bytes = 0;
  const reader = new Writable({
    write(part: Uint8Array, _encoding, done) {
      bytes += part.length;
      done();
    },
  });
  const paper = await print();
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  await pipeline(paper, reader);
  const cost: PrintingCost = {
    seconds: (performance.now() - begun) / 1000,
    peakMegabytes: await memory.stop(),
    megabytes: bytes / 1_000_000,
    longestWait: loop.max / 1_000_000,
  };
  process.send?.(cost, () => process.disconnect?.());
}
