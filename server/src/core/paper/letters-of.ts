const segmenter = new Intl.Segmenter('pl');

/** The letters of a text, each with the marks that belong to it. */
export function lettersOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
