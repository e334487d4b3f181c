import type { Browser } from 'playwright-core';
import { openTab } from './chromium.ts';
import type { Site } from './site.ts';

/** What a list did while it was scrolled. */
export interface Scrolled {
  /** The most rows that were in the document at once. */
  readonly mostRows: number;
  /** The longest time between two frames, in milliseconds. */
  readonly longestFrame: number;
  /** How many frames there were. */
  readonly frames: number;
  /** How many of them took more than 50 ms. */
  readonly longFrames: number;
}

/** How far one frame scrolls, in pixels: about six rows, as a quick hand does it. */
const step = 400;

/** Scrolls the list of gardens, a step a frame, until as many rows are loaded and behind it. */
export async function scrollList(browser: Browser, site: Site, rows: number): Promise<Scrolled> {
  const screen = site.screens.gardens;
  const page = await openTab(browser, site, screen);
  try {
    await page.goto(screen.path);
    await page.locator('[aria-posinset="1"]').waitFor();
    return await page.evaluate(scroll, { rows, step });
  } finally {
    await page.context().close();
  }
}

/** What the code that runs in the page uses of it; the bench itself runs in Node. */
interface PageElement {
  scrollTop: number;
  readonly parentElement: PageElement | null;
  querySelectorAll(selectors: string): Iterable<PageElement>;
  getAttribute(name: string): string | null;
}
declare const document: { querySelector(selectors: string): PageElement | null };
declare function requestAnimationFrame(callback: (now: number) => void): void;

/** Runs in the page, and so uses nothing from outside of it. */
async function scroll(wanted: { rows: number; step: number }): Promise<Scrolled> {
  const frame = () => new Promise<number>((shown) => requestAnimationFrame(shown));
  const list = document.querySelector('[role="list"][aria-label]');
  const scroller = list?.parentElement;
  if (!list || !scroller) throw new Error('no list');
  let [mostRows, longestFrame, frames, longFrames] = [0, 0, 0, 0];
  let before = await frame();
  for (let last = 0; last < wanted.rows; ) {
    scroller.scrollTop += wanted.step;
    const now = await frame();
    longestFrame = Math.max(longestFrame, now - before);
    frames += 1;
    if (now - before > 50) longFrames += 1;
    before = now;
    const inDocument = [...list.querySelectorAll(':scope > li')];
    mostRows = Math.max(mostRows, inDocument.length);
    last = Number(inDocument.at(-1)?.getAttribute('aria-posinset') ?? 0);
  }
  return { mostRows, longestFrame, frames, longFrames };
}
