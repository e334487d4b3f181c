import { addMeasurement, addMeter } from '@grzadka/server/test/factories.ts';
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Whether what is seen in the midst of something is that itself, and nothing above it. */
const isOnTop = (what: Locator) =>
  what.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test('what can be chosen lies over the dialog of its field, and Escape closes it alone', async ({
  app,
  page,
  signIn,
}) => {
  const { id } = await addMeter(app.db, { name: 'W-1' });
  await addMeter(app.db, { name: 'W-2' });
  await addMeasurement(app.db, { meterId: id, value: '10', measuredAt: '2026-07-15T10:00:00Z' });
  await signIn('ROLE_TREASURER');
  await page.goto(`/szczegoly-licznika/${id}`);
  await page.getByRole('button', { name: /^Unieważnij odczyt/ }).click();
  const dialog = page.getByRole('dialog');
  const reason = page.getByRole('combobox', { name: 'Powód' });
  const option = (name: string) => page.getByRole('option', { name });

  await reason.press('Enter');
  await expect(page.getByRole('listbox', { name: 'Powód' })).toBeVisible();
  await page.keyboard.press('End');
  expect(await isOnTop(page.locator(':focus'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(reason).toBeFocused();
  await expect(dialog).toBeVisible();

  await reason.click();
  await option('Inny licznik').click();
  await expect(reason).toHaveText('Inny licznik');
  await expect(reason).toBeFocused();

  const meter = page.getByRole('combobox', { name: 'To był odczyt licznika' });
  await meter.fill('w-2');
  await expect(option('W-2')).toBeVisible();
  expect(await isOnTop(option('W-2'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(option('W-2')).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await meter.press('ArrowDown');
  await option('W-2').click();
  await expect(meter).toHaveValue(/W-2/);
});
