import { addMeasurement, addMeter } from '@grzadka/server/test/factories.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { goWithin } from './go-within.ts';

const confirmIn = (page: Page, row: string) =>
  page.getByRole('button', { name: `Potwierdź: ${row}`, exact: true });

test('readings that wait for an answer are gone through by keyboard', async ({
  app,
  page,
  signIn,
}) => {
  for (const letter of ['A', 'B', 'C']) {
    const { id: meterId } = await addMeter(app.db, { name: `Wodomierz ${letter}` });
    const measuredAt = '2026-03-01T10:00:00.000Z';
    await addMeasurement(app.db, { meterId, value: '120', measuredAt });
  }
  await signIn('ROLE_EMPLOYEE');
  await page.goto('/liczniki');
  await page.getByRole('link', { name: 'Dodaj pomiar: Wodomierz A', exact: true }).press('Enter');
  for (const position of [1, 2, 3]) {
    await expect(page.getByText(`Licznik ${position} z 3`)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Wartość licznika' })).toBeFocused();
    await page.keyboard.type('90');
    await expect(page.getByText(/^Wartość jest mniejsza od ostatniej \(120 z 2026/)).toBeVisible();
    await page.keyboard.press('Control+Enter');
  }
  const waiting = 'Zapisano odczyt licznika Wodomierz C. Czeka w „Do sprawdzenia”.';
  await expect(page.getByText(waiting)).toBeVisible();

  await goWithin(page, '/odczyty-do-sprawdzenia');
  const rows = page.getByRole('list', { name: 'Odczyty do sprawdzenia' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('Mniejszy od poprzedniego');
  await expect(rows.first()).toContainText('-30 m³; poprzednio 120 m³ (2026.03.01)');
  await confirmIn(page, 'Wodomierz B, 90\u00A0m³').focus();
  // From the middle on: the row after it, and the one before the last.
  for (const [next, left] of [
    ['A', 2],
    ['C', 1],
  ] as const) {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(confirmIn(page, `Wodomierz ${next}, 90\u00A0m³`)).toBeFocused();
    await expect(rows).toHaveCount(left);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Unieważnij odczyt' });
  await dialog.getByRole('combobox', { name: 'Powód' }).press('Enter');
  await page.getByRole('option', { name: 'Pomyłka w zapisie' }).press('Enter');
  await page.keyboard.press('Control+S');
  await expect(page.getByText('Nie ma odczytów do sprawdzenia.')).toBeVisible();
});
