import {
  addGarden,
  addMeasurement,
  addMeter,
  describeDevice,
} from '@grzadka/server/test/factories.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inLongRun, isLongRun } from './long-run.ts';
import { typeDay } from './type-day.ts';

const sheetPath = '/liczniki/odczyty-z-kartki';
const line = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Liczniki na kartce' }).getByRole('listitem').filter({
    hasText: name,
  });
const fieldOf = (page: Page, name: string) =>
  page.getByRole('textbox', { name: `Odczyt: ${name}`, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('readings are typed with six keys each, and none is lost however late the server answers', async ({
  app,
  page,
  signIn,
}) => {
  // 100, 101 and so on, with 0,0 to 0,9 for each ten.
  const [count, sum] = isLongRun ? [40, '4\u00A0798'] : [20, '2\u00A0199'];
  const half = count / 2;
  const names = Array.from({ length: count }, (_, index) => `Wodomierz ${index + 1}`);
  for (const [index, name] of names.entries()) {
    await addMeter(app.db, { name, walkOrder: index });
  }
  const valueOf = (index: number) => `${index + 100},${index % 10}`;
  await signIn('ROLE_EMPLOYEE');
  await page.goto(sheetPath);
  // No answer comes before all is typed, and what is on its way is torn off by a reload.
  const { promise: allTyped, resolve: answer } = Promise.withResolvers<undefined>();
  await page.route('**/api/meter/add-measurement', async (route) => {
    await allTyped;
    await route.continue().catch(() => undefined);
  });
  await expect(fieldOf(page, names[0] ?? '')).toBeFocused();
  for (let index = 0; index < count; index += 1) {
    if (index === half) {
      await expect(page.getByText(`Zapisywane ${half}`)).toBeVisible();
      await page.reload();
      await expect(page.getByText(`Zapisywane ${half}`)).toBeVisible();
      await page.keyboard.press('/');
      await page.keyboard.type(`Wodomierz ${half + 1}`);
      await page.keyboard.press('Enter');
    }
    // As fast as the browser takes them, which no person is.
    await page.keyboard.type(valueOf(index));
    await page.keyboard.press('Enter');
  }
  await expect(button(page, 'Podsumowanie')).toBeFocused();
  answer(undefined);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Wszystko zapisane')).toBeVisible({ timeout: 30_000 });

  const saved = await app.db
    .selectFrom('measurement')
    .innerJoin('meter', 'meter.id', 'measurement.meterId')
    .select(['meter.name', 'measurement.value'])
    .orderBy('meter.walkOrder')
    .execute();
  expect(saved.map(({ name, value }) => [name, Number(value)])).toEqual(
    names.map((name, index) => [name, Number(valueOf(index).replace(',', '.'))]),
  );

  await expect(page.getByText(`${count} odczytów`, { exact: true })).toBeVisible();
  await expect(page.getByText(`suma wartości ${sum}\u00A0m³`)).toBeVisible();
  const rows = page.getByRole('table', { name: 'Podsumowanie' }).getByRole('row');
  await expect(rows).toHaveCount(count + 1);
  await expect(rows.nth(count)).toContainText(`${99 + count},9\u00A0m³`);
  await expect(rows.nth(count)).toContainText('Zapisany');
});

test('a sheet of a former day is read by plots, answered and corrected where it is typed', {
  tag: inLongRun,
}, async ({ app, page, signIn }) => {
  for (const [plot, walkOrder, serial] of [
    ['7', 30, 'S-700'],
    ['8', 20, 'S-800'],
    ['9', 10, 'S-900'],
  ] as const) {
    const garden = await addGarden(app.db, { name: plot, sector: 2 });
    const { id } = await addMeter(app.db, {
      name: `Woda ${plot}`,
      gardenId: garden.id,
      walkOrder,
    });
    await describeDevice(app.db, id, { serialNumber: serial });
    for (const [value, month] of [
      ['100', '03'],
      ['103', '04'],
      ['109', '06'],
    ] as const) {
      const measuredAt = `2026-${month}-01T10:00:00.000Z`;
      await addMeasurement(app.db, { meterId: id, value, measuredAt });
    }
  }
  await addMeter(app.db, { name: 'Z innego sektora' });
  await signIn('ROLE_ADMIN');
  await page.goto('/liczniki?filter-by-sector=true&sector=Sektor+2');
  await page.getByRole('link', { name: 'Odczyty z kartki' }).click();
  await expect(fieldOf(page, 'Działka 9, Woda 9')).toBeFocused();
  const lines = page.getByRole('list', { name: 'Liczniki na kartce' }).getByRole('listitem');
  await expect(lines).toHaveText([/^9Woda 9S-900/, /^8Woda 8S-800/, /^7Woda 7S-700/]);

  await typeDay(page, 'Dzień odczytów', '01052026');
  await expect(line(page, 'Woda 9')).toContainText('103\u00A0m³ (2026.04.01)');
  await expect(line(page, 'Woda 9')).toContainText('zwykle 3\u00A0m³');

  await fieldOf(page, 'Działka 9, Woda 9').click();
  await page.keyboard.type('106,1');
  await expect(line(page, 'Woda 9')).toContainText('+3,1\u00A0m³, zwykle\u00A03');
  await page.keyboard.press('/');
  await page.keyboard.type('s-700');
  await expect(page.getByText('Działka 7, Woda 7, S-700')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(fieldOf(page, 'Działka 7, Woda 7')).toBeFocused();
  await page.keyboard.type('90');
  await page.keyboard.press('Shift+Enter');
  await expect(fieldOf(page, 'Działka 8, Woda 8')).toBeFocused();
  const seventh = line(page, 'Woda 7');
  await expect(seventh).toContainText('Wartość jest mniejsza od ostatniej (103 z 2026.04.01)');
  await expect(fieldOf(page, 'Działka 8, Woda 8')).toBeFocused();
  await seventh.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Sprawdzono, wartość jest prawidłowa' }).click();
  await seventh.getByRole('button', { name: 'Zapisz odpowiedź' }).click();
  await expect(seventh).toContainText('Odpowiedź: sprawdzono, wartość jest prawidłowa');

  // What is saved takes no keys, and says so.
  await fieldOf(page, 'Działka 9, Woda 9').click();
  await page.keyboard.type('5');
  await expect(line(page, 'Woda 9')).toContainText('Ten odczyt jest już zapisany.');
  await button(page, 'Popraw odczyt: Działka 9, Woda 9').click();
  const dialog = page.getByRole('dialog', { name: 'Unieważnij odczyt' });
  await dialog.getByRole('combobox', { name: 'Powód' }).click();
  await page.getByRole('option', { name: 'Pomyłka w zapisie' }).click();
  await dialog.getByRole('textbox', { name: 'Prawidłowa wartość' }).fill('106,2');
  await dialog.getByRole('button', { name: 'Unieważnij', exact: true }).click();
  await expect(fieldOf(page, 'Działka 9, Woda 9')).toHaveValue('106,2');

  await fieldOf(page, 'Działka 8, Woda 8').fill('1a');
  await page.keyboard.press('Enter');
  await expect(line(page, 'Woda 8')).toContainText('Do poprawienia');
  await button(page, 'Podsumowanie').click();
  await expect(page.getByText('Odczyty z 2026.05.01')).toBeVisible();
  await expect(page.getByText('Do poprawienia: 1')).toBeVisible();
  const rows = page.getByRole('table', { name: 'Podsumowanie' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('106,2\u00A0m³3,2\u00A0m³Zapisany');
  const found = await app.db
    .selectFrom('measurement')
    .select(['value', 'measuredAt', 'confirmation'])
    .where('loginId', 'is not', null)
    .orderBy('value')
    .execute();
  // The noon of that day.
  const measuredAt = '2026-05-01T10:00:00.000Z';
  expect(found).toEqual([
    { value: '90.000', measuredAt, confirmation: 'really-so' },
    { value: '106.100', measuredAt, confirmation: null },
    { value: '106.200', measuredAt, confirmation: null },
  ]);
});
