import { printInThread } from '#src/core/paper/print-in-thread.ts';
import { type Paper, printPaper } from '#src/core/paper/print-paper.ts';
import type { LettersHead, MessageLetter } from './letter.ts';
import { lettersText as text } from './letters.text.ts';
import { writeLetter } from './write-letter.ts';

/** What letters of a message look like: docs/product/paper.md#letters-of-a-message. */
export function lettersPaper({
  sender,
  subject,
  isTwoSided,
}: LettersHead): Omit<Paper<MessageLetter>, 'letters'> {
  return {
    title: text.letters(subject),
    author: sender.name ?? '',
    isTwoSided,
    foot: (letter) => text.foot([letter.addressee[0], letter.subject]),
    write: (sheet, letter) => writeLetter(sheet, sender, letter),
  };
}

const program = new URL('./letters.thread.ts', import.meta.url);

/**
 * Prints letters in the order in which they come, each with what is generated for it, beside what else this process does: a PDF, part by
 * part. 503 where too much is printed already.
 */
export function printLetters(
  head: LettersHead,
  letters: Iterable<MessageLetter> | AsyncIterable<MessageLetter>,
): AsyncGenerator<Uint8Array> {
  return printInThread(program, { head, letters });
}

/** A longer body is drawn beside other requests, which would wait for it, in characters. */
const longestAtOnce = 20_000;

/** Prints one letter, as it is looked at before it is sent. 503 where it is long and too much is printed already. */
export function printLetter(head: LettersHead, letter: MessageLetter): AsyncGenerator<Uint8Array> {
  return letter.html.length > longestAtOnce
    ? printLetters(head, [letter])
    : printPaper({ ...lettersPaper(head), letters: [letter] });
}
