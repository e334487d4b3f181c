import { everyMarkup } from '@grzadka/server/test/every-markup.ts';
import { expect, test } from './fixtures.ts';
import { onSite, switchSiteOn } from './published-site.ts';
import { addNewsWithTexts, heading } from './publishing.ts';
import { findings } from './screen-states/findings.ts';

const yesterday = new Date(Date.now() - 86_400_000).toISOString();

test('the site is read by keyboard, from 320 px on, and on paper', async ({
  app,
  page,
  signIn,
}) => {
  await signIn('ROLE_SUPER_USER');
  await switchSiteOn(page, {
    name: 'Rodzinny Ogród Działkowy im. Konstantego Ildefonsa Gałczyńskiego',
    phone: '+48 601 234 567',
    officeHours: 'soboty 10:00–12:00, świetlica',
  });
  const title =
    `Nadzwyczajne zebranie ${'w sprawie konstantynopolitańczykowianeczkowskiej '.repeat(3)}`.trim();
  const { newsId } = await addNewsWithTexts(app, [everyMarkup], title);
  await app.db
    .updateTable('news')
    .set({ publicationFromDate: yesterday })
    .where('id', '=', newsId)
    .execute();

  await page.goto(onSite('/'));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Przejdź do treści' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: title })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, title)).toBeVisible();

  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    page.url(),
    onSite('/'),
    onSite('/dokumenty'),
    onSite('/kontakt'),
    onSite('/niczego'),
    onSite('/tablica'),
    onSite('/szukaj?fraza=zebranie'),
  ]) {
    await page.goto(path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations, sticksOut } = await findings(page);
      expect.soft({ violations, sticksOut }, path).toEqual({ violations: [], sticksOut: 0 });
    }
  }

  await page.emulateMedia({ media: 'print' });
  await page.goto(onSite('/aktualnosci'));
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Działy strony' })).toBeHidden();
  await expect(page.getByRole('search')).toBeHidden();
  await expect(page.getByText(onSite('/aktualnosci'))).toBeVisible();
});
