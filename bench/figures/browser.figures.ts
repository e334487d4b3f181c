import type { Browser } from 'playwright-core';
import { findChromium } from '../../scripts/find-chromium.ts';
import { openChromium } from '../browser/chromium.ts';
import { type FetchedCode, fetchedCode } from '../browser/fetched-code.ts';
import { auditPage, canRunLighthouse, type LighthousePoints } from '../browser/lighthouse.ts';
import { type Scrolled, scrollList } from '../browser/scrolling.ts';
import { type OpenedScreen, openSite, type Site } from '../browser/site.ts';
import { unusedCode } from '../browser/unused-code.ts';
import type { Figure, FigureGroup } from './figure.ts';

/** The screens that are opened, one of each kind, with the most code that each may fetch until it rests, in KiB. */
const mostCode = {
  signIn: 160,
  gardens: 260,
  details: 260,
  edit: 260,
  meters: 260,
  entry: 260,
  editor: 380,
} as const satisfies Record<OpenedScreen, number>;

const opened = Object.keys(mostCode) as OpenedScreen[];

/** The most files of code that a screen may fetch. */
const mostFiles = 12;

/** What a screen has to reach with Lighthouse, out of 100; no search engine sees one. */
const leastPoints = { performance: 90, accessibility: 100, 'best-practices': 100 } as const;

/** The most that may move while a screen opens, and the seconds in which its largest part has to be there. */
const mostShift = 0.02;
const longestPaint = 2.5;

const rounds = 3;

const scrolledRows = 10_000;

async function measure(): Promise<readonly Figure[]> {
  const program = await findChromium();
  if (program === null) {
    console.warn('No Chromium: the browser is left out. CHROMIUM_PATH names one.');
    return [];
  }
  await using site = await openSite();
  const points = await lighthousePoints(site, program);
  await using browser = await openChromium(program);
  return [
    ...(await codeSizes(browser, site)),
    ...points,
    ...(await scrolling(browser, site)),
    ...(await unused(browser, site)),
  ];
}

/** What the browser fetches for each screen until it rests. */
async function codeSizes(browser: Browser, site: Site): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const screen of opened) {
    const { name } = site.screens[screen];
    const files = await fetchedCode(browser, site, site.screens[screen]);
    figures.push(
      {
        name: `JavaScript of ${name} until it rests, gzip`,
        unit: 'KiB',
        rounds: [files.reduce((sum, { kibibytes }) => sum + kibibytes, 0)],
        target: { atMost: mostCode[screen] },
        note: `by files: ${largest(files)}`,
      },
      {
        name: `files of JavaScript of ${name} until it rests`,
        unit: 'requests',
        rounds: [files.length],
        target: { atMost: mostFiles },
      },
    );
  }
  return figures;
}

/** The four that weigh most, with their KiB. */
function largest(files: readonly FetchedCode[]): string {
  return files
    .slice(0, 4)
    .map(({ file, kibibytes }) => `${file} ${kibibytes.toFixed(0)}`)
    .join(', ');
}

async function lighthousePoints(site: Site, chromium: string): Promise<Figure[]> {
  if (!(await canRunLighthouse())) return [];
  const figures: Figure[] = [];
  for (const screen of opened) {
    const { name, path, isSignedIn } = site.screens[screen];
    const cookie = isSignedIn ? { cookie: site.cookie } : {};
    const audits: LighthousePoints[] = [];
    for (let round = 0; round < rounds; round++) {
      audits.push(await auditPage(`${site.origin}${path}`, { chromium, ...cookie }));
    }
    for (const category of Object.keys(leastPoints) as (keyof typeof leastPoints)[]) {
      figures.push({
        name: `Lighthouse on a phone, ${category}: ${name}`,
        unit: 'points',
        rounds: audits.map((points) => points[category]),
        target: { atLeast: leastPoints[category] },
      });
    }
    figures.push(
      {
        name: `Lighthouse on a phone, what moves (CLS): ${name}`,
        unit: '',
        rounds: audits.map(({ layoutShift }) => layoutShift),
        target: { atMost: mostShift },
      },
      {
        name: `Lighthouse on a phone, the largest paint (LCP): ${name}`,
        unit: 's',
        rounds: audits.map(({ largestPaint }) => largestPaint),
        target: { atMost: longestPaint },
      },
    );
  }
  return figures;
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

async function unused(browser: Browser, site: Site): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const screen of opened.filter((one) => one !== 'entry')) {
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
What keeps Lighthouse's performance down is blocking time alone: what React, MUI and zod do for the first time, at a
quarter of this machine's speed. The largest paint is the splash where a screen has nothing larger. Frames are measured on
the machine's own processor, at six rows a frame. In a trace a frame is 9 ms of scripts and 8 of style and layout; the
longest were those in which the same recalculation of a hundred elements took 32 and 88 ms instead of 4, when the processor
was given to others.

The code of a screen is all that the browser fetches, with nothing in its cache, until for three seconds it asks for nothing
more: what is fetched ahead for the next screens included, and what workers fetch.

Unused is what is never called until a screen rests, a function's share of its file's characters taken of the file's size
with gzip; what is fetched ahead for the next screen is none of it. It is the libraries' own: \`react\` is react-dom,
\`start\` mostly zod, MUI's core and TanStack Query, \`frame\` the router, \`editor\` ProseMirror and Tiptap. Nothing of it
can be left out from outside (0068, 0082).`.trim(),
  measure,
} satisfies FigureGroup;
