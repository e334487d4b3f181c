import { execFile } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';

/**
 * Fetched by npm when it is needed and kept in npm's cache: it brings a hundred packages, which whoever starts
 * the program is not to install.
 */
const lighthouse = 'lighthouse@13.5.0';

/** What it judges a page by. */
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What a page reached, out of 100. */
type CategoryPoints = Readonly<Record<(typeof categories)[number], number>>;

/** What Lighthouse found in a page. */
export interface LighthousePoints extends CategoryPoints {
  /** How much moved while it opened, as Cumulative Layout Shift counts. */
  readonly layoutShift: number;
  /** Seconds until anything was there. */
  readonly firstPaint: number;
  /** Seconds until the largest of what it shows was there. */
  readonly largestPaint: number;
  /** Milliseconds in which the browser could not answer a press, as Total Blocking Time counts. */
  readonly blocked: number;
  /** What took longest, the longest first. */
  readonly longTasks: readonly LongTask[];
  /** How many requests waited for one another before the largest paint, the page included. */
  readonly inARow: number;
  /** How fast Lighthouse held this machine to be. */
  readonly benchmarkIndex: number;
}

/** A task that kept the browser busy for longer than 50 ms, at the emulated phone's speed. */
interface LongTask {
  /** The file of code that ran in it, without its hash; 'the browser' where none did. */
  readonly ran: string;
  readonly milliseconds: number;
}

interface AuditOptions {
  /** The program of the browser. */
  readonly chromium: string;
  /** The Cookie header of who is signed in. */
  readonly cookie?: string;
}

const points = z.pipe(
  z.object({ score: z.number() }),
  z.transform(({ score }) => Math.round(score * 100)),
);

const measured = z.object({ numericValue: z.number() });

/** When the page asked for something, and when it had come; without an end where nothing came. */
const requestTimes = z.object({
  rendererStartTime: z.number(),
  networkEndTime: z.optional(z.number()),
});

const report = z.object({
  finalDisplayedUrl: z.string(),
  categories: z.object({
    performance: points,
    accessibility: points,
    'best-practices': points,
    seo: points,
  }),
  environment: z.object({ benchmarkIndex: z.number() }),
  audits: z.object({
    'cumulative-layout-shift': measured,
    // In milliseconds, as all that follow.
    'first-contentful-paint': measured,
    'largest-contentful-paint': measured,
    'total-blocking-time': measured,
    'long-tasks': z.object({
      details: z.object({ items: z.array(z.object({ url: z.string(), duration: z.number() })) }),
    }),
    metrics: z.object({
      details: z.object({
        items: z.tuple([z.object({ observedLargestContentfulPaint: z.number() })], z.unknown()),
      }),
    }),
    'network-requests': z.object({
      details: z.object({ items: z.array(requestTimes) }),
    }),
  }),
});

/** Whether Lighthouse can be had here; where it cannot, says why. */
export async function canRunLighthouse(): Promise<boolean> {
  try {
    await run(['--version']);
    return true;
  } catch (error) {
    console.warn(`${lighthouse} cannot be had, its points are left out: ${String(error)}`);
    return false;
  }
}

/** How often a page is tried: a busy machine makes Lighthouse miss the beginning of its own trace at times. */
const attempts = 3;

/**
 * The points that Lighthouse gives a page on the phone that it emulates.
 * @throws Error when the page cannot be judged, or led elsewhere
 */
export async function auditPage(address: string, options: AuditOptions): Promise<LighthousePoints> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await auditOnce(address, options);
    } catch (error) {
      if (attempt === attempts) throw error;
    }
  }
}

async function auditOnce(
  address: string,
  { chromium, cookie }: AuditOptions,
): Promise<LighthousePoints> {
  const output = await run(
    [
      address,
      '--quiet',
      '--output=json',
      `--only-categories=${categories.join(',')}`,
      // As root in a container there is no sandbox to be had.
      '--chrome-flags=--headless=new --no-sandbox',
      ...(cookie === undefined ? [] : [`--extra-headers=${JSON.stringify({ cookie })}`]),
    ],
    { CHROME_PATH: chromium },
  );
  const {
    finalDisplayedUrl,
    categories: reached,
    audits,
    environment,
  } = report.parse(JSON.parse(output));
  if (finalDisplayedUrl !== address) throw new Error(`${address} led to ${finalDisplayedUrl}`);
  const [{ observedLargestContentfulPaint }] = audits.metrics.details.items;
  return {
    ...reached,
    layoutShift: audits['cumulative-layout-shift'].numericValue,
    firstPaint: audits['first-contentful-paint'].numericValue / 1000,
    largestPaint: audits['largest-contentful-paint'].numericValue / 1000,
    blocked: audits['total-blocking-time'].numericValue,
    longTasks: audits['long-tasks'].details.items
      .map(({ url, duration }) => ({ ran: fileOf(url), milliseconds: duration }))
      .toSorted((one, other) => other.milliseconds - one.milliseconds),
    inARow: inARow(audits['network-requests'].details.items, observedLargestContentfulPaint),
    benchmarkIndex: environment.benchmarkIndex,
  };
}

function fileOf(url: string): string {
  return /\/assets\/(.+?)(-.{8})?\.js$/.exec(url)?.[1] ?? 'the browser';
}

/** The length of the longest row of requests that had come by a moment, in which each was asked for after the one before had come. */
function inARow(requests: readonly z.infer<typeof requestTimes>[], until: number): number {
  const come = requests
    .flatMap(({ rendererStartTime: asked, networkEndTime: there = Number.POSITIVE_INFINITY }) =>
      there <= until ? [{ asked, there }] : [],
    )
    .toSorted((one, other) => one.there - other.there);
  const [first] = come;
  let [length, reached] = first ? [1, first.there] : [0, 0];
  // Who ends earliest leaves most room for those that come after it.
  for (const { asked, there } of come) {
    if (asked < reached) continue;
    length += 1;
    reached = there;
  }
  return length;
}

async function run(args: readonly string[], env: Record<string, string> = {}): Promise<string> {
  const { PATH = '', ...inherited } = process.env;
  const { stdout } = await promisify(execFile)(
    'npm',
    ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', ...args],
    {
      // With the Node that runs the bench: an older one that comes first in PATH may be too old for it.
      env: { ...inherited, PATH: [dirname(process.execPath), PATH].join(delimiter), ...env },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return stdout;
}
