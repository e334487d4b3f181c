import { postDebt } from '@grzadka/server/test/ledger.ts';
import { expect } from '../fixtures.ts';
import { addOwnPlot, meterPhoto, reportReading } from '../own-plot.ts';
import { button } from '../party-screens.ts';
import { test, walk } from './walk.ts';

const plot = 'Aleja Jaśminowa 112A';

test(
  'what is one’s own',
  walk({
    role: 'ROLE_USER',
    async prepare({ app, page }) {
      const { gardenId, meterIds } = await addOwnPlot(app, { name: plot, meters: 2 });
      const [first = '', second = ''] = meterIds;
      await reportReading(page, { app, meterId: first });
      const account = await app.db
        .selectFrom('settlement')
        .select('id')
        .where('gardenId', '=', gardenId)
        .executeTakeFirstOrThrow();
      const parts = [{ amount: 1_230_50, dueOn: '2026-06-30', description: 'za całą Aleję' }];
      await postDebt(app.db, { account: account.id, day: '2026-05-01', parts });
      return { gardenId, meterId: second, settlementId: account.id };
    },
    states: [
      {
        name: 'the start page of whoever holds a plot',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await page.goto('/');
          await expect(page.getByRole('link', { name: 'Zobacz liczniki i opłaty' })).toBeVisible();
        },
      },
      {
        name: 'the own plots',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await page.getByRole('link', { name: 'Zobacz liczniki i opłaty' }).click();
          await expect(page.getByText(/^po terminie/)).toBeVisible();
        },
      },
      {
        name: 'an own plot, with a report that waits',
        alsoIn: 'narrowest',
        onPaper: true,
        inForcedColours: true,
        async reach({ page }) {
          await page.getByRole('link', { name: /^Zobacz liczniki i opłaty: / }).click();
          await expect(page.getByText(/Czeka na sprawdzenie w biurze/)).toBeVisible();
          await expect(page.getByRole('list', { name: 'Co jest do zapłaty' })).toBeVisible();
        },
      },
      {
        name: 'its readings, how to pay, its charges and what was posted',
        alsoIn: 'narrowest',
        onPaper: true,
        inForcedColours: true,
        async reach({ page }) {
          await button(page, 'Pokaż odczyty i zużycie').first().click();
          await expect(page.getByRole('table', { name: 'Tabela zużycia' })).toBeVisible();
          await button(page, 'Jak zapłacić').click();
          await expect(page.getByText('Tytuł przelewu')).toBeVisible();
          await button(page, 'Pokaż naliczenia').click();
          await expect(page.getByText('Nic jeszcze nie naliczono.')).toBeVisible();
          await button(page, 'Pokaż wpłaty i księgowania').click();
          await expect(page.getByRole('table', { name: 'Wpłaty i księgowania' })).toBeVisible();
        },
      },
      {
        name: 'a report with a photo and a value that looks wrong',
        alsoIn: 'narrowest',
        async reach({ page, data }) {
          await page.goto(`/moje-dzialki/${data.gardenId}/zglos-odczyt/${data.meterId}`);
          await page
            .locator('input[type=file]')
            .first()
            .setInputFiles(await meterPhoto());
          await expect(page.getByRole('img', { name: 'Zdjęcie, które wyślesz' })).toBeVisible();
          await page.getByLabel('Co pokazuje licznik').fill('9');
          await expect(page.getByText(/^Spójrz na licznik jeszcze raz/)).toBeVisible();
        },
      },
      {
        name: 'an account by itself',
        onPaper: true,
        inForcedColours: true,
        async reach({ page, data }) {
          await page.goto(`/moje-dzialki/rozliczenie/${data.settlementId}`);
          await expect(page.getByRole('list', { name: 'Co jest do zapłaty' })).toBeVisible();
        },
      },
    ],
  }),
);

test(
  'nothing of one’s own',
  walk({
    role: 'ROLE_USER',
    prepare: async () => undefined,
    states: [
      {
        name: 'no plot is held',
        alsoIn: 'narrowest',
        inLongRun: true,
        async reach({ page }) {
          await page.goto('/moje-dzialki');
          await expect(page.getByText('Nie masz teraz żadnej działki')).toBeVisible();
        },
      },
    ],
  }),
);
