import { addNews } from '@grzadka/server/test/content-factories.ts';
import { expect, test } from './fixtures.ts';
import { addNewsWithTexts, button, row } from './publishing.ts';

test('what a clerk deleted by mistake comes back with its text, by keyboard alone', async ({
  app,
  page,
  signIn,
}) => {
  await signIn('ROLE_EMPLOYEE');
  const { path } = await addNewsWithTexts(app, ['<p>Porządek obrad</p>'], 'Zebranie');
  for (let entry = 1; entry <= 12; entry += 1) await addNews(app.db, { title: `Dyżur ${entry}` });
  await page.goto('/aktualnosci');

  await button(page, 'Usuń: Zebranie').press('Enter');
  await button(page, 'OK').press('Enter');
  await expect(row(page, 'Zebranie')).toHaveCount(0);
  const message = page.getByRole('alert').filter({ hasText: 'Usunięto wpis: Zebranie' });
  await expect(message).toBeVisible();
  // It stays for long: it lies over none of the rows, which go on under the finger meanwhile.
  const rows = page.getByRole('list', { name: 'Aktualnosci' }).locator('..');
  const lowerEdge = await rows.evaluate((element) => element.getBoundingClientRect().bottom);
  const upperEdge = await message.evaluate((element) => element.getBoundingClientRect().top);
  expect(upperEdge).toBeGreaterThanOrEqual(lowerEdge);
  await button(page, 'Cofnij').press('Enter');

  await expect(page.getByText('Przywrócono usunięte dane')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edytuj: Zebranie' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
  await expect(page.getByText('Porządek obrad')).toBeVisible();
});

test('what was deleted comes back over a dialog that was opened meanwhile', async ({
  app,
  page,
  signIn,
}) => {
  await signIn('ROLE_EMPLOYEE');
  await addNews(app.db, { title: 'Zebranie' });
  await page.goto('/aktualnosci');
  await button(page, 'Usuń: Zebranie').press('Enter');
  await button(page, 'OK').press('Enter');
  await expect(page.getByText('Usunięto wpis: Zebranie')).toBeVisible();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Skróty klawiszowe' });
  await dialog.getByRole('button', { name: 'Cofnij' }).click();
  await expect(dialog.getByText('Przywrócono usunięte dane')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(row(page, 'Zebranie')).toBeVisible();
});
