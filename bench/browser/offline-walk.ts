import { sessionCookie } from '@grzadka/server/src/session/session-cookie.ts';
import type { Browser, BrowserContext } from 'playwright-core';

/** By how many times the processor of a phone is slower than this one. */
const slowdown = 4;

/** How long a page is left alone after it has come, in milliseconds: the browser keeps compiled code once it is idle. */
const restMilliseconds = 5_000;

/** Somebody who walks a round, and where. */
interface Walker {
  readonly origin: string;
  /** Their session's token. */
  readonly session: string;
  /** The address of the walk. */
  readonly path: string;
}

/** From where a walk is opened. */
type OpenedFrom = 'address' | 'home';

/** Milliseconds from the beginning of a navigation until the field for a value was on the screen, one for each opening. */
type Openings = Readonly<Record<OpenedFrom, readonly number[]>>;

/**
 * Opens a walk so many times without a network on a phone's processor, from its address and from the home screen, each time in a
 * new tab. The device has walked there before.
 */
export async function openOfflineWalk(
  browser: Browser,
  walker: Walker,
  rounds: number,
): Promise<Openings> {
  const context = await browser.newContext({
    baseURL: walker.origin,
    viewport: { width: 390, height: 844 },
    locale: 'pl-PL',
    serviceWorkers: 'allow',
  });
  try {
    await context.addCookies([{ name: sessionCookie, value: walker.session, url: walker.origin }]);
    await takeAlong(context, walker.path);
    await context.setOffline(true);
    const openings = { address: [] as number[], home: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      openings.address.push(await millisecondsUntilField(context, walker.path));
      openings.home.push(await millisecondsUntilField(context, '/'));
    }
    return openings;
  } finally {
    await context.close();
  }
}

/** Has the device keep what the walk needs. */
async function takeAlong(context: BrowserContext, path: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(path);
  await page.getByText('działa bez internetu').waitFor();
  await page.reload();
  await page.locator(field).waitFor();
  // Not a wait for something: a phone lies in the pocket meanwhile.
  await page.waitForTimeout(restMilliseconds);
  await page.close();
}

const field = 'input[inputmode=decimal]';

// What the page has of the browser, as far as it is used there.
declare const document: { querySelector(selectors: string): object | null };
declare function requestAnimationFrame(callback: () => void): void;
declare class MutationObserver {
  constructor(callback: () => void);
  observe(target: object, options: Readonly<Record<string, boolean>>): void;
  disconnect(): void;
}

async function millisecondsUntilField(context: BrowserContext, path: string): Promise<number> {
  const page = await context.newPage();
  try {
    await page.addInitScript((selector) => {
      const watch = new MutationObserver(() => {
        if (document.querySelector(selector) === null) return;
        watch.disconnect();
        // It is painted with the frame after the next one.
        requestAnimationFrame(() => setTimeout(() => performance.mark('walk-shown')));
      });
      watch.observe(document, { childList: true, subtree: true });
    }, field);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(path, { waitUntil: 'commit' });
    const shown = await page.waitForFunction(
      () => performance.getEntriesByName('walk-shown')[0]?.startTime,
    );
    return (await shown.jsonValue()) ?? Number.NaN;
  } finally {
    await page.close();
  }
}
