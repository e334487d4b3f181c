import { printInThread } from '#src/core/paper/print-in-thread.ts';
import type { LettersHead, MessageLetter } from './letter.ts';

const program = new URL('./letters.thread.ts', import.meta.url);

/**
 * Prints letters in the order in which they come, each with what is generated for it, beside what else this process does: a PDF, part by
 * part (docs/product/paper.md#letters-of-a-message). 503 where too much is printed already.
 */
export function printLetters(
  head: LettersHead,
  letters: Iterable<MessageLetter> | AsyncIterable<MessageLetter>,
): AsyncGenerator<Uint8Array> {
  return printInThread(program, { head, letters });
}
