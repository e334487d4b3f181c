import type { Browser } from 'playwright-core';
import { openTab } from './chromium.ts';
import type { Site } from './site.ts';

/** How long the pointer lies on an entry before it is pressed, in milliseconds: as a quick hand does it. */
const pointing = 150;

/** How long each entry of the main menu takes from its press until its rows are shown, in milliseconds, the first time in a tab. */
export async function followMenu(browser: Browser, site: Site): Promise<Map<string, number>> {
  const screen = site.screens.gardens;
  const page = await openTab(browser, site, screen);
  const taken = new Map<string, number>();
  try {
    await page.goto('/szczegoly-dzialki/nie-ma-takiej', { waitUntil: 'networkidle' });
    const entries = page.getByRole('navigation', { name: 'Menu główne' }).getByRole('link');
    for (const entry of await entries.all()) {
      await entry.hover();
      // The code of a screen is fetched while the pointer lies on its entry.
      await page.waitForTimeout(pointing);
      const shown = page.evaluate(untilRows);
      await entry.click();
      taken.set((await entry.textContent()) ?? '', await shown);
      await page.waitForLoadState('networkidle');
    }
    return taken;
  } finally {
    await page.context().close();
  }
}

/** What the code that runs in the page uses of it; the bench itself runs in Node. */
interface PageDocument {
  querySelector(selectors: string): object | null;
  addEventListener(
    type: 'click',
    listener: (event: { readonly timeStamp: number }) => void,
    options: { readonly capture: boolean; readonly once: boolean },
  ): void;
}
declare const document: PageDocument;
declare const location: { readonly pathname: string };
declare function requestAnimationFrame(callback: () => void): void;

/** Runs in the page, and so uses nothing from outside of it. */
function untilRows(): Promise<number> {
  const before = location.pathname;
  // Rows, or what a hub has in their place, and nothing that still waits for them. Without any a list is hidden; one that has none says so.
  const rows = 'main :is(li, dd, td, a[href])';
  const waits = 'main[aria-busy="true"], main :is([data-waiting], [aria-busy="true"])';
  const hidden = 'main ul[hidden]';
  const isSaid = 'main h2';
  // So long nobody waits: the figure says that nothing came.
  const most = 10_000;
  const areThere = () =>
    location.pathname !== before &&
    document.querySelector(waits) === null &&
    (document.querySelector(hidden) === null
      ? document.querySelector(rows) !== null
      : document.querySelector(isSaid) !== null);
  return new Promise((told) => {
    const listener = ({ timeStamp }: { readonly timeStamp: number }) => {
      const look = () => {
        const isOver = performance.now() - timeStamp > most;
        if (areThere() || isOver) requestAnimationFrame(() => told(performance.now() - timeStamp));
        else requestAnimationFrame(look);
      };
      look();
    };
    document.addEventListener('click', listener, { capture: true, once: true });
  });
}
