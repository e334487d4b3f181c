import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codeOfScreen, measuredScreens } from './screen-code.ts';

const webFolder = join(import.meta.dirname, '../../web/dist');

/** The most KiB of JavaScript, gzipped, that a screen may fetch (0061, 0068). */
const list = 233;
const most: Record<keyof typeof measuredScreens, number> = {
  signIn: 170,
  gardens: list,
  // The way to its other screens stands there at once, so that no row moves.
  meters: 235,
  parties: list,
  news: list,
  notices: list,
  documents: list,
  pageVersions: list,
  details: 220,
  edit: 243,
  editor: 345,
};

/** In how many files at the most. */
const mostFiles = 13;

const limits = Object.entries(measuredScreens).map(([key, screen]) => ({
  screen,
  kibibytes: most[key as keyof typeof measuredScreens],
}));

test.each(limits)('$screen.name fetches at most $kibibytes KiB of code', (limit) => {
  const files = codeOfScreen(webFolder, limit.screen);
  const sum = files.reduce((total, { kibibytes }) => total + kibibytes, 0);
  const table = files.map(({ file, kibibytes }) => `${kibibytes.toFixed(1).padStart(7)}  ${file}`);
  const told = [`${sum.toFixed(1)} KiB in ${files.length} files:`, ...table].join('\n');
  expect(sum, `Too much code for ${limit.screen.name}: ${told}`).toBeLessThanOrEqual(
    limit.kibibytes,
  );
  expect(files.length, `Too many files for ${limit.screen.name}: ${told}`).toBeLessThanOrEqual(
    mostFiles,
  );
});

test('a screen that is not there is said to be missing', () => {
  const renamed = { name: 'a screen', modules: ['web/src/Gone.tsx'] };
  expect(() => codeOfScreen(webFolder, renamed)).toThrow('web/src/Gone.tsx');
});
