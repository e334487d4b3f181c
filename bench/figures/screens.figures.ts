import type { Browser } from 'playwright-core';
import { findChromium } from '../../scripts/find-chromium.ts';
import { openChromium } from '../browser/chromium.ts';
import { type DemoGarden, type DemoScreen, openDemoGarden } from '../browser/demo-garden.ts';
import { fetchedCode } from '../browser/fetched-code.ts';
import { auditPage, canRunLighthouse, type LighthousePoints } from '../browser/lighthouse.ts';
import type { Figure, FigureGroup, Unit } from './figure.ts';

/** The most code that each screen may fetch until it rests, in KiB. */
const mostCode: Readonly<Record<DemoScreen, number>> = {
  signIn: 110,
  home: 190,
  meters: 190,
  plot: 190,
  form: 220,
  entry: 250,
  editor: 320,
  account: 190,
  transactions: 190,
  queue: 220,
  own: 150,
  ownPlot: 150,
};

/** The most files of code that a screen may fetch. */
const mostFiles = 12;

/** What a screen has to reach on a phone, and the most requests that may wait for one another. */
const goals = {
  performance: { atLeast: 90 },
  firstPaint: { atMost: 1.8 },
  largestPaint: { atMost: 2.5 },
  blocked: { atMost: 200 },
  layoutShift: { atMost: 0.02 },
  inARow: { atMost: 4 },
  accessibility: { atLeast: 100 },
  'best-practices': { atLeast: 100 },
} as const;

const rounds = 3;

/** How many of the longest tasks are named. */
const longest = 5;

async function measure(): Promise<readonly Figure[]> {
  const chromium = await findChromium();
  if (chromium === null || !(await canRunLighthouse())) {
    console.warn(
      'No Chromium or no Lighthouse: the screens are left out. CHROMIUM_PATH names a Chromium.',
    );
    return [];
  }
  await using garden = await openDemoGarden();
  await using browser = await openChromium(chromium);
  const figures: Figure[] = [];
  for (const screen of Object.keys(mostCode) as DemoScreen[]) {
    figures.push(
      ...(await opening(garden, screen, chromium)),
      ...(await code(browser, garden, screen)),
    );
  }
  return figures;
}

/** What Lighthouse sees while a screen opens on the phone that it emulates. */
async function opening(
  { origin, screens }: DemoGarden,
  screen: DemoScreen,
  chromium: string,
): Promise<Figure[]> {
  const { name, path, isSignedIn, cookie } = screens[screen];
  const seen: LighthousePoints[] = [];
  for (let round = 0; round < rounds; round++) {
    seen.push(await auditPage(`${origin}${path}`, { chromium, ...(isSignedIn && { cookie }) }));
  }
  const figure = (column: string, unit: Unit, of: keyof typeof goals): Figure => ({
    name: `${column}: ${name}`,
    cell: { row: name, column },
    unit,
    rounds: seen.map((points) => points[of]),
    target: goals[of],
  });
  return [
    figure('points', 'points', 'performance'),
    figure('first paint (FCP)', 's', 'firstPaint'),
    figure('largest paint (LCP)', 's', 'largestPaint'),
    { ...figure('blocked (TBT)', 'ms', 'blocked'), note: noteOf(seen) },
    figure('moves (CLS)', '', 'layoutShift'),
    figure('requests in a row', '', 'inARow'),
    figure('accessibility', 'points', 'accessibility'),
    figure('best practices', 'points', 'best-practices'),
  ];
}

/** The longest tasks of the round in which the browser was blocked least, and how fast Lighthouse held this machine to be. */
function noteOf(seen: readonly LighthousePoints[]): string {
  const [best] = seen.toSorted((one, other) => one.blocked - other.blocked);
  const tasks = (best?.longTasks ?? [])
    .slice(0, longest)
    .map(({ ran, milliseconds }) => `${ran} ${milliseconds.toFixed(0)} ms`);
  const index = seen.map(({ benchmarkIndex }) => benchmarkIndex.toFixed(0)).join(', ');
  return `longest tasks: ${tasks.join(', ')}; benchmark index ${index}`;
}

async function code(browser: Browser, garden: DemoGarden, screen: DemoScreen): Promise<Figure[]> {
  const address = garden.screens[screen];
  const { name, cookie } = address;
  const files = await fetchedCode(browser, { origin: garden.origin, cookie }, address);
  const figure = (column: string, unit: Unit, value: number, atMost: number): Figure => ({
    name: `${column}: ${name}`,
    cell: { row: name, column },
    unit,
    rounds: [value],
    target: { atMost },
  });
  const kibibytes = files.reduce((sum, file) => sum + file.kibibytes, 0);
  return [
    figure('code', 'KiB', kibibytes, mostCode[screen]),
    figure('files of code', '', files.length, mostFiles),
  ];
}

export default {
  title: 'Screens on a phone',
  note: `
The demo's garden on the phone that Lighthouse emulates: a processor four times slower than this one, and a slow line. Each screen is opened with
nothing in the browser's store. Code is all that the browser fetches until for three seconds it asks for nothing more, with gzip. Requests in a
row are those that waited for one another before the largest paint, the page included. A task is named by the file that ran longest in it.`.trim(),
  measure,
} satisfies FigureGroup;
