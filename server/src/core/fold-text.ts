/**
 * Folds letters for comparisons in which letter case and Polish diacritics do not matter; all else stays: 'Gęś, Łoś' is
 * 'ges, los'.
 */
export function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l');
}

/**
 * Folds a text for comparisons in which letter case, Polish diacritics, blanks and punctuation do not
 * matter: 'Powierzchnia [m²]' and 'powierzchnia m2' are the same.
 */
export function foldText(text: string): string {
  return foldLetters(text).replace(/[^\p{L}\p{Nd}]/gu, '');
}
