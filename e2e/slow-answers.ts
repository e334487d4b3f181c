import { setTimeout as passing } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** The wait of a person who types fast, between two keys, in milliseconds. */
export const keyPause = 40;

/** Lets what the program answers to this page come later, until `release`, which lets go what is on its way, too. */
export async function delayAnswers(page: Page, ms: number): Promise<{ release: () => void }> {
  const released = new AbortController();
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    await passing(ms, undefined, { signal: released.signal }).catch(() => undefined);
    // Nobody waits for the answer of a screen that was left.
    await route.fulfill({ response }).catch(() => undefined);
  });
  return { release: () => released.abort() };
}

/** Types as a person does who does not look at the screen. */
export async function typeAhead(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text, { delay: keyPause });
}
