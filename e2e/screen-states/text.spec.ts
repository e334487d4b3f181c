import { newsEndpoints } from '@grzadka/contract/news/news.endpoints';
import { expect } from '../fixtures.ts';
import { addNewsWithTexts, button, editor, openText, typeAtEnd } from '../publishing.ts';
import { test, walk } from './walk.ts';

const html =
  '<h2>Zebranie</h2><p>Porządek <strong>obrad</strong>:</p><ol><li><p>wybory</p></li></ol>' +
  '<p>Więcej: <a href="https://www.rod.example/zebranie">program</a></p>';

/** As long as a title may be. */
const longTitle = 'Zebranie sprawozdawczo-wyborcze w świetlicy przy alei Głównej '
  .repeat(4)
  .slice(0, 200);

test(
  'a text',
  walk({
    role: 'ROLE_EMPLOYEE',
    async prepare({ app }) {
      const { newsId, itemIds, textPath } = await addNewsWithTexts(app, [html], longTitle);
      const [contentItemId = ''] = itemIds;
      return { newsId, contentItemId, path: textPath(contentItemId) };
    },
    states: [
      {
        name: 'being written',
        async reach({ page, data }) {
          await openText(page, data.path);
          await typeAtEnd(page, ' od maja');
          await expect(page.getByText('Niezapisane')).toBeVisible();
        },
      },
      {
        name: 'a link, with a fault',
        inLongRun: true,
        async reach({ page }) {
          await button(page, 'Odnośnik').click();
          await page.getByLabel('Adres').fill('javascript:alert(1)');
          await page.keyboard.press('Enter');
          await expect(page.getByText(/^Podaj adres strony/)).toBeVisible();
        },
      },
      {
        name: 'that could not be saved',
        inLongRun: true,
        async reach({ page }) {
          await button(page, 'Anuluj').click();
          await page.route('**/update-html-text', (route) => route.abort());
          await button(page, 'Zapisz').click();
          await expect(page.getByRole('alert')).toContainText('Brak połączenia z serwerem.');
        },
      },
      {
        name: 'that somebody else has changed',
        async reach({ app, page, data: { newsId, contentItemId } }) {
          await page.unroute('**/update-html-text');
          const reply = await page.request.put(app.origin + newsEndpoints.updateHtmlText.path, {
            data: { newsId, contentItemId, html: '<p>Woda od czerwca</p>' },
          });
          expect(reply.status()).toBe(204);
          await button(page, 'Zapisz').click();
          await button(page, 'Odśwież dane').click();
          await expect(page.getByRole('dialog')).toContainText('Woda od czerwca');
        },
      },
      {
        name: 'an unsaved one of before is offered',
        inLongRun: true,
        async reach({ page }) {
          await button(page, 'Zachowaj mój tekst').click();
          await expect(editor(page)).toBeFocused();
          await page.reload();
          const offer = page.getByRole('alertdialog', { name: 'Znaleziono niezapisany tekst' });
          await expect(offer).toContainText('niezapisany tekst tego bloku');
        },
      },
    ],
  }),
);
