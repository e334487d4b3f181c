import { addNews } from '@grzadka/server/test/content-factories.ts';
import { expect, test } from './fixtures.ts';
import { goWithin } from './go-within.ts';
import { button, heading } from './publishing.ts';

test('the site is switched on, and a published entry leads to where readers see it', async ({
  app,
  page,
  signIn,
}) => {
  await signIn('ROLE_SUPER_USER');
  const { id } = await addNews(app.db, {
    title: 'Zebranie działkowców',
    publicationFromDate: '2026-01-01T00:00:00.000Z',
  });
  await page.goto('/system/ustawienia');
  await page.getByRole('checkbox', { name: 'Strona internetowa ogrodu' }).check();
  await expect(page.getByText(`${app.origin}/witryna`)).toBeVisible();
  await button(page, 'Zapisz').click();
  await expect(page.getByText('Strona internetowa ogrodu jest włączona.')).toBeVisible();

  await goWithin(page, `/aktualnosci/edytuj-wpis-aktualnosci/${id}`);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Zobacz na stronie ogrodu' }).click();
  const readers = await opened;
  await expect(heading(readers, 'Zebranie działkowców')).toBeVisible();
  await expect(readers).toHaveURL(`${app.origin}/witryna/aktualnosci/zebranie-dzialkowcow-${id}`);
  await readers.close();

  await page.getByRole('link', { name: 'Podgląd' }).click();
  await button(page, 'Jak na stronie ogrodu').click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Zebranie działkowców' })).toBeVisible();
  await expect(page.getByText('Wczytywanie podglądu…')).toBeHidden();
});
