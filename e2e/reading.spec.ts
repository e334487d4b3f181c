import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { addLogin, addParty, testPassword } from '@grzadka/server/test/factories.ts';
import { databaseEnvironment } from '@grzadka/server/test/test-cluster.ts';
import { expect, test } from './fixtures.ts';

const importProgram = fileURLToPath(new URL('../server/src/import/import.cli.ts', import.meta.url));

const files = {
  'dzialki.csv': 'Sektor;Działka;Powierzchnia m2\nSektor 2;Źródlana 7A;312,5\n',
  'liczniki.csv': [
    'Licznik;Typ;Sektor;Działka;Aktywny;Odczyt;Data odczytu',
    'W-Źródlana 7A;Wodomierz;Sektor 2;Źródlana 7A;tak;118,5;01.04.2026',
    'W-Leśna 3;Wodomierz;;;tak;;',
  ].join('\n'),
};

test('from a spreadsheet to a reading taken', async ({ app, page }, testInfo) => {
  const rows = page.getByRole('list', { name: 'Liczniki' }).getByRole('listitem');

  await test.step("the garden's plots and meters are imported", async () => {
    for (const [name, text] of Object.entries(files)) {
      const path = testInfo.outputPath(name);
      await writeFile(path, text);
      const env = { ...process.env, ...databaseEnvironment(app.database) };
      await promisify(execFile)(process.execPath, [importProgram, path], { env });
    }
  });

  await test.step('a clerk signs in', async () => {
    const { id: partyId } = await addParty(app.db, { firstName: 'Halina', lastName: 'Wójcik' });
    const { loginId } = await addLogin(app.db, { role: 'ROLE_EMPLOYEE', partyId });
    await page.goto('/liczniki');
    await page.getByLabel('Nazwa użytkownika').fill(loginId);
    await page.getByLabel('Hasło', { exact: true }).fill(testPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Liczniki' })).toBeVisible();
    await expect(rows).toHaveCount(2);
  });

  await test.step('finds a meter by a phrase without diacritics', async () => {
    await page.getByRole('button', { name: 'Szukaj', exact: true }).click();
    await page.keyboard.type('zrodlana');
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(/118,5\sm³/);
  });

  await test.step('types a reading with a comma', async () => {
    await page.getByRole('link', { name: /Dodaj pomiar/ }).click();
    await expect(page.getByLabel('Wartość licznika')).toBeFocused();
    await page.keyboard.type('131,25');
    await expect(page.getByLabel('Wartość licznika')).toHaveValue('131.25');
    await page.keyboard.press('Enter');
  });

  await test.step('and sees it in the list with value, time and who took it', async () => {
    const row = rows.filter({ hasText: 'W-Źródlana 7A' });
    await expect(row).toContainText(/131,25\sm³/);
    await expect(row).toContainText(/\d{4}\.\d\d\.\d\d \d\d:\d\d:\d\d/);
    await expect(row).toContainText('Wójcik Halina');
    const stored = await app.db
      .selectFrom('measurement')
      .select(['value', 'measuredByLastName'])
      .orderBy('measuredAt', 'desc')
      .executeTakeFirst();
    expect(stored).toEqual({ value: '131.250', measuredByLastName: 'Wójcik' });
  });
});
