import { cleanTextOrNull } from './clean-text.ts';

/** What banks write, but for signs and blanks, where an operation has no reference. */
const wordsForNone: ReadonlySet<string> = new Set([
  '',
  'NONREF',
  'NOREF',
  'NOREFERENCE',
  'NONE',
  'NOTPROVIDED',
  'NOTAVAILABLE',
  'NA',
  'NULL',
  'BRAK',
]);

/** The reference a bank gave to an operation; null where it is a word for none, 'NOTPROVIDED' or 'NONREF' (docs/product/bank.md#lines). */
export function ownReference(text: string): string | null {
  const signs = text.toUpperCase().replace(/[^\p{L}\p{Nd}]/gu, '');
  return wordsForNone.has(signs) || /^0+$/.test(signs) ? null : cleanTextOrNull(text);
}
