import type { Page } from '@playwright/test';

/** The letters of the longest word that fits on a line of a phone beside whatever it stands; what is longer may break. */
const longestWhole = 20;

/** What is read as one: a day with its time, and a word. A hyphen, a slash or a dash in it may end a line. */
const whole = [String.raw`\d{4}\.\d\d\.\d\d \d\d:\d\d(:\d\d)?`, String.raw`[^\s\-–/]+`];

/** The words and dates of a page that begin on one line and end on the next. */
export async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ patterns, longest }) => {
      const range = document.createRange();
      const isBroken = (text: Text, { index, 0: match }: RegExpExecArray) => {
        range.setStart(text, index);
        range.setEnd(text, index + match.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        return new Set(lines.map(({ top }) => Math.round(top))).size > 1;
      };
      const broken: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node instanceof Text; node = texts.nextNode()) {
        for (const pattern of patterns) {
          for (const match of node.data.matchAll(new RegExp(pattern, 'g'))) {
            if (match[0].length <= longest && isBroken(node, match)) broken.push(match[0]);
          }
        }
      }
      return broken;
    },
    { patterns: whole, longest: longestWhole },
  );
}
