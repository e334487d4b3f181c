import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import {
  codeOfScreen,
  measuredScreens,
  type ScreenFile,
} from '../../scripts/web-code/screen-code.ts';
import { openTab } from './chromium.ts';
import type { MeasuredScreen, Site } from './site.ts';

const webFolder = join(import.meta.dirname, '../../web/dist');

/** A file of a screen's code, and how much of it the screen does not run. */
export interface UnusedCode {
  /** The file's name, without the hash. */
  readonly file: string;
  /** Functions that are never called: their share of the file's characters, of its size with gzip. */
  readonly kibibytes: number;
}

type Coverage = Awaited<ReturnType<Page['coverage']['stopJSCoverage']>>[number];

/** What a screen fetches and never runs until it rests, the most first; what is fetched ahead is none of it. */
export async function unusedCode(
  browser: Browser,
  site: Site,
  screen: MeasuredScreen,
): Promise<UnusedCode[]> {
  const page = await openTab(browser, site, site.screens[screen]);
  try {
    await page.coverage.startJSCoverage();
    await page.goto(site.screens[screen].path, { waitUntil: 'networkidle' });
    const covered = await page.coverage.stopJSCoverage();
    return codeOfScreen(webFolder, measuredScreens[screen])
      .map((file) => unusedOf(file, covered))
      .toSorted((one, other) => other.kibibytes - one.kibibytes);
  } finally {
    await page.context().close();
  }
}

function unusedOf({ file, kibibytes }: ScreenFile, covered: readonly Coverage[]): UnusedCode {
  const script = covered.find(({ url }) => url.endsWith(`/${file}`));
  if (script?.source === undefined) throw new Error(`${file} was not fetched`);
  return {
    file: file.replace(/^.*\/(.+)-.{8}\.js$/, '$1'),
    kibibytes: (uncalledCharacters(script) / script.source.length) * kibibytes,
  };
}

/** How many characters stand in functions that were never called, those within others counted once. */
function uncalledCharacters({ functions }: Coverage): number {
  const uncalled = functions
    .flatMap(({ ranges }) => ranges.slice(0, 1))
    .filter(({ count }) => count === 0)
    .toSorted((one, other) => one.startOffset - other.startOffset);
  let [sum, reached] = [0, 0];
  for (const { startOffset, endOffset } of uncalled) {
    sum += Math.max(0, endOffset - Math.max(startOffset, reached));
    reached = Math.max(reached, endOffset);
  }
  return sum;
}
