import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { messages } from '@grzadka/contract/core/messages';
import { AppError } from '../errors/app-error.ts';

/** How many such threads a process has at the most. */
const most = 2;

let running = 0;

/** How large the heap of such a thread may become, in MB: 5,000 letters take less than half of it. */
const mostHeap = 64;

/** Of that, for what lives as long as a letter, in MB. */
const mostYoungHeap = 12;

/** What is sent to a thread: a letter to print, or that there is no other. */
export type Asked<Letter> = { readonly letter: Letter } | 'end';

/** What is printed: what its program wants to know first, and its letters. */
interface Printing<Head, Letter> {
  readonly head: Head;
  readonly letters: Iterable<Letter> | AsyncIterable<Letter>;
}

/**
 * Makes a PDF in a thread of its own, so that others are served while it is drawn, and gives it part by part. `program` is a file
 * that calls `printForOthers`, and has `head` as its `workerData`. 503 where too many are printed already. The next letter is read when what the one before came to was taken. Throws what the reading or
 * the thread throws; the thread ends with the generator.
 */
export async function* printInThread<Head, Letter>(
  program: URL,
  { head, letters }: Printing<Head, Letter>,
): AsyncGenerator<Uint8Array> {
  if (running >= most) {
    throw new AppError('unavailable', { message: messages.tooManyExports, retryAfter: 10 });
  }
  const resourceLimits = {
    maxOldGenerationSizeMb: mostHeap,
    maxYoungGenerationSizeMb: mostYoungHeap,
  };
  const thread = new Worker(program, { workerData: head, resourceLimits });
  running += 1;
  const failed = new AbortController();
  // Also while nothing is waited for: nobody else would hear of it.
  thread.once('error', (error) => failed.abort(error));
  try {
    for await (const letter of letters) yield await printed({ letter });
    yield await printed('end');
  } finally {
    await thread.terminate();
    running -= 1;
  }

  async function printed(asked: Asked<Letter>): Promise<Uint8Array> {
    failed.signal.throwIfAborted();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows; a thread has no origin
    thread.postMessage(asked);
    try {
      const [part] = await once(thread, 'message', { signal: failed.signal });
      return part;
    } catch {
      throw failed.signal.reason;
    }
  }
}
