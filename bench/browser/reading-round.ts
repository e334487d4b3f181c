import { meterListItem } from '@grzadka/contract/meter/meter.model';
import type { Browser, Page } from 'playwright-core';
import * as z from 'zod/mini';
import { openTab } from './chromium.ts';
import type { Site } from './site.ts';

const listPath = '/liczniki';

/**
 * Reads as many meters of the list one after another, by keyboard alone, as a clerk does with a sheet of paper: a value is
 * typed, Ctrl+Enter saves it, and the next form opens. Returns the duration of each, in milliseconds, from the first key of its
 * value until the next form takes one.
 */
export async function readInRound(browser: Browser, site: Site, count: number): Promise<number[]> {
  const page = await openTab(browser, site, { name: 'meters', path: listPath, isSignedIn: true });
  try {
    const values = await nextValues(page, count);
    await page.goto(listPath);
    await page.locator('[aria-posinset="1"] [data-main-action]').press('Enter');
    await waitForForm(page, 'Licznik 1 z ');
    const durations: number[] = [];
    for (const [index, value] of values.entries()) {
      const start = performance.now();
      await page.keyboard.type(value);
      await page.keyboard.press('Control+Enter');
      await waitForForm(page, `Licznik ${index + 2} z `);
      durations.push(performance.now() - start);
    }
    return durations;
  } finally {
    await page.close();
  }
}

/** A plausible value for each of the first meters of the list, one above its last. */
async function nextValues(page: Page, count: number): Promise<string[]> {
  const reply = await page.request.get(`/api/meter?offset=0&limit=${count}&sort-by=name`);
  const { items } = z.object({ items: z.array(meterListItem) }).parse(await reply.json());
  if (items.length < count) throw new Error(`There are only ${items.length} meters to read`);
  return items.map(({ lastMeasurement }) => ((lastMeasurement?.value ?? 0) + 0.1).toFixed(3));
}

/** Waits until the form of a place in the round takes a value. */
async function waitForForm(page: Page, position: string): Promise<void> {
  await page.getByText(position).waitFor();
  await page.locator('input[name=measurementValue][value=""]:focus').waitFor();
}
