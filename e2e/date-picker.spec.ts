import { addGarden } from '@grzadka/server/test/factories.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { goWithin } from './go-within.ts';
import { inLongRun } from './long-run.ts';
import { dateField, typeDate } from './type-day.ts';

/** A notebook with the bars of its browser, and the same with everything twice as large. */
const notebook = { width: 1366, height: 657 };
const zoomed = { width: 683, height: 328 };

const actions = ['Dzisiaj', 'Gotowe', 'Wyczyść'];
const uploadPath = '/przeslij-dokument';

/** What a date-time field shows, which is also what it gives to its form. */
const shown = (page: Page, name: string) => page.locator(`input[name="${name}"]`);

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

test('the picker is whole in a low window, and in the lowest its days are scrolled to', {
  tag: inLongRun,
}, async ({ page, signIn }) => {
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

test('the calendar is named by its field, gives the focus back, and clears half a date', {
  tag: inLongRun,
}, async ({ page, signIn }) => {
  await signIn('ROLE_EMPLOYEE');
  await page.goto(uploadPath);
  await dateField(page, 'Publikacja od', true).click();
  await page.keyboard.type('12');
  const opener = page.getByRole('button', { name: /^Wybierz datę/ }).first();
  // Its code is on its way: a key that is typed meanwhile is the field's.
  await opener.hover();
  await page.keyboard.type('03');
  const picker = await openPicker(page);
  await expect(picker).toHaveAccessibleName('Publikacja od');
  await picker.getByRole('button', { name: 'Wyczyść' }).click();
  await expect(picker).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(shown(page, 'publicationFromDate')).toHaveValue('');

  await opener.press('Enter');
  await picker.getByRole('gridcell', { name: '15' }).click();
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();
  await expect(shown(page, 'publicationFromDate')).toHaveValue(/^15\./);
  await expect(opener).toHaveAccessibleName(/^Wybierz datę, obecnie wybrana data to 15 /);
});

test('a calendar is opened by keys, and arrows step a date', async ({ page, signIn }) => {
  await signIn('ROLE_EMPLOYEE');
  await page.goto(uploadPath);
  await typeDate(dateField(page, 'Publikacja od', true), '1.2.2026 8:05');
  await shown(page, 'publicationFromDate').press('Tab');
  await shown(page, 'publicationFromDate').press('End');
  await page.keyboard.press('ArrowUp');
  await expect(shown(page, 'publicationFromDate')).toHaveValue('01.02.2026 08:06');
  await page.keyboard.press('Alt+ArrowDown');
  const picker = page.getByRole('dialog');
  await expect(picker).toHaveAccessibleName('Publikacja od');
  await picker.getByRole('gridcell', { name: '15' }).click();
  await picker.getByRole('button', { name: 'Gotowe' }).click();
  await expect(picker).toBeHidden();
  await expect(shown(page, 'publicationFromDate')).toBeFocused();
  await expect(shown(page, 'publicationFromDate')).toHaveValue('15.02.2026 08:06');
});

test('half a date is asked for, whether the form is sent by its button or by Ctrl+S', async ({
  page,
  signIn,
}) => {
  await signIn('ROLE_EMPLOYEE');
  await page.goto('/dokumenty');
  for (const send of [
    () => page.getByRole('button', { name: 'Prześlij', exact: true }).click(),
    () => page.keyboard.press('Control+S'),
  ]) {
    await goWithin(page, '/dokumenty');
    await goWithin(page, uploadPath);
    await dateField(page, 'Publikacja od', true).click();
    await page.keyboard.type('12');
    await send();
    await expect(page.getByText('Nie wskazano pliku')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText(
      'Nieprawidłowa wartość Wpisz dd.mm.rrrr gg:mm.',
    );
    await expect(shown(page, 'publicationFromDate')).toHaveValue('12');
  }
});

test('a calendar opens over the dialog of its field, and Escape closes it alone', async ({
  app,
  page,
  signIn,
}) => {
  const { id } = await addGarden(app.db, {});
  await signIn('ROLE_TREASURER');
  await page.goto(`/szczegoly-dzialki/${id}`);
  await page.getByRole('button', { name: 'Przypisz osobę lub firmę' }).click();
  const dialog = page.getByRole('dialog', { name: 'Przypisz osobę lub firmę' });
  const opener = dialog.getByRole('button', { name: /^Wybierz datę/ }).first();
  await opener.click();
  const calendar = page.getByRole('dialog', { name: 'Od dnia' });
  await calendar.getByRole('gridcell', { name: '15' }).click();
  await expect(opener).toHaveAccessibleName(/data to 15 /);
  await expect(calendar).toBeHidden();

  await opener.click();
  await expect(calendar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(dialog).toBeVisible();
});
