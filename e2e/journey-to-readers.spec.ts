import { passDays } from '@grzadka/server/test/pass-days.ts';
import { picture } from '@grzadka/server/test/test-images.ts';
import { chooseFile } from './files.ts';
import { expect, test } from './fixtures.ts';
import { onSite, switchSiteOn } from './published-site.ts';
import { blocks, button, heading, row, typeInstant } from './publishing.ts';
import { phone, windows } from './windows.ts';

test.use(phone);

/** A day at eight by the garden's clocks, as a field of dates takes it; `days` from today. */
function digitsOf(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000);
  const date = new Intl.DateTimeFormat('pl-PL', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'Europe/Warsaw',
  });
  return `${date.format(day).replaceAll('.', '')}0800`;
}

test('a notice written on a phone is on the site with its photo, pinned, until it ends', async ({
  app,
  browser,
  page,
  signIn,
}) => {
  await signIn('ROLE_SUPER_USER');
  await switchSiteOn(page);

  await test.step('write it', async () => {
    await page.goto('/ogloszenia');
    await button(page, 'Dodaj wpis').tap();
    await expect(page.getByLabel('Tytuł')).toBeFocused();
    await page.keyboard.type('Przerwa w dostawie wody');
    await button(page, 'Dodaj').tap();
    await button(page, 'Obraz').tap();
    const content = await picture({ width: 600, height: 400 }).png().toBuffer();
    await chooseFile(page, { name: 'studnia.png', mimeType: 'image/png', content });
    await page.getByLabel('Opis obrazu (tekst alternatywny)').fill('Studnia');
    await button(page, 'Dodaj obraz').tap();
    await expect(blocks(page)).toHaveCount(1);
    await typeInstant(page, 'Publikacja od', digitsOf(-2));
    await typeInstant(page, 'Publikacja do', digitsOf(5));
    await typeInstant(page, 'Przypięcie od', digitsOf(-2));
    await typeInstant(page, 'Przypięcie do', digitsOf(2));
    await button(page, 'Zapisz').tap();
    await expect(row(page, 'Przerwa w dostawie wody')).toContainText('Widoczne Przypięte');
  });

  const context = await browser.newContext({ baseURL: app.origin, viewport: windows.narrow });
  const reader = await context.newPage();
  const notice = reader.getByRole('link', { name: 'Przerwa w dostawie wody' });

  await test.step('read it', async () => {
    await reader.goto(onSite('/'));
    await expect(reader.getByRole('listitem').filter({ has: notice })).toContainText('Ważne do');
    await notice.click();
    await expect(heading(reader, 'Przerwa w dostawie wody')).toBeVisible();
    const photo = reader.getByRole('img', { name: 'Studnia' });
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  await test.step('it is pinned no longer', async () => {
    // Whatever time of day it is.
    await passDays(app.db, 3);
    await reader.reload();
    await expect(heading(reader, 'Przerwa w dostawie wody')).toBeVisible();
    await expect(reader.getByText('Ważne do')).toBeHidden();
  });

  await test.step('it is over', async () => {
    await passDays(app.db, 3);
    await reader.reload();
    await expect(heading(reader, 'Nie ma takiej strony')).toBeVisible();
    await reader.getByRole('main').getByRole('link', { name: 'Ogłoszenia', exact: true }).click();
    await expect(reader.getByText('Nie ma teraz ogłoszeń.')).toBeVisible();
  });
  await context.close();
});
