import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codeOfScreen, measuredScreens } from './screen-code.ts';

const webFolder = join(import.meta.dirname, '../../web/dist');

/**
 * The most KiB of JavaScript and styles, gzipped, that a screen may fetch until it rests, and in how many files (0140): of styles those
 * that come with the page, those of all screens, and those of what the screen is one of (0202, 0222). The field of the one search is in the
 * frame of each (0193), and rows that are pressed as a whole, sections that fold and what a list is for in what screens share (0194, 0196,
 * 0197); what is typed while the next screen is on its way is asked about in what leads to each (0200). The frame opens the search over a
 * screen that is read, rows say what is cut short, and the addresses and rights of the year's end are known to all of the staff's (0213 to 0220), and so are those of the waiting list (0244)
 * and of the handovers (0245).
 */
const usual = { kibibytes: 190, files: 12 };
const most: Record<keyof typeof measuredScreens, typeof usual> = {
  signIn: { kibibytes: 107.3, files: 5 },
  // How many wait for one stands above their list (0244).
  gardens: { kibibytes: 191.3, files: 12 },
  // What the list of meters says of rounds and of reported readings comes with their areas (0203, 0204).
  meters: { kibibytes: 204.9, files: 17 },
  // The details of a person lead to what is known of them (0221), and a deletion that is refused to where they can be forgotten.
  parties: { kibibytes: 192, files: 12 },
  // What is published has content, and with it what both kinds of entries share.
  news: { kibibytes: 191.6, files: 13 },
  notices: { kibibytes: 191.9, files: 13 },
  documents: usual,
  pageVersions: { kibibytes: 192.6, files: 12 },
  // Each step says what it is not whole by (0196), accounts what is owed on them (0194). Both hubs of money have the year at a glance (0214); a card leads to
  // the rates of interest (0211).
  fees: { kibibytes: 195.3, files: 14 },
  // What the screens of money share comes with the first of them, and what is due is a file of its own for every hub. A row has a sign
  // for its state (0196). What holders are shown of accounts as well is a file of its own (0210), and so is how plans stand (0219).
  transactions: { kibibytes: 216.8, files: 18 },
  // A day (0159), an account that is found while one types, and a table of what is covered.
  receive: { kibibytes: 235.4, files: 23 },
  // The balance, what is open and what was posted, each with its papers.
  account: { kibibytes: 207.7, files: 20 },
  details: usual,
  edit: { kibibytes: 199.5, files: 11 },
  editor: { kibibytes: 307.6, files: 13 },
  // Fields of dates, without what opens at them (0159, 0192).
  entryEdit: { kibibytes: 213.9, files: 17 },
  meterDetails: { kibibytes: 193.2, files: 15 },
  // A chart in sight, with MUI's theme, and what makes its styles: 0141, 0202. What is typed into stands in a handover as well (0245).
  reading: { kibibytes: 391.4, files: 32 },
  // Holders have neither the addresses of the staff's screens nor their styles (0210).
  own: { kibibytes: 148.3, files: 10 },
  ownPlot: { kibibytes: 150, files: 11 },
};

const limits = Object.entries(measuredScreens).map(([key, screen]) => ({
  screen,
  ...most[key as keyof typeof measuredScreens],
}));

test.each(limits)(
  '$screen.name fetches at most $kibibytes KiB of code in $files files',
  (limit) => {
    const files = codeOfScreen(webFolder, limit.screen);
    const sum = files.reduce((total, { kibibytes }) => total + kibibytes, 0);
    const table = files.map(
      ({ file, kibibytes }) => `${kibibytes.toFixed(1).padStart(7)}  ${file}`,
    );
    const told = [`${sum.toFixed(1)} KiB in ${files.length} files:`, ...table].join('\n');
    expect(sum, `Too much code for ${limit.screen.name}: ${told}`).toBeLessThanOrEqual(
      limit.kibibytes,
    );
    expect(files.length, `Too many files for ${limit.screen.name}: ${told}`).toBeLessThanOrEqual(
      limit.files,
    );
  },
);

test('a screen that is not there is said to be missing', () => {
  const renamed = { name: 'a screen', modules: ['web/src/Gone.tsx'] };
  expect(() => codeOfScreen(webFolder, renamed)).toThrow('web/src/Gone.tsx');
});
