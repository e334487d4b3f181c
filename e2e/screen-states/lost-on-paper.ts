import type { Page } from '@playwright/test';

/** A sheet of A4 upright within its margins, in CSS pixels. */
const sheet = { width: 688, height: 1016 };

/**
 * What the screen says and the paper does not: cells, headings and sections that are empty there, and texts that stay cut short, since
 * nothing on paper opens.
 */
export async function lostOnPaper(page: Page): Promise<string[]> {
  const window = page.viewportSize();
  await Promise.all([page.emulateMedia({ media: 'print' }), page.setViewportSize(sheet)]);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const lost = await page.evaluate(lostTexts);
  await page.emulateMedia({ media: null });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  if (window) await page.setViewportSize(window);
  return lost;
}

function lostTexts(): string[] {
  const main = document.querySelector('main');
  if (!main) return ['the screen'];
  const seen = (selector: string) =>
    [...main.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility(),
    );
  const isEmpty = ({ innerText }: HTMLElement) => innerText.trim() === '';
  const name = ({ textContent }: Element) => textContent.trim().slice(0, 60);

  const cells = seen('td, th, dd, li, h2, h3').filter((cell) => name(cell) !== '' && isEmpty(cell));
  const sections = seen('section').filter((section) => {
    const [heading] = section.querySelectorAll('h2, h3');
    return heading !== undefined && section.innerText.trim() === heading.textContent.trim();
  });
  const cut = seen('dd *, td *').filter((element) => {
    const { overflowX, webkitLineClamp, display } = getComputedStyle(element);
    const isClamped = webkitLineClamp !== 'none' && display !== 'block';
    return (
      (isClamped && element.scrollHeight > element.clientHeight + 1) ||
      (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1)
    );
  });
  return [
    ...cells.map((cell) => `not on paper: ${name(cell)}`),
    ...sections.map((section) => `nothing below its heading: ${name(section)}`),
    ...cut.map((text) => `cut short: ${name(text)}`),
  ];
}
