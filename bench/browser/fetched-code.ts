import { gzipSync } from 'node:zlib';
import type { Browser, Response } from 'playwright-core';
import { openTab } from './chromium.ts';
import type { ScreenAddress, Site } from './site.ts';

/** A file of code that the browser has fetched. */
export interface FetchedCode {
  /** The file's name, without the hash. */
  readonly file: string;
  /** Its size with gzip, in KiB. */
  readonly kibibytes: number;
}

/** Without a request for so long a screen rests, in milliseconds: what waits for the processor to be idle has come by then. */
const restMilliseconds = 3_000;

/**
 * All code that a browser fetches for a screen until it rests, with nothing in its cache: what the screen is made of, and what
 * is fetched ahead of its use, by the page, its workers and its service worker alike. The largest first.
 */
export async function fetchedCode(
  browser: Browser,
  site: Pick<Site, 'origin' | 'cookie'>,
  screen: ScreenAddress,
): Promise<FetchedCode[]> {
  const page = await openTab(browser, site, screen);
  const context = page.context();
  const scripts = new Map<string, Response>();
  let lastRequest = performance.now();
  context.on('request', () => {
    lastRequest = performance.now();
  });
  context.on('response', (response) => {
    if (isCode(response)) scripts.set(response.url(), response);
  });
  try {
    await page.goto(screen.path, { waitUntil: 'networkidle' });
    for (;;) {
      const wanted = lastRequest + restMilliseconds - performance.now();
      if (wanted <= 0) break;
      // To rest is to ask for nothing for so long: there is no event of it.
      await page.waitForTimeout(wanted);
    }
    const files = Array.from(scripts.values(), fileOf);
    return (await Promise.all(files)).toSorted((one, other) => other.kibibytes - one.kibibytes);
  } finally {
    await context.close();
  }
}

function isCode(response: Response): boolean {
  return response.ok() && /javascript/.test(response.headers()['content-type'] ?? '');
}

async function fileOf(response: Response): Promise<FetchedCode> {
  const { pathname } = new URL(response.url());
  return {
    file: pathname.replace(/^.*\/(.+?)(-.{8})?\.js$/, '$1'),
    kibibytes: gzipSync(await response.body(), { level: 9 }).length / 1024,
  };
}
