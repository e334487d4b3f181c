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

/** What is wrong with a screen as it stands. */
interface Findings {
  /** Each rule of axe that is broken, with the elements that break it. */
  violations: string[];
  /** How many pixels stick out sideways, which a phone would have to scroll. */
  sticksOut: number;
  /** The bar's share of the window's height, where that is more than a quarter. */
  tallBar: number;
  /** Words and dates that the end of a line tears apart. */
  torn: string[];
  /** What cannot be seen without scrolling a part of the screen sideways. */
  hidden: string[];
}

export const noFindings: Findings = {
  violations: [],
  sticksOut: 0,
  tallBar: 0,
  torn: [],
  hidden: [],
};

/** Looks at the page with every rule of axe, and whether anything sticks out of it, takes too much of it, is torn apart or hidden. */
export async function findings(page: Page): Promise<Findings> {
  // Until then the screen is the one before.
  await expect(page.getByRole('progressbar', { name: 'Wczytywanie ekranu' })).toBeHidden();
  // Once for a document: a new axe takes several times as long as one that has run before.
  const hasAxe = await page.evaluate(() => window.axe !== undefined);
  if (!hasAxe) await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    // What fades has neither its own colours yet nor let go of what is behind it.
    const fading = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(fading.map(({ finished }) => finished));
    // What follows the width of the window is drawn in the frame after next at the latest.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const result = await window.axe?.run(document, { resultTypes: ['violations'] });
    if (!result) throw new Error('axe is not there');
    const { scrollWidth, clientWidth } = document.documentElement;
    const bar = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
    const barShare = bar / window.innerHeight;
    return {
      violations: result.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
      ),
      sticksOut: scrollWidth - clientWidth,
      tallBar: barShare > 1 / 4 ? barShare : 0,
    };
  });
  return { ...found, torn: await tornTexts(page), hidden: await hiddenParts(page) };
}
