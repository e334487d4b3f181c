/** Lengths of a piece after which a bank goes on in the next one without regard to words. */
const fullPieces: ReadonlySet<number> = new Set([27, 35]);

/** A text on one line: composed letters, single blanks, none around; what no one can see becomes a blank. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\uFFFD\s]+/gu, ' ')
    .trim();
}

/** The same, null where nothing is left. */
export function cleanTextOrNull(text: string): string | null {
  return cleanText(text) || null;
}

/**
 * A text that a bank has split into pieces (docs/product/bank.md#lines): a full one goes on in the next, after a shorter one a blank
 * is missing. `full` are lengths that are full besides.
 */
export function joinPieces(pieces: readonly string[], ...full: readonly number[]): string {
  let text = '';
  for (const piece of pieces) {
    text += piece;
    if (!fullPieces.has(piece.length) && !full.includes(piece.length)) text += ' ';
  }
  return cleanText(text);
}
