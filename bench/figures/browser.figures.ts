import type { Browser } from 'playwright-core';
import { findChromium } from '../../scripts/find-chromium.ts';
import { openChromium } from '../browser/chromium.ts';
import { type Scrolled, scrollList } from '../browser/scrolling.ts';
import { type MeasuredScreen, openSite, type Site } from '../browser/site.ts';
import { type UnusedCode, unusedCode } from '../browser/unused-code.ts';
import type { Figure, FigureGroup } from './figure.ts';

/** The screens that are opened, one of each kind. */
const opened = [
  'signIn',
  'gardens',
  'details',
  'edit',
  'meters',
  'editor',
] as const satisfies MeasuredScreen[];

const rounds = 3;

const scrolledRows = 10_000;

async function measure(): Promise<readonly Figure[]> {
  const program = await findChromium();
  if (program === null) {
    console.warn('No Chromium: the browser is left out. CHROMIUM_PATH names one.');
    return [];
  }
  await using site = await openSite();
  await using browser = await openChromium(program);
  return [...(await scrolling(browser, site)), ...(await unused(browser, site))];
}

async function scrolling(browser: Browser, site: Site): Promise<Figure[]> {
  const runs: Scrolled[] = [];
  for (let round = 0; round < rounds; round++) {
    runs.push(await scrollList(browser, site, scrolledRows));
  }
  const list = `${scrolledRows} gardens scrolled`;
  return [
    {
      name: `${list}: most rows in the document`,
      unit: 'rows',
      rounds: runs.map(({ mostRows }) => mostRows),
      target: { atMost: 199 },
    },
    {
      name: `${list}: longest frame, by this machine's own processor`,
      unit: 'ms',
      rounds: runs.map(({ longestFrame }) => longestFrame),
      target: { atMost: 50 },
      note: `over 50 ms: ${runs.map(({ frames, longFrames }) => `${longFrames} of ${frames}`).join(', ')}`,
    },
  ];
}

/** The four that weigh most, with their KiB. */
function largest(files: readonly UnusedCode[]): string {
  return files
    .slice(0, 4)
    .map(({ file, kibibytes }) => `${file} ${kibibytes.toFixed(0)}`)
    .join(', ');
}

async function unused(browser: Browser, site: Site): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const screen of opened) {
    const files = await unusedCode(browser, site, screen);
    figures.push({
      name: `unused JavaScript of ${site.screens[screen].name}, gzip`,
      unit: 'KiB',
      rounds: [files.reduce((sum, { kibibytes }) => sum + kibibytes, 0)],
      target: { atMost: 20 },
      note: `of it, by files: ${largest(files)}`,
    });
  }
  return figures;
}

export default {
  title: 'The browser',
  note: `
Frames are measured on
the machine's own processor, at six rows a frame. In a trace a frame is 9 ms of scripts and 8 of style and layout; the
longest were those in which the same recalculation of a hundred elements took 32 and 88 ms instead of 4, when the processor
was given to others.

Unused is what is never called until a screen rests, a function's share of its file's characters taken of the file's size
with gzip; what is fetched ahead for the next screen is none of it. It is the libraries' own: \`react\` is react-dom,
\`start\` mostly zod, MUI's core and TanStack Query, \`frame\` the router, \`editor\` ProseMirror and Tiptap. Nothing of it
can be left out from outside (0068, 0082).`.trim(),
  measure,
} satisfies FigureGroup;
