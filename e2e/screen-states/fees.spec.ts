import { addDocument } from '@grzadka/server/test/content-factories.ts';
import { addFeeKind, addResolution, addTariff } from '@grzadka/server/test/fee-factories.ts';
import { addAccount, feeKindNamed, postDebt } from '@grzadka/server/test/ledger.ts';
import { expect } from '../fixtures.ts';
import { goToAnother, goWithin } from '../go-within.ts';
import { button, field, row } from '../party-screens.ts';
import { test, walk } from './walk.ts';

test(
  'what fees rest on',
  walk({
    role: 'ROLE_TREASURER',
    async prepare({ app: { db } }) {
      const { id: fileId } = await addDocument(db, {
        name: 'Uchwała nr 3/2026 w sprawie opłat ogrodowych i zaliczek na energię elektryczną',
      });
      const subject =
        'Wysokość opłaty ogrodowej, opłaty za wywóz śmieci oraz zaliczek na energię elektryczną na 2026 rok';
      const { id } = await addResolution(db, { number: '3/2026', subject, fileId });
      await addResolution(db, { number: '4/2026' });
      await addResolution(db, {
        number: '117/KR/XXVII/2025',
        body: 'national',
        adoptedOn: '2025-11-18',
        subject: 'Składka członkowska',
      });
      const usedId = await feeKindNamed(db, 'Opłata ogrodowa');
      const { id: account } = await addAccount(db);
      const parts = [{ amount: 100_00, dueOn: '2026-06-30', feeKindId: usedId }];
      await postDebt(db, { account, day: '2026-05-01', parts });
      const { id: kindId } = await addFeeKind(db, {
        name: 'Zaliczka na przebudowę wodociągu',
        keywords: 'wodociąg, przebudowa, zaliczka na wodociąg',
        active: false,
      });
      const { id: tariffId } = await addTariff(db, {
        feeKindId: usedId,
        resolutionId: id,
        validThru: '2026-12-31',
        terms: {
          method: 'consumption',
          meterType: 'ElectricityMeter',
          segments: [
            {
              from: '2026-01-01',
              tiers: [
                { upTo: '250', rate: '0.6212' },
                { upTo: '1500', rate: '0.9105' },
                { upTo: null, rate: '1.1034' },
              ],
            },
            { from: '2026-07-01', tiers: [{ upTo: null, rate: '0.645' }] },
          ],
        },
      });
      await addTariff(db, { resolutionId: id, terms: { method: 'per-area', rate: '0.45' } });
      return {
        tariff: `/oplaty/taryfy/${tariffId}`,
        tariffEdit: `/oplaty/taryfy/${tariffId}/edycja`,
        resolution: `/oplaty/uchwaly/${id}`,
        resolutionEdit: `/oplaty/uchwaly/${id}/edycja`,
        kind: `/oplaty/rodzaje/${kindId}`,
        kindEdit: `/oplaty/rodzaje/${kindId}/edycja`,
      };
    },
    states: [
      {
        name: 'the resolutions',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await page.goto('/oplaty');
          await page.getByRole('main').getByRole('link', { name: 'Uchwały' }).click();
          await expect(row(page, '117/KR')).toContainText('Krajowa Rada lub Zarząd PZD');
        },
      },
      {
        name: 'the form of a new one, with nothing in it',
        async reach({ page }) {
          await button(page, 'Nowa uchwała').click();
          await button(page, 'Zapisz').click();
          await expect(page.getByText('Podaj numer uchwały')).toBeVisible();
        },
      },
      {
        name: 'one with its document',
        alsoIn: 'narrowest',
        async reach({ page, data }) {
          await goToAnother(page, data.resolution);
          await expect(page.getByRole('link', { name: 'Pobierz dokument' })).toBeVisible();
        },
      },
      {
        name: 'its form, with the number that another one has',
        async reach({ page, data }) {
          await goWithin(page, data.resolutionEdit);
          await field(page, 'Numer').fill('4/2026');
          await button(page, 'Zapisz').click();
          await expect(page.getByText(/^W tym roku jest już uchwała/)).toBeVisible();
        },
      },
      {
        name: 'the fee kinds, of which one that is used is not deleted',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await goToAnother(page, '/oplaty/rodzaje');
          await expect(row(page, 'Zaliczka na przebudowę')).toBeVisible();
          await button(page, 'Usuń rodzaj opłaty: Opłata ogrodowa').click();
          await button(page, 'OK').click();
          await expect(page.getByRole('alert')).toContainText('Zamiast go usuwać');
        },
      },
      {
        name: 'the form of a new kind, with a place that is none',
        async reach({ page }) {
          await button(page, 'Nowy rodzaj opłaty').click();
          await field(page, 'Kolejność').fill('tysiąc');
          await button(page, 'Zapisz').click();
          await expect(page.getByText('Wpisz liczbę od 1 do 999')).toBeVisible();
        },
      },
      {
        name: 'one kind',
        async reach({ page, data }) {
          await goToAnother(page, data.kind);
          await expect(page.getByText('wodociąg, przebudowa')).toBeVisible();
        },
      },
      {
        name: 'its form, with the code that another one has',
        async reach({ page, data }) {
          await goWithin(page, data.kindEdit);
          await field(page, 'Skrót').fill('ogr');
          await button(page, 'Zapisz').click();
          await expect(page.getByText(/^Ten skrót ma już inny rodzaj/)).toBeVisible();
        },
      },
      {
        name: 'the tariffs',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await goToAnother(page, '/oplaty/taryfy');
          await expect(row(page, 'Opłata ogrodowa')).toContainText('0,6212');
        },
      },
      {
        name: 'the form of a new tariff, with nothing in it',
        async reach({ page }) {
          await button(page, 'Nowa stawka').click();
          await button(page, 'Zapisz').click();
          await expect(page.getByText('Wybierz rodzaj opłaty')).toBeVisible();
        },
      },
      {
        name: 'one tariff',
        alsoIn: 'narrowest',
        async reach({ page, data }) {
          await goToAnother(page, data.tariff);
          await expect(
            page.getByText('Płaci, kto ma działkę w dniu z pola „Stan na dzień”'),
          ).toBeVisible();
        },
      },
      {
        name: 'its form with prices and tiers, of which one is no higher than the one before',
        alsoIn: 'narrowest',
        async reach({ page, data }) {
          await goWithin(page, data.tariffEdit);
          const tier = page.getByRole('group', { name: 'Próg 2' });
          await tier.getByLabel('Do (kWh)').fill('200');
          await button(page, 'Dodaj ratę').click();
          await button(page, 'Zapisz').click();
          await expect(page.getByText('Każdy próg musi być wyższy od poprzedniego')).toBeVisible();
        },
      },
      {
        name: 'the rates of a year beside those of the one before, with one that is none',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await goToAnother(page, '/oplaty/stawki-na-rok/2027');
          await button(page, 'Skopiuj stawki z 2026').click();
          await field(page, 'Stawka za m² (zł)').fill('czterdzieści');
          await button(page, 'Zapisz').click();
          await expect(page.getByText('Należy wprowadzić poprawną liczbę')).toBeVisible();
        },
      },
      {
        name: 'a resolution that comes with them, with nothing in it',
        inLongRun: true,
        async reach({ page }) {
          await page.getByLabel('Dodaj nową').click();
          await button(page, 'Zapisz').click();
          await expect(page.getByText('Podaj numer uchwały')).toBeVisible();
        },
      },
      {
        name: 'the form of the first tariff of a kind, on the way from there',
        async reach({ page }) {
          await page.getByRole('link', { name: 'Ustal sposób naliczania: Wpisowe' }).click();
          const kind = page.getByRole('combobox', { name: 'Rodzaj opłaty' });
          await expect(kind).toContainText('Wpisowe');
        },
      },
    ],
  }),
);
