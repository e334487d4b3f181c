import type { Page } from '@playwright/test';

/**
 * Counts how often somebody presses the mouse or taps from now on; gives the way to ask. It counts until the page is
 * loaded anew.
 */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle(() => {
    const presses = { count: 0 };
    // Before anything can keep the press to itself.
    globalThis.addEventListener('pointerdown', () => (presses.count += 1), { capture: true });
    return presses;
  });
  return () => counter.evaluate(({ count }) => count);
}

/** Counts the keys that are pressed from now on, but for those that are held meanwhile, in the same way. */
export async function countKeys(page: Page): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle(() => {
    const presses = { count: 0 };
    const modifiers = new Set(['Control', 'Alt', 'Meta', 'Shift']);
    const count = ({ key }: KeyboardEvent) => (presses.count += modifiers.has(key) ? 0 : 1);
    globalThis.addEventListener('keydown', count, { capture: true });
    return presses;
  });
  return () => counter.evaluate(({ count }) => count);
}
