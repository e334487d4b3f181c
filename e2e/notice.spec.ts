import { noticeEndpoints } from '@grzadka/contract/notice/notice.endpoints';
import { siteEndpoints } from '@grzadka/contract/site/site.endpoints';
import { addNotice } from '@grzadka/server/test/content-factories.ts';
import { picture } from '@grzadka/server/test/test-images.ts';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import { button, heading, row, typeInstant } from './publishing.ts';
import { dateField } from './type-day.ts';

/** Digits of a local day at noon, as a date-time field takes them; `days` from today. */
function noon(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  const digits = (value: number, length = 2) => String(value).padStart(length, '0');
  return `${digits(day.getDate())}${digits(day.getMonth() + 1)}${digits(day.getFullYear(), 4)}1200`;
}

/** The same day as a list shows it. */
const shown = (typed: string) =>
  `${typed.slice(4, 8)}.${typed.slice(2, 4)}.${typed.slice(0, 2)} 12:00:00`;

test('a clerk pins a notice for the rest of the week', async ({ app, page, signIn }) => {
  await addNotice(app.db, { title: 'Bez przypięcia' });
  await signIn('ROLE_EMPLOYEE');
  await page.goto('/ogloszenia');
  await expect(heading(page, 'Ogłoszenia')).toBeVisible();
  await button(page, 'Dodaj wpis').click();
  await expect(page.getByLabel('Tytuł')).toBeFocused();
  await page.keyboard.type('Przerwa w dostawie wody');
  const [from, thru] = [noon(-1), noon(5)];
  await typeInstant(page, 'Publikacja od', from);
  await typeInstant(page, 'Przypięcie do', thru);
  await button(page, 'Zapisz').click();
  await expect(page.getByText('Należy podać początkową datę przypięcia')).toBeVisible();
  await expect(dateField(page, 'Przypięcie od')).toBeFocused();
  await typeInstant(page, 'Przypięcie od', from);
  await expect(page.getByText(`Po zapisaniu: przypięte od razu, do ${shown(thru)}`)).toBeVisible();
  await button(page, 'Zapisz').click();

  const entry = row(page, 'Przerwa w dostawie wody');
  await expect(entry).toContainText('Widoczne Przypięte');
  await expect(entry).toContainText(`${shown(from)} – (brak)`);
  await expect(entry).toContainText(`${shown(from)} – ${shown(thru)}`);
  await expect(page.getByText('Znaleziono: 2')).toBeVisible();
  await button(page, 'Filtry i ustawienia listy').click();
  await page.getByRole('checkbox', { name: 'Przypięcie' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Znaleziono: 1')).toBeVisible();
  await expect(entry).toBeVisible();

  await page.getByRole('link', { name: 'Edytuj: Przerwa w dostawie wody' }).click();
  await page.getByRole('link', { name: 'Podgląd' }).click();
  await expect(page.getByRole('article').getByText('Przypięte')).toBeVisible();
});

test('a notice with a photo and the way to it go onto one sheet of paper', {
  tag: inLongRun,
}, async ({ app, page, signIn }) => {
  const { id: noticeId } = await addNotice(app.db, {
    title: 'Zamykajmy furtki i bramy po zmroku',
    publicationFromDate: '2026-01-01T00:00:00.000Z',
  });
  await signIn('ROLE_EMPLOYEE');
  // Paper names no address that only this computer finds.
  const site = { enabled: true, url: 'https://ogrod.example.pl' };
  await page.route(app.origin + siteEndpoints.state.path, (route) => route.fulfill({ json: site }));
  const buffer = await picture({ width: 720, height: 450 }).png().toBuffer();
  const added = await page.request.post(app.origin + noticeEndpoints.addImage.path, {
    multipart: { noticeId, alt: 'Studnia', file: { name: 's.png', mimeType: 'image/png', buffer } },
  });
  expect(added.status()).toBe(201);
  const html = `<p>${'Furtka otwarta na noc zaprasza złodziei i dziki. '.repeat(3)}</p>`;
  const text = { data: { noticeId, html } };
  expect(
    (await page.request.post(app.origin + noticeEndpoints.addHtmlText.path, text)).status(),
  ).toBe(201);
  await page.goto(`/ogloszenia/edytuj-ogloszenie/${noticeId}/na-tablice`);
  for (const name of ['Studnia', /^Kod QR/])
    await expect(page.getByRole('img', { name })).toHaveJSProperty('complete', true);
  await page.emulateMedia({ media: 'print' });
  const paper = await page.pdf({ preferCSSPageSize: true });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
