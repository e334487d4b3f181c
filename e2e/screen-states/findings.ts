import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { type Cramped, cramped, nothingCramped } from './cramped.ts';

declare global {
  interface Window {
    /** Where axe's script puts itself. */
    axe?: typeof axe;
  }
}

/** What is wrong with a screen as it stands. */
interface Findings extends Cramped {
  /** Each rule of axe that is broken, with the elements that break it. */
  violations: string[];
}

export const noFindings: Findings = { ...nothingCramped, violations: [] };

/** A selector, since to look for a role and a name takes as long as the look itself. */
const screenOnItsWay = '[role="progressbar"][aria-label="Wczytywanie ekranu"]';

/** Waits until the screen that was asked for is there: until then it is the one before. */
export async function untilArrived(page: Page): Promise<void> {
  await expect(page.locator(screenOnItsWay)).toBeHidden();
}

/**
 * Looks whether anything sticks out of the page, takes too much of it, is torn apart or hidden, and at it with every rule
 * of axe by default; without it where the rules would see what they have seen.
 */
export async function findings(page: Page, { withAxe = true } = {}): Promise<Findings> {
  await untilArrived(page);
  // It waits until the screen is laid out for the window and nothing fades any more.
  const found = await cramped(page);
  return { ...found, violations: withAxe ? await violations(page) : [] };
}

async function violations(page: Page): Promise<string[]> {
  // Once for a document: a new axe takes several times as long as one that has run before.
  const hasAxe = await page.evaluate(() => window.axe !== undefined);
  if (!hasAxe) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const result = await window.axe?.run(document, { resultTypes: ['violations'] });
    if (!result) throw new Error('axe is not there');
    return result.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
    );
  });
}
