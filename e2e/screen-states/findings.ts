import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { hiddenParts } from './hidden-parts.ts';
import { tornTexts } from './torn-texts.ts';

declare global {
  interface Window {
    /** Where axe's script puts itself. */
    axe?: typeof axe;
  }
}

/** What of a screen has no room. */
interface Cramped {
  /** How many pixels stick out sideways, which a phone would have to scroll. */
  sticksOut: number;
  /** Words and dates that the end of a line tears apart. */
  torn: string[];
  /** What cannot be seen without scrolling a part of the screen sideways. */
  hidden: string[];
}

export const nothingCramped: Cramped = { sticksOut: 0, torn: [], hidden: [] };

/** What is wrong with a screen as it stands. */
interface Findings extends Cramped {
  /** Each rule of axe that is broken, with the elements that break it. */
  violations: string[];
  /** The bar's share of the window's height, where that is more than a quarter. */
  tallBar: number;
}

export const noFindings: Findings = { ...nothingCramped, violations: [], tallBar: 0 };

/** Looks at the page with every rule of axe, and whether anything sticks out of it, takes too much of it, is torn apart or hidden. */
export async function findings(page: Page): Promise<Findings> {
  // Until then the screen is the one before.
  await expect(page.getByRole('progressbar', { name: 'Wczytywanie ekranu' })).toBeHidden();
  await settledLayout(page);
  // Once for a document: a new axe takes several times as long as one that has run before.
  const hasAxe = await page.evaluate(() => window.axe !== undefined);
  if (!hasAxe) await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    // What fades has neither its own colours yet nor let go of what is behind it.
    const fading = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(fading.map(({ finished }) => finished));
    const result = await window.axe?.run(document, { resultTypes: ['violations'] });
    if (!result) throw new Error('axe is not there');
    const bar = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
    const barShare = bar / window.innerHeight;
    return {
      violations: result.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
      ),
      tallBar: barShare > 1 / 4 ? barShare : 0,
    };
  });
  return { ...found, ...(await cramped(page)) };
}

/** What follows the width of the window is drawn in the frame after next at the latest. */
async function settledLayout(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** Looks for what has no room on the page as it stands. */
export async function cramped(page: Page): Promise<Cramped> {
  await settledLayout(page);
  return {
    sticksOut: await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    }),
    torn: await tornTexts(page),
    hidden: await hiddenParts(page),
  };
}
