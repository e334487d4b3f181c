import type { Page } from '@playwright/test';

/**
 * Goes to another address of the application, which is loaded and stays so: to load it takes as long as to look at a
 * screen. What was read stays read, too; a test that is about a fresh start calls `page.goto`.
 */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    // Without a place in the history the router takes it for no step back, and asks nothing about typed text.
    history.pushState({ idx: null, key: crypto.randomUUID() }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}
