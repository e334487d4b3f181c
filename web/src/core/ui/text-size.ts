/** The size of running text in CSS pixels at the browser's default: readable at arm's length. */
export const usualTextSize = 17;

/** How many times larger than usual the page's type is, by the choice in it and in the browser. */
export function textScale(): number {
  const rootSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.isNaN(rootSize) ? 1 : rootSize / usualTextSize;
}
