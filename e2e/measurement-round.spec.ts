import { addMeasurement, addMeter } from '@grzadka/server/test/factories.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';

const listPath = '/liczniki';
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const valueField = (page: Page) => page.getByRole('textbox', { name: 'Wartość licznika' });
const addTo = (page: Page, name: string) =>
  page.getByRole('link', { name: `Dodaj pomiar: ${name}`, exact: true });

test('a round of meters needs only the keyboard and keeps its order', async ({
  app,
  page,
  signIn,
}) => {
  const names = ['A', 'B', 'C', 'D', 'E'].map((letter) => `Wodomierz ${letter}`);
  const measuredAt = (index: number) => `2026-03-0${index + 1}T10:00:00.000Z`;
  for (const [index, name] of names.entries()) {
    const { id } = await addMeter(app.db, { name });
    await addMeasurement(app.db, { meterId: id, value: '10', measuredAt: measuredAt(index) });
  }
  await signIn('ROLE_EMPLOYEE');
  // By the time of the last measurement: every reading moves its meter to the end of the list.
  await page.goto(`${listPath}?sort-by=last-measurement-time`);
  await addTo(page, 'Wodomierz A').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

  await expect(page.getByText('Licznik 2 z 5')).toBeVisible();
  await expect(page.getByText('Następny: Wodomierz C')).toBeVisible();
  await expect(valueField(page)).toBeFocused();
  await page.keyboard.type('11');
  // The message stands for three seconds: it is looked for before it comes.
  const saved = page.getByText('Zapisano odczyt licznika Wodomierz B').waitFor();
  await page.keyboard.press('Control+Enter');
  await saved;
  await expect(page.getByText('Licznik 3 z 5')).toBeVisible();
  await expect(valueField(page)).toBeFocused();
  await expect(valueField(page)).toHaveValue('');
  await page.keyboard.press('Alt+ArrowRight');
  await expect(page.getByText('Licznik 4 z 5')).toBeVisible();
  await expect(page.getByText('Następny: Wodomierz E')).toBeVisible();
  await expect(valueField(page)).toBeFocused();
  await page.keyboard.type('13');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('To ostatni licznik na liście')).toBeVisible();
  await expect(valueField(page)).toBeFocused();
  await page.keyboard.type('14');
  await page.keyboard.press('Control+Enter');

  await expect(page.getByText('Gotowe – to był ostatni licznik na liście')).toBeVisible();
  await expect(page).toHaveURL(`${listPath}?sort-by=last-measurement-time`);
  const meters = page.getByRole('list', { name: 'Liczniki' });
  await expect(meters.getByRole('listitem').first()).toContainText('Wodomierz A');
  await expect(addTo(page, 'Wodomierz E')).toBeFocused();
  for (const [name, value] of [
    ['B', '11'],
    ['C', '10'],
    ['D', '13'],
    ['E', '14'],
  ]) {
    await expect(row(page, `Wodomierz ${name}`)).toContainText(`${value}\u00A0m³`);
  }
});

test('back in a round leads to the list, also after several meters, and typed values are not lost unasked', {
  tag: inLongRun,
}, async ({ app, page, signIn }) => {
  for (const letter of ['A', 'B', 'C']) await addMeter(app.db, { name: `Wodomierz ${letter}` });
  await signIn('ROLE_EMPLOYEE');
  await page.goto(listPath);
  await addTo(page, 'Wodomierz A').click();
  await page.getByRole('button', { name: 'Pomiń' }).click();
  await expect(page.getByText('Licznik 2 z 3')).toBeVisible();
  await page.getByRole('button', { name: 'Poprzedni' }).click();
  await expect(page.getByText('Licznik 1 z 3')).toBeVisible();
  // A reload stays in the round.
  await page.reload();
  await expect(page.getByText('Następny: Wodomierz B')).toBeVisible();
  await valueField(page).fill('5');
  await page.keyboard.press('Alt+ArrowRight');
  const question = page.getByRole('alertdialog', { name: 'Masz niezapisane zmiany' });
  await question.getByRole('button', { name: 'Zostań' }).click();
  await expect(valueField(page)).toHaveValue('5');
  await page.goBack();
  await question.getByRole('button', { name: 'Porzuć zmiany' }).click();
  await expect(page).toHaveURL(listPath);
});
