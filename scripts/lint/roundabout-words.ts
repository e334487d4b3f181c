/** What makes a reader go back to the beginning of a sentence: docs/recipes.md#the-words-of-comments. */
const roundabout = /\b(?:of which|of whom|tells|told|as above|whichever|what each)\b/gi;

/** What stands between backticks is a name, not a word. */
const names = /`[^`]*`/g;

/** Returns the words of a text that have to be decoded, in their order. */
export function roundaboutWords(text: string): readonly string[] {
  return [...text.replaceAll(names, '').matchAll(roundabout)].map(([word]) => word);
}
