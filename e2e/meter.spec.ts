import { addMeasurement, addMeter } from '@grzadka/server/test/factories.ts';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import { dateField, typeDate } from './type-day.ts';

const listPath = '/liczniki';

test('the list begins with the active meters and marks the others', async ({
  app,
  page,
  signIn,
}) => {
  await addMeter(app.db, { name: 'Wodomierz 1' });
  await addMeter(app.db, { name: 'Wodomierz 2', active: false });
  await addMeter(app.db, { name: 'Prąd 3', type: 'ElectricityMeter' });
  await signIn('ROLE_EMPLOYEE');
  await page.goto(listPath);
  await expect(page.getByText('Znaleziono: 2')).toBeVisible();
  await page.getByRole('button', { name: 'Wyłącz filtr: Stan: Aktywny' }).click();
  await expect(page.getByText('Wodomierz 2 (nieaktywny)')).toBeVisible();

  await page.getByRole('button', { name: 'Ustawienia listy' }).click();
  const settings = page.getByRole('dialog', { name: 'Ustawienia listy' });
  await expect(settings.getByRole('radio', { name: 'Wodomierz' })).toBeDisabled();
  await settings.getByRole('checkbox', { name: 'Typ licznika' }).check();
  await settings.getByRole('radio', { name: 'Licznik energii elektrycznej' }).check();
  await expect(page.getByText('Znaleziono: 1')).toBeVisible();
});

test('meters are found by the time of their last measurement', { tag: inLongRun }, async ({
  app,
  page,
  signIn,
}) => {
  const early = await addMeter(app.db, { name: 'Wodomierz 1' });
  const late = await addMeter(app.db, { name: 'Wodomierz 2' });
  await addMeasurement(app.db, {
    meterId: early.id,
    value: '1',
    measuredAt: '2026-03-01T10:00:30.000Z',
  });
  await addMeasurement(app.db, {
    meterId: late.id,
    value: '2',
    measuredAt: '2026-03-02T10:00:00.000Z',
  });
  await signIn('ROLE_EMPLOYEE');
  await page.goto(listPath);
  await page.getByRole('button', { name: 'Ustawienia listy' }).click();
  const settings = page.getByRole('dialog', { name: 'Ustawienia listy' });
  const time = settings.getByRole('group', { name: 'Czas ostatniego pomiaru' }).first();
  await expect(dateField(time, 'Do')).toBeVisible();
  await time.getByRole('checkbox').check();
  await expect(time.getByText('Wypełnij „Od” albo „Do”')).toBeVisible();

  const typeInto = (name: string, text: string) => typeDate(dateField(time, name), text);
  // Warsaw is an hour ahead of UTC in March; the minute shown counts to its end.
  await typeInto('Do', '010320261100');
  await expect(page).toHaveURL(/last-measurement-time-thru=2026-03-01T10%3A00%3A59\.999Z/);
  await expect(page.getByText('Znaleziono: 1')).toBeVisible();
  await typeInto('Od', '020320261100');
  await expect(
    time.getByText('Data początkowa nie może być późniejsza niż data końcowa'),
  ).toBeVisible();
  await expect(page.getByText('Znaleziono: 2')).toBeVisible();
});
