import { addMeasurement, addMeter } from '@grzadka/server/test/factories.ts';
import { expect, test } from './fixtures.ts';
import { button, field, section } from './party-screens.ts';
import { typeDay } from './type-day.ts';

test('an exchange that is remembered late gives the later reading to the new meter, and is undone', async ({
  app,
  page,
  signIn,
}) => {
  const { id: meterId } = await addMeter(app.db, { name: 'W-12A' });
  for (const [measuredAt, value] of [
    ['2026-01-10T10:00:00.000Z', '801.2'],
    ['2026-03-04T10:00:00.000Z', '21.8'],
  ] as const) {
    await addMeasurement(app.db, { meterId, value, measuredAt });
  }
  await signIn('ROLE_EMPLOYEE');
  await page.goto(`/szczegoly-licznika/${meterId}`);
  const used = section(page, 'Zużycie').getByRole('row').nth(1);
  await expect(used).toContainText('Nieustalone');

  await page.getByRole('link', { name: 'Wymień licznik' }).press('Enter');
  await expect(field(page, 'Stan końcowy')).toBeFocused();
  await page.keyboard.type('830,7');
  await typeDay(page, 'Kiedy wymieniono', '010220261200');
  await expect(page.getByText('Odczyty od 2026.03.04 (1) przejdą na nowy licznik.')).toBeVisible();
  await field(page, 'Numer fabryczny').fill('AP-2');
  await field(page, 'Stan początkowy').fill('0,3');
  await page.keyboard.press('Enter');

  // 29,5 of the old meter and 21,5 of the new one, in the order of time backwards.
  await expect(section(page, 'Licznik')).toContainText('AP-2');
  await expect(used).toContainText('21,5');
  await expect(section(page, 'Zużycie').getByRole('row').nth(2)).toContainText('29,5');

  await button(page, 'Cofnij wymianę').click();
  const question = page.getByRole('alertdialog', { name: 'Cofnąć wymianę licznika?' });
  await expect(question).toContainText('wrócą do poprzedniego');
  await question.getByRole('button', { name: 'Cofnij wymianę' }).click();
  await expect(page.getByText('Cofnięto wymianę licznika')).toBeVisible();
  await expect(used).toContainText('Nieustalone');
  await expect(section(page, 'Poprzednie liczniki')).toContainText('Cofnięty');
});
