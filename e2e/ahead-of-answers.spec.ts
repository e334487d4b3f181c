import { addMeter } from '@grzadka/server/test/factories.ts';
import type { ServedApp } from '@grzadka/server/test/serve-app.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inLongRun, isLongRun } from './long-run.ts';
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
async function typeReadings(
  page: Page,
  { from = 1, count }: { from?: number; count: number },
): Promise<void> {
  for (let index = from; index < from + count; index += 1) {
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

test('readings typed in a row stay at their meters, however late the answers are', async ({
  app,
  page,
  signIn,
}) => {
  await signIn('ROLE_EMPLOYEE');
  await openRound(app, page, 8);
  await typeReadings(page, { count: 4 });
  await delayAnswers(page, 300);
  await typeReadings(page, { from: 5, count: 4 });
  await expect(page.getByText('Gotowe – to był ostatni licznik na liście')).toBeVisible();
  await expect.poll(() => kept(app)).toEqual(typed(8));
});

test('readings typed against answers that take 1.5 s are all right ones', {
  tag: inLongRun,
}, async ({ app, page, signIn }) => {
  await signIn('ROLE_EMPLOYEE');
  const count = isLongRun ? 40 : 12;
  await openRound(app, page, count);
  const { release } = await delayAnswers(page, 1500);
  await typeReadings(page, { count });
  await expect(page.getByText(/^Zapisywane \d+$/)).toBeVisible();
  // One after another they would take long: from here on answers come at once.
  release();
  await expect.poll(() => kept(app)).toEqual(typed(count));
});

test('what waits is told, outlives a reload, and is brought back where it is refused', async ({
  app,
  page,
  signIn,
  otherSession,
}) => {
  const { userLoginId } = await signIn('ROLE_EMPLOYEE');
  await openRound(app, page, 3);
  await delayAnswers(page, 60_000);
  await typeReadings(page, { count: 2 });
  await expect(page.getByText('Zapisywane 2')).toBeVisible();
  await page.getByRole('button', { name: 'Wyloguj' }).click();
  const question = page.getByRole('alertdialog', { name: 'Nie wszystko jest zapisane' });
  await expect(question).toContainText('Czekają na zapisanie: 2.');
  await question.getByRole('button', { name: 'Zostań' }).click();

  // Meanwhile somebody takes the second meter's device off: no reading is taken there.
  const colleague = await otherSession(userLoginId);
  const { id: meterId } = await app.db
    .selectFrom('meter')
    .select('id')
    .where('name', '=', nameOf(2))
    .executeTakeFirstOrThrow();
  const data = { meterId, lastValue: '1', removalReason: 'winter' };
  expect((await colleague.post('/api/meter/take-off', { data })).status()).toBe(204);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await page.getByRole('button', { name: 'Nie zapisano: 1. Zobacz' }).click();
  const refused = page.getByRole('dialog', { name: 'Niezapisane odczyty' }).getByRole('listitem');
  await expect(refused).toContainText(`${nameOf(2)}: 142,5\u00A0m³`);
  await expect(refused).toContainText('W tym czasie licznik był zdjęty.');
  // The first one had arrived before, although its answer had not: it is there once.
  expect(await kept(app)).toEqual(typed(1));

  const device = { serialNumber: '', firstValue: '1' };
  const mounting = { data: { meterId, installation: device } };
  expect((await colleague.post('/api/meter/put-on', mounting)).status()).toBe(201);
  await refused.getByRole('button', { name: `Popraw: ${nameOf(2)}` }).click();
  await expect(valueField(page)).toHaveValue('142.5');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/liczniki/);
  await expect(page.getByText('Nie zapisano')).toHaveCount(0);
  expect(await kept(app)).toEqual(typed(2));
});
