import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { findChromium } from '../../scripts/find-chromium.ts';
import { codeOfScreen, measuredScreens } from '../../scripts/web-code/screen-code.ts';
import { openChromium } from '../browser/chromium.ts';
import { auditPage, canRunLighthouse, type LighthousePoints } from '../browser/lighthouse.ts';
import { type Scrolled, scrollList } from '../browser/scrolling.ts';
import { openSite, type Site } from '../browser/site.ts';
import { unusedCode } from '../browser/unused-code.ts';
import type { Figure, FigureGroup } from './figure.ts';

const webFolder = join(import.meta.dirname, '../../web/dist');

/** The most that each screen may fetch, in KiB, and what it fetched before (0061). */
const screens = [
  { screen: measuredScreens.signIn, atMost: 170, before: '362 KiB in 22 files' },
  { screen: measuredScreens.gardens, atMost: 230, before: '390 KiB in 34 files' },
  { screen: measuredScreens.pageVersions, atMost: 230, before: '394 KiB in 40 files' },
  { screen: measuredScreens.editor, atMost: 342, before: '497 KiB in 29 files' },
];

/** The most files of code that a screen may fetch. */
const mostFiles = 12;

/** The screens that are opened, one of each kind. */
const opened = ['signIn', 'gardens', 'details', 'edit', 'editor'] as const;

/** What a screen is judged by; no search engine sees one. */
const categories = ['performance', 'accessibility', 'best-practices'] as const;

/** What a screen has to reach with Lighthouse, out of 100; of the text editor's performance nothing is asked. */
const leastPoints = { performance: 95, accessibility: 100, 'best-practices': 100 } as const;

const rounds = 3;

const scrolledRows = 10_000;

async function measure(): Promise<readonly Figure[]> {
  const sizes = codeSizes();
  const program = await findChromium();
  if (program === null) {
    console.warn('No Chromium: only the sizes are measured. CHROMIUM_PATH names one.');
    return sizes;
  }
  await using site = await openSite();
  const points = await lighthousePoints(site, program);
  await using browser = await openChromium(program);
  return [
    ...sizes,
    ...points,
    ...(await scrolling(browser, site)),
    ...(await unused(browser, site)),
  ];
}

/** What the browser fetches for each screen, by the built files. */
function codeSizes(): Figure[] {
  return screens.flatMap(({ screen, atMost, before }) => {
    const files = codeOfScreen(webFolder, screen);
    const kibibytes = files.reduce((sum, file) => sum + file.kibibytes, 0);
    return [
      {
        name: `JavaScript of ${screen.name}, gzip`,
        unit: 'KiB',
        rounds: [kibibytes],
        target: { atMost },
        note: `before: ${before}`,
      },
      {
        name: `files of JavaScript of ${screen.name}`,
        unit: 'requests',
        rounds: [files.length],
        target: { atMost: mostFiles },
      },
    ];
  });
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
    for (const category of categories) {
      if (screen === 'editor' && category === 'performance') continue;
      figures.push({
        name: `Lighthouse on a phone, ${category}: ${name}`,
        unit: 'points',
        rounds: audits.map((points) => points[category]),
        target: { atLeast: leastPoints[category] },
      });
    }
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
  for (const screen of opened) {
    const files = await unusedCode(browser, site, screen);
    const most = files.slice(0, 4).map(({ file, kibibytes }) => `${file} ${kibibytes.toFixed(0)}`);
    figures.push({
      name: `unused JavaScript of ${site.screens[screen].name}, gzip`,
      unit: 'KiB',
      rounds: [files.reduce((sum, { kibibytes }) => sum + kibibytes, 0)],
      target: { atMost: 20 },
      note: `of it, by files: ${most.join(', ')}`,
    });
  }
  return figures;
}

export default {
  title: 'The browser',
  note: `
What keeps Lighthouse's performance below 95 is blocking time alone: what React, MUI and zod do for the first time, at a
quarter of this machine's speed. The largest paint is the splash where a screen has nothing larger. Frames are measured on
the machine's own processor, at six rows a frame. In a trace a frame is 9 ms of scripts and 8 of style and layout; the
longest were those in which the same recalculation of a hundred elements took 32 and 88 ms instead of 4, when the processor
was given to others.

Unused is what is never called until a screen rests, a function's share of its file's characters taken of the file's size
with gzip; what is fetched ahead for the next screen is none of it. It is the libraries' own: \`react\` is react-dom,
\`start\` mostly zod, MUI's core and TanStack Query, \`frame\` the router, \`editor\` ProseMirror and Tiptap. Nothing of it
can be left out from outside (0068, 0082).`.trim(),
  measure,
} satisfies FigureGroup;
