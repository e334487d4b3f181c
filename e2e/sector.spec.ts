import { addAssignment, addGarden, addParty } from '@grzadka/server/test/factories.ts';
import { expect, test } from './fixtures.ts';
import { goWithin } from './go-within.ts';
import { phone } from './windows.ts';

test.use(phone);

test('a sector gets another name, which is seen everywhere, and another place', async ({
  app,
  page,
  signIn,
}) => {
  const { id: gardenId } = await addGarden(app.db, { name: 'Działka 7', sector: 2 });
  await addGarden(app.db, { name: 'Działka 8', sector: 1 });
  const { id: partyId } = await addParty(app.db);
  await addAssignment(app.db, { gardenId, partyId });
  await signIn('ROLE_SUPER_USER');
  const saved = '/dzialki?filter-by-sector=true&sector=Sektor+2';
  const row = page.getByRole('listitem').filter({ hasText: 'Działka 7' });
  await page.goto(saved);
  await expect(row).toContainText('Sektor 2');

  await goWithin(page, '/system');
  await page.getByRole('link', { name: 'Sektory' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sektory');
  await page.getByRole('button', { name: 'Zmień nazwę: Sektor 2' }).click();
  await page.getByRole('textbox', { name: 'Nazwa' }).fill('Nad rzeką');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sektor nazywa się teraz Nad rzeką')).toBeVisible();

  // By keyboard alone: the button keeps the focus where the sector goes.
  const up = page.getByRole('button', { name: 'Przenieś wyżej: Nad rzeką' });
  await up.focus();
  const moved = page.waitForResponse('**/api/sector/update');
  await page.keyboard.press('Enter');
  const sectors = page.getByRole('list', { name: 'Lista sektorów' }).getByRole('listitem');
  await expect(sectors).toHaveText([/^1\. Nad rzeką/, /^2\. Sektor 1/, /^3\. Sektor 3/]);
  await expect(up).toBeFocused();
  // The place is shown at once; the sector's new version is known when the server has it.
  await (await moved).finished();

  await page.getByRole('button', { name: 'Usuń sektor: Nad rzeką' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText(/^Nie można usunąć sektora, który ma działki/)).toBeVisible();
  await page.getByRole('link', { name: 'Pokaż działki' }).click();
  await expect(row).toContainText('Nad rzeką');
  await expect(page.getByText('Znaleziono: 1')).toBeVisible();

  await goWithin(page, '/dzialki');
  await page.getByRole('button', { name: /ustawienia listy/ }).click();
  const options = page.getByRole('group', { name: 'Sektor' }).getByRole('radio');
  await expect(options).toHaveCount(4);
  await expect(options.nth(1)).toHaveAccessibleName('Nad rzeką');
  await page.getByRole('radio', { name: 'Nad rzeką' }).check();
  await expect(page.getByText('Znaleziono: 1')).toBeVisible();
  await goWithin(page, `/szczegoly-podmiotu/${partyId}`);
  await expect(page.getByText(/^Nad rzeką/)).toBeVisible();

  await goWithin(page, `/szczegoly-dzialki/${gardenId}`);
  await expect(page.getByRole('definition').filter({ hasText: 'Nad rzeką' })).toBeVisible();
  await goWithin(page, '/nowa-dzialka');
  await page.getByRole('combobox', { name: 'Sektor' }).click();
  await expect(page.getByRole('option', { name: 'Nad rzeką' })).toBeVisible();
  await page.keyboard.press('Escape');
  await goWithin(page, '/system/dziennik');
  await page.getByRole('link', { name: 'Szczegóły: Zmiana – Sektor: Nad rzeką' }).last().click();
  await expect(page.getByRole('region', { name: 'Co się zmieniło' })).toContainText(
    /Było: Sektor 2.*Jest: Nad rzeką/s,
  );

  // The address of before, such as in a bookmark.
  await page.goto(saved);
  await expect(page.getByText(/^Filtr „Sektor: Sektor 2” jest wyłączony/)).toBeVisible();
  await expect(page.getByText('Znaleziono: 2')).toBeVisible();
  await expect(page).toHaveURL('/dzialki');
});
