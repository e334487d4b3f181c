import type { Page } from '@playwright/test';

/**
 * What looks like any text where the system chooses the colours: they take the grounds away, by which buttons are known
 * and by which the one that is chosen is.
 */
export async function edgeless(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await page.evaluate(() => {
    const seen = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    const name = ({ textContent }: Element) => textContent.slice(0, 40);
    const grounds = seen('[data-look="filled"]').filter(
      (element) => getComputedStyle(element).borderTopStyle === 'none',
    );
    const chosen = seen('[aria-current], [aria-pressed="true"], [aria-selected="true"]').filter(
      (element) => getComputedStyle(element).outlineStyle === 'none',
    );
    return [
      ...grounds.map((element) => `no edge: ${name(element)}`),
      ...chosen.map((element) => `not known as chosen: ${name(element)}`),
    ];
  });
  await page.emulateMedia({ forcedColors: null });
  return found;
}
