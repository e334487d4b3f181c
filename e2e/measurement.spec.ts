import { addGarden, addMeasurement, addMeter } from '@grzadka/server/test/factories.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';

const listPath = '/liczniki';
const measurePath = (id: string) => `/dodaj-pomiar/${id}`;
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const valueField = (page: Page) => page.getByRole('textbox', { name: 'Wartość licznika' });
const readings = (page: Page) =>
  page.getByRole('table', { name: 'Historia odczytów' }).getByRole('row');

test('a clerk finds a meter without diacritics, types a reading with a comma and sees it', async ({
  app,
  page,
  signIn,
}) => {
  await addMeter(app.db, { name: 'Wodomierz 1 przy źródle' });
  await addMeter(app.db, { name: 'Wodomierz 2' });
  await signIn('ROLE_EMPLOYEE', { firstName: 'Zofia', lastName: 'Ćwik' });
  await page.goto(listPath);
  await page.getByRole('button', { name: 'Szukaj', exact: true }).click();
  const search = page.getByRole('textbox', { name: 'Szukaj licznika' });
  await search.fill('zrodle');
  await search.press('Enter');
  await expect(page.getByText('Znaleziono: 1')).toBeVisible();
  await expect(row(page, 'przy źródle')).toContainText('(brak danych)');

  await search.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(valueField(page)).toBeFocused();
  // A comma becomes a dot where the caret is.
  await page.keyboard.type('125');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(',');
  await expect(valueField(page)).toHaveValue('12.5');
  await page.keyboard.type('7');
  await expect(valueField(page)).toHaveValue('12.75');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(`${listPath}?phrase=zrodle`);
  await expect(row(page, 'przy źródle')).toContainText('12,5\u00A0m³');
  await expect(row(page, 'przy źródle')).toContainText('Ćwik Zofia');
  await expect(row(page, 'przy źródle')).toContainText(/\d{4}\.\d\d\.\d\d \d\d:\d\d:\d\d/);
  // The next search is only to be typed.
  await expect(search).toBeFocused();
  await page.keyboard.type('2');
  await expect(search).toHaveValue('2');
});

test("a meter's history is a table with a chart, older readings on demand", {
  tag: inLongRun,
}, async ({ app, page, signIn }) => {
  const { id: gardenId, name: gardenName } = await addGarden(app.db);
  const { id } = await addMeter(app.db, { gardenId, type: 'ElectricityMeter' });
  for (let number = 0; number < 101; number += 1) {
    const measuredAt = new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString();
    await addMeasurement(app.db, { meterId: id, value: String(number * 1.5), measuredAt });
  }
  await signIn('ROLE_EMPLOYEE');
  await page.goto(measurePath(id));
  await expect(page.getByText('150\u00A0kWh, 2026.01.01 02:40:00')).toBeVisible();
  const chart = page.getByRole('figure', { name: /Wykres odczytów w czasie/ });
  await expect(chart.locator('svg').first()).toBeVisible();
  await expect(readings(page)).toHaveCount(101);
  await expect(readings(page).nth(1)).toContainText('+1,5');
  await expect(readings(page).nth(1)).toContainText('Nowak Anna');
  await page.getByRole('button', { name: 'Pokaż starsze odczyty' }).click();
  await expect(readings(page)).toHaveCount(102);
  await expect(page.getByRole('button', { name: 'Pokaż starsze odczyty' })).toBeHidden();
  await page.getByRole('link', { name: gardenName }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Szczegóły działki');
});
