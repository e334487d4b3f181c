import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** A notebook with the bars of its browser, and the same with everything twice as large. */
const notebook = { width: 1366, height: 657 };
const zoomed = { width: 683, height: 328 };

const actions = ['Dzisiaj', 'Gotowe', 'Wyczyść'];
const uploadPath = '/przeslij-dokument';

async function openPicker(page: Page) {
  await page
    .getByRole('button', { name: /^Wybierz datę/ })
    .first()
    .click();
  const picker = page.getByRole('dialog');
  await expect(picker).toBeInViewport({ ratio: 1 });
  for (const action of actions) {
    await expect(picker.getByRole('button', { name: action })).toBeInViewport({ ratio: 1 });
  }
  return picker;
}

test('the picker is whole in a low window, and in the lowest its days are scrolled to', async ({
  page,
  signIn,
}) => {
  await signIn('ROLE_EMPLOYEE');
  await page.setViewportSize(notebook);
  await page.goto(uploadPath);
  const picker = await openPicker(page);
  const days = picker.getByRole('gridcell').filter({ hasText: /\d/ });
  await expect(days.first()).toBeInViewport({ ratio: 1 });
  await expect(days.last()).toBeInViewport({ ratio: 1 });
  for (const time of await picker.getByRole('listbox').all()) {
    await expect(time).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();

  await page.setViewportSize(zoomed);
  await openPicker(page);
  await days.last().click();
  await expect(days.last()).toHaveAttribute('aria-selected', 'true');
});
