import { foldLetters } from '#src/core/fold-text.ts';

/** A word of a text, folded: letters and digits between what is neither. */
interface Word {
  readonly text: string;
  /** Where it stands in the folded text. */
  readonly begin: number;
  readonly end: number;
}

/** A text as it is compared: folded, and its words. */
export interface FoldedText {
  readonly text: string;
  readonly words: readonly Word[];
}

/** Folds a text and takes it apart (docs/product/bank.md#matching). */
export function wordsOf(typed: string): FoldedText {
  const text = foldLetters(typed);
  const words = Array.from(text.matchAll(/[\p{L}\p{Nd}]+/gu), ({ 0: word, index }) => ({
    text: word,
    begin: index,
    end: index + word.length,
  }));
  return { text, words };
}
