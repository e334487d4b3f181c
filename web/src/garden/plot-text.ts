/** What a garden is called in a sentence or a heading: some registers begin the name with the word itself. */
export function plotText(name: string): string {
  return /^działka\b/i.test(name) ? name : `Działka ${name}`;
}
