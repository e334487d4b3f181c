import { type Browser, chromium, type Page } from 'playwright-core';
import type { ScreenAddress, Site } from './site.ts';

/** Starts a Chromium without a window; disposing of it ends it. */
export function openChromium(executablePath: string): Promise<Browser> {
  // As root in a container there is no sandbox to be had.
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-quic'] });
}

/** A tab of its own, with nothing in its cache, of who may see the screen; not there yet. */
export async function openTab(
  browser: Browser,
  { origin, cookie }: Pick<Site, 'origin' | 'cookie'>,
  { isSignedIn }: ScreenAddress,
): Promise<Page> {
  const page = await browser.newPage({
    baseURL: origin,
    viewport: { width: 1280, height: 800 },
    locale: 'pl-PL',
  });
  if (isSignedIn) {
    const [name = '', value = ''] = cookie.split('=');
    await page.context().addCookies([{ name, value, url: origin }]);
  }
  return page;
}
