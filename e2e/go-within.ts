import { expect, type Page } from '@playwright/test';

/**
 * Goes to another address of the application, which is loaded and stays so: to load it takes as long as to look at a
 * screen. What was read stays read, too; a test that is about a fresh start calls `page.goto`.
 */
export async function goWithin(page: Page, path: string): Promise<void> {
  const left = page.locator('main[data-left]');
  await page.evaluate(() => document.querySelector('main')?.setAttribute('data-left', ''));
  await goToAnother(page, path);
  // The screen that is left stands until the code of the next one is there, and may have the same fields.
  await expect(left).toHaveCount(0);
}

/** Goes to another record on the same screen, which stands there at once: the test waits for what it shows of that record. */
export async function goToAnother(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    // Without a place in the history the router takes it for no step back, and asks nothing about typed text.
    history.pushState({ idx: null, key: crypto.randomUUID() }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}
