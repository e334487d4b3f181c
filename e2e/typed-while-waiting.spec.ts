import {
  addLogin,
  addMeasurement,
  addMeter,
  testPassword,
} from '@grzadka/server/test/factories.ts';
import type { ServedApp } from '@grzadka/server/test/serve-app.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { goWithin } from './go-within.ts';
import { inLongRun } from './long-run.ts';
import { button, field } from './party-screens.ts';
import { delayAnswers, typeAhead } from './slow-answers.ts';

const refused =
  'Program był zajęty i nie przyjął tego, co wtedy wpisano. Sprawdź i wpisz ponownie.';
/** When the program answers. The last comes last, since a slow machine may tell of it after all. */
const answers = ['after the first key', 'after the last key', 'before the next key'] as const;

type Answer = (typeof answers)[number];

/** What one form showed at each of them holds for the cover of every form: these are seen at one. */
const answerElsewhere = 'after the last key';

/** Saves what stands in the form that has the focus, and types on before the answer can be there. */
async function saveAndTypeOn(page: Page, answer: Answer): Promise<void> {
  const { release } = await delayAnswers(page, answer === 'before the next key' ? 0 : 60_000);
  await page.keyboard.press('Enter');
  await typeAhead(page, '7');
  if (answer === 'after the first key') release();
  await typeAhead(page, ',5');
  release();
}

/** Waits until the form is left, and returns whether a message said that something was typed too early. */
async function expectTold(page: Page, answer: Answer): Promise<void> {
  if (answer !== 'before the next key') {
    const told = page.getByRole('alert').filter({ hasText: refused });
    await expect(told).toBeVisible();
    // A message about the next form would stand beside it.
    await told.getByRole('button', { name: 'Zamknij' }).click();
    await expect(told).toHaveCount(0);
  }
  await page.unrouteAll({ behavior: 'wait' });
}

const meterNames = async ({ db }: ServedApp) =>
  (await db.selectFrom('meter').select('name').orderBy('name').execute()).map(({ name }) => name);

test('a new meter', async ({ app, page, signIn }) => {
  await signIn('ROLE_SUPER_USER');
  await page.goto('/liczniki');
  for (const [index, answer] of answers.entries()) {
    await goWithin(page, '/nowy-licznik');
    await page.getByRole('combobox', { name: 'Typ licznika' }).press('Enter');
    await page.getByRole('option', { name: 'Wodomierz' }).press('Enter');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await field(page, 'Nazwa').fill(`W-${index}`);
    await saveAndTypeOn(page, answer);
    await expect(page.getByText(`Dodano licznik W-${index}`)).toBeVisible();
    await expectTold(page, answer);
  }
  expect(await meterNames(app)).toEqual(['W-0', 'W-1', 'W-2']);
});

test('an exchange', { tag: inLongRun }, async ({ app, page, signIn }) => {
  await signIn('ROLE_EMPLOYEE');
  const { id } = await addMeter(app.db);
  await page.goto(`/szczegoly-licznika/${id}/wymiana`);
  await field(page, 'Stan końcowy').fill('10');
  await field(page, 'Stan początkowy').fill('0');
  await field(page, 'Numer fabryczny').fill('AP-1');
  await saveAndTypeOn(page, answerElsewhere);
  await expect(page.getByRole('heading', { name: 'Szczegóły licznika' })).toBeVisible();
  await expectTold(page, answerElsewhere);
  const device = await app.db
    .selectFrom('installation')
    .select(['serialNumber', 'firstValue'])
    .where('serialNumber', 'is not', null)
    .executeTakeFirstOrThrow();
  expect({ ...device, firstValue: Number(device.firstValue) }).toEqual({
    serialNumber: 'AP-1',
    firstValue: 0,
  });
});

test('the answer to a reading that is to be checked', { tag: inLongRun }, async ({
  app,
  page,
  signIn,
}) => {
  const { id: meterId } = await addMeter(app.db, { name: 'W-1' });
  const measuredAt = '2026-03-01T10:00:00.000Z';
  await addMeasurement(app.db, { meterId, value: '90', measuredAt, verdict: ['smaller'] });
  await signIn('ROLE_EMPLOYEE');
  await page.goto('/odczyty-do-sprawdzenia');
  const row = page.getByRole('listitem').filter({ hasText: 'W-1' });
  await row.getByRole('button', { name: /^Potwierdź/ }).press('Enter');
  await page.getByRole('radio', { name: 'Awaria lub wyciek' }).check();
  await saveAndTypeOn(page, answerElsewhere);
  await expect(row).toHaveCount(0);
  await expectTold(page, answerElsewhere);
  const given = await app.db.selectFrom('measurement').select('confirmation').execute();
  expect(given).toEqual([{ confirmation: 'leak' }]);
});

test('signing in', { tag: inLongRun }, async ({ app, page }) => {
  await addLogin(app.db, { loginId: 'anna', role: 'ROLE_EMPLOYEE' });
  await page.goto('/logowanie');
  await field(page, 'Nazwa użytkownika').fill('anna');
  await page.getByRole('textbox', { name: 'Hasło' }).fill(testPassword);
  await saveAndTypeOn(page, answerElsewhere);
  await expect(button(page, 'Zaloguj')).toHaveCount(0);
  await expectTold(page, answerElsewhere);
});
