/**
 * A text as it is compared where letter case, Polish diacritics, blanks and punctuation do not
 * matter: 'Powierzchnia [m²]' and 'powierzchnia m2' are the same.
 */
export function comparable(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll('ł', 'l')
    .replace(/[^\p{L}\p{Nd}]/gu, '');
}
