import { addMeter } from '@grzadka/server/test/factories.ts';
import type { ServedApp } from '@grzadka/server/test/serve-app.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { delayAnswers, keyPause, typeAhead } from './slow-answers.ts';

const valueField = (page: Page) => page.getByRole('textbox', { name: 'Wartość licznika' });
const nameOf = (index: number) => `Wodomierz ${String(index).padStart(2, '0')}`;
const valueOf = (index: number) => `${140 + index},5`;

/** Makes so many meters and opens the round of them at its first. */
async function openRound(app: ServedApp, page: Page, count: number): Promise<void> {
  for (let index = 1; index <= count; index += 1) await addMeter(app.db, { name: nameOf(index) });
  await page.goto('/liczniki');
  await page.getByRole('link', { name: `Dodaj pomiar: ${nameOf(1)}`, exact: true }).click();
  await expect(page.getByText(`Licznik 1 z ${count}`)).toBeVisible();
  await expect(valueField(page)).toBeFocused();
}

/** Types a reading for each meter, one after another, without ever looking whether the program is ready. */
async function typeReadings(page: Page, count: number): Promise<void> {
  for (let index = 1; index <= count; index += 1) {
    await typeAhead(page, valueOf(index));
    await page.keyboard.press('Control+Enter', { delay: keyPause });
  }
}

/** What was typed, and what is to be kept: the value of each meter, once. */
const typed = (count: number) =>
  Array.from({ length: count }, (_, index) => `${nameOf(index + 1)}: ${140.5 + index + 1}`);

/** The values that the database has, in the order in which it took them. */
async function kept(app: ServedApp): Promise<string[]> {
  const rows = await app.db
    .selectFrom('measurement')
    .innerJoin('meter', 'meter.id', 'measurement.meterId')
    .select(['meter.name', 'measurement.value'])
    .orderBy('measurement.measuredAt')
    .orderBy('measurement.id')
    .execute();
  return rows.map(({ name, value }) => `${name}: ${Number(value)}`);
}

for (const { delay, count } of [
  { delay: 0, count: 8 },
  { delay: 300, count: 8 },
  { delay: 1500, count: 4 },
]) {
  test(`readings typed in a row stay at their meters with answers after ${delay} ms`, async ({
    app,
    page,
    signIn,
  }) => {
    await signIn('ROLE_EMPLOYEE');
    await openRound(app, page, count);
    await delayAnswers(page, delay);
    await typeReadings(page, count);
    await expect(page.getByText('Gotowe – to był ostatni licznik na liście')).toBeVisible();
    await expect.poll(() => kept(app)).toEqual(typed(count));
  });
}

test('forty readings typed against answers that take 1.5 s are forty right ones', async ({
  app,
  page,
  signIn,
}) => {
  await signIn('ROLE_EMPLOYEE');
  await openRound(app, page, 40);
  const { release } = await delayAnswers(page, 1500);
  await typeReadings(page, 40);
  await expect(page.getByText(/^Zapisywane \d+$/)).toBeVisible();
  // One after another they would take another minute: from here on answers come at once.
  release();
  await expect.poll(() => kept(app)).toEqual(typed(40));
});
