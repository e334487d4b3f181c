import { addNews } from '@grzadka/server/test/content-factories.ts';
import { expect, test } from './fixtures.ts';
import { addNewsWithTexts, button, row } from './publishing.ts';

test('what a clerk deleted by mistake comes back with its text, by keyboard alone @narrow', async ({
  app,
  page,
  signIn,
}) => {
  await signIn('ROLE_EMPLOYEE');
  const { path } = await addNewsWithTexts({ app, page }, ['<p>Porządek obrad</p>'], 'Zebranie');
  await addNews(app.db, { title: 'Wspólne sprzątanie' });
  await page.goto('/aktualnosci');

  await button(page, 'Usuń: Zebranie').press('Enter');
  await button(page, 'OK').press('Enter');
  await expect(row(page, 'Zebranie')).toHaveCount(0);
  await expect(page.getByText('Usunięto wpis: Zebranie')).toBeVisible();
  await button(page, 'Cofnij').press('Enter');

  await expect(page.getByText('Przywrócono usunięte dane')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edytuj: Zebranie' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
  await expect(page.getByText('Porządek obrad')).toBeVisible();
});
