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
  /** Seconds until the largest of what it shows was there. */
  readonly largestPaint: number;
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

const report = z.object({
  finalDisplayedUrl: z.string(),
  categories: z.object({
    performance: points,
    accessibility: points,
    'best-practices': points,
    seo: points,
  }),
  audits: z.object({
    'cumulative-layout-shift': z.object({ numericValue: z.number() }),
    // In milliseconds.
    'largest-contentful-paint': z.object({ numericValue: z.number() }),
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
  const { finalDisplayedUrl, categories: reached, audits } = report.parse(JSON.parse(output));
  if (finalDisplayedUrl !== address) throw new Error(`${address} led to ${finalDisplayedUrl}`);
  return {
    ...reached,
    layoutShift: audits['cumulative-layout-shift'].numericValue,
    largestPaint: audits['largest-contentful-paint'].numericValue / 1000,
  };
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
