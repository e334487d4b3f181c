import { on } from 'node:events';
import { type MessagePort, parentPort } from 'node:worker_threads';
import type { Asked } from './print-in-thread.ts';
import { type Paper, printPaper } from './print-paper.ts';

/**
 * The whole of a thread's program for `printInThread`: prints each letter that it gets, and sends the printed bytes back. What
 * the paper needs to know first is the thread's `workerData`.
 */
export async function printForOthers<Letter>(paper: Omit<Paper<Letter>, 'letters'>): Promise<void> {
  if (parentPort === null) throw new TypeError('This is no thread that somebody else began');
  const letters = toldLetters<Letter>(parentPort);
  for await (const part of printPaper({ ...paper, letters })) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows; a thread has no origin
    parentPort.postMessage(part);
  }
}

async function* toldLetters<Letter>(port: MessagePort): AsyncGenerator<Letter> {
  const messages: AsyncIterable<readonly Asked<Letter>[]> = on(port, 'message');
  for await (const [asked] of messages) {
    if (asked === undefined || asked === 'end') return;
    yield asked.letter;
  }
}
