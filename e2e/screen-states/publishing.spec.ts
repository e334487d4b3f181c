import { noticeEndpoints } from '@grzadka/contract/notice/notice.endpoints';
import { pageEndpoints } from '@grzadka/contract/page/page.endpoints';
import { addNotice, addPageVersion } from '@grzadka/server/test/content-factories.ts';
import { expect } from '../fixtures.ts';
import { goWithin } from '../go-within.ts';
import { blocks, button, row, typeInstant } from '../publishing.ts';
import { test, walk } from './walk.ts';

const title = 'Walne zebranie sprawozdawczo-wyborcze działkowców w świetlicy przy alei Głównej';
const longAgo = '2026-01-01T00:00:00.000Z';

test(
  'the notices',
  walk({
    role: 'ROLE_EMPLOYEE',
    async prepare({ app, page }) {
      await addNotice(app.db, { title: 'Szkic' });
      const { id: noticeId } = await addNotice(app.db, {
        title,
        publicationFromDate: longAgo,
        pinFromDate: longAgo,
      });
      const reply = await page.request.post(app.origin + noticeEndpoints.addHtmlText.path, {
        data: { noticeId, html: '<h3>Woda</h3><p>Od maja.</p>' },
      });
      expect(reply.status()).toBe(201);
      const form = `/ogloszenia/edytuj-ogloszenie/${noticeId}`;
      return { preview: `${form}/podglad`, sheet: `${form}/na-tablice` };
    },
    states: [
      {
        name: 'their list, with a long title and dates',
        async reach({ page }) {
          await page.goto('/ogloszenia');
          await expect(page.getByText('Znaleziono: 2')).toBeVisible();
          await expect(row(page, title)).toContainText('2026.01.01');
        },
      },
      {
        name: 'their list while rows are chosen, some of them',
        inLongRun: true,
        async reach({ page }) {
          await button(page, 'Zaznacz pozycje').click();
          await page.getByRole('checkbox', { name: 'Zaznacz: Szkic' }).check();
          await expect(page.getByText('Zaznaczone: 1')).toBeVisible();
        },
      },
      {
        name: 'the question until when they are to be pinned, which is not answered',
        inLongRun: true,
        async reach({ page }) {
          await button(page, 'Przypnij do…').click();
          await button(page, 'Przypnij').click();
          await expect(page.getByText('Podaj datę')).toBeVisible();
        },
      },
      {
        name: 'the form, with faults of title, publication and pinning',
        async reach({ page }) {
          await button(page, 'Anuluj').click();
          await button(page, 'Zakończ zaznaczanie').click();
          await page.getByRole('link', { name: 'Edytuj: Szkic' }).click();
          await page.getByLabel('Tytuł').fill('  ');
          await typeInstant(page, 'Publikacja do', '010520261200');
          await typeInstant(page, 'Przypięcie do', '010520261200');
          await button(page, 'Zapisz').click();
          await expect(page.getByText('Tytuł nie może być pusty')).toBeVisible();
          await expect(page.getByText('Należy podać początkową datę przypięcia')).toBeVisible();
        },
      },
      {
        name: 'the preview, as on a computer',
        async reach({ page, data }) {
          await goWithin(page, data.preview);
          await expect(page.getByRole('article').getByText('Przypięte')).toBeVisible();
          await button(page, 'Komputer').click();
        },
      },
      {
        name: 'the preview, as on a phone',
        inLongRun: true,
        async reach({ page }) {
          await button(page, 'Telefon').click();
          await expect(button(page, 'Telefon')).toHaveAttribute('aria-pressed', 'true');
        },
      },
      {
        name: 'the sheet for the notice board',
        async reach({ page, data }) {
          await goWithin(page, data.sheet);
          await expect(page.getByRole('article', { name: 'Kartka A4' })).toContainText('Od maja.');
        },
      },
    ],
  }),
);

test(
  'the versions of a page',
  walk({
    role: 'ROLE_EMPLOYEE',
    async prepare({ app, page }) {
      await addPageVersion(app.db, { publicationFromDate: longAgo });
      const { id: pageVersionId } = await addPageVersion(app.db, {});
      const reply = await page.request.post(app.origin + pageEndpoints.addHtmlText.path, {
        data: { pageId: 'oplaty', pageVersionId, html: '<p>Opłata roczna: 300 zł</p>' },
      });
      expect(reply.status()).toBe(201);
      return { edit: `/strony/oplaty/wersje/edytuj-wersje-strony/${pageVersionId}` };
    },
    states: [
      {
        name: 'their list, one being in force',
        async reach({ page }) {
          await page.goto('/strony/oplaty/wersje');
          await expect(page.getByText('Znaleziono: 2')).toBeVisible();
          await expect(row(page, 'Obowiązuje')).toBeVisible();
        },
      },
      {
        name: 'the form, with a block',
        async reach({ page, data }) {
          await goWithin(page, data.edit);
          await expect(blocks(page)).toHaveText([/300 zł/]);
        },
      },
      {
        name: 'the preview, in the look of the site',
        async reach({ page }) {
          await page.getByRole('link', { name: 'Podgląd' }).click();
          await button(page, 'Jak na stronie ogrodu').click();
          const site = page.frameLocator('iframe');
          await expect(site.getByRole('heading', { name: 'Opłaty' })).toBeVisible();
          await expect(page.getByText('Wczytywanie podglądu…')).toBeHidden();
        },
      },
    ],
  }),
);
