import type { Page } from '@playwright/test';
import { hiddenParts } from './hidden-parts.ts';
import { tornTexts } from './torn-texts.ts';

/** What of a screen has no room. */
export interface Cramped {
  /** How many pixels stick out sideways, which a phone would have to scroll. */
  sticksOut: number;
  /** Words and dates that the end of a line tears apart. */
  torn: string[];
  /** What cannot be seen without scrolling a part of the screen sideways. */
  hidden: string[];
  /** The bar's share of the window's height, where that is more than a quarter; in type of the usual size alone. */
  tallBar: number;
}

export const nothingCramped: Cramped = { sticksOut: 0, torn: [], hidden: [], tallBar: 0 };

/** How long a menu may take to come into the window, in milliseconds; one that does not come has no room. */
const mostForMenu = 5_000;

/** A look as one call of the browser: one for each of its steps would take longer than what they ask for. */
const look = `async (perCent) => {
  const { dataset } = document.documentElement;
  const usual = dataset.textSize ?? '100';
  dataset.textSize = perCent ?? usual;
  // What follows the width of the window is drawn in the frame after next at the latest.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  // What fades in has neither its place nor its own colours yet.
  const fading = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(fading.map(({ finished }) => finished));
  // A menu follows the size of the window a moment later; it is kept 16 pixels away from the edges.
  const isOutside = (menu) => {
    const { left, right } = menu.getBoundingClientRect();
    return menu.checkVisibility() && (left < 15 || right > window.innerWidth - 15);
  };
  const latest = performance.now() + ${mostForMenu};
  while (
    perCent === undefined &&
    [...document.querySelectorAll('.MuiPopover-paper, [data-popover]')].some(isOutside) &&
    performance.now() < latest
  ) {
    await new Promise(requestAnimationFrame);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  const bar = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
  const barShare = bar / window.innerHeight;
  const found = {
    sticksOut: scrollWidth - clientWidth,
    torn: (${tornTexts.toString()})(),
    hidden: (${hiddenParts.toString()})(),
    tallBar: perCent === undefined && barShare > 1 / 4 ? barShare : 0,
  };
  dataset.textSize = usual;
  return found;
}`;

/**
 * Looks for what has no room on the page as it stands, or with its type in so many per cent, as a person sizes it by the
 * appearance.
 */
export async function cramped(page: Page, perCent?: 115 | 130): Promise<Cramped> {
  return page.evaluate<Cramped>(`(${look})(${perCent})`);
}
