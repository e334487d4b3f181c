/**
 * Folds a text for comparisons in which letter case, Polish diacritics, blanks and punctuation do not
 * matter: 'Powierzchnia [m²]' and 'powierzchnia m2' are the same.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll('ł', 'l')
    .replace(/[^\p{L}\p{Nd}]/gu, '');
}
