import { reckonDraft } from '@grzadka/server/test/charge-runs.ts';
import { addResolution } from '@grzadka/server/test/fee-factories.ts';
import { addOverdueAccount, noteForm } from '@grzadka/server/test/interest-notes.ts';
import { postPayment } from '@grzadka/server/test/ledger.ts';
import { expect } from '../fixtures.ts';
import { goToAnother, goWithin } from '../go-within.ts';
import { button, field, heading, row } from '../party-screens.ts';
import { typeDay } from '../type-day.ts';
import { test, walk } from './walk.ts';

test(
  'interest',
  walk({
    role: 'ROLE_TREASURER',
    async prepare({ app: { db } }) {
      await addResolution(db, { number: '7/2026', body: 'board', subject: 'Umorzenie odsetek' });
      const owing = await addOverdueAccount(db, { amount: 1_412_50 });
      await postPayment(db, { account: owing.id, day: '2026-07-20', amount: 300_00 });
      await addOverdueAccount(db, { amount: 40_00 });
      await addOverdueAccount(db, { dueOn: '2022-03-31' });
      const { id } = await reckonDraft(db, noteForm('2026-09-30', []));
      const run = `/oplaty/naliczenia/${id}`;
      return { run, account: `${run}/konto/${owing.id}` };
    },
    states: [
      {
        name: 'the rates, the newest of them older than it should be',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await page.goto('/oplaty');
          await page
            .getByRole('main')
            .getByRole('link', { name: 'Stopy odsetek', exact: true })
            .click();
          await expect(row(page, '2025.12.04')).toContainText('9,5');
          await expect(page.getByText(/^Najnowsza stopa obowiązuje od 2025\.12\.04/)).toBeVisible();
        },
      },
      {
        name: 'the form of a new one, with nothing in it',
        async reach({ page }) {
          await button(page, 'Nowa stopa odsetek').click();
          await button(page, 'Zapisz').click();
          await expect(page.getByText('Podaj stopę')).toBeVisible();
        },
      },
      {
        name: 'one of them',
        async reach({ page }) {
          await typeDay(page, 'Obowiązuje od', '01102026');
          await field(page, 'Stopa roczna (%)').fill('9,25');
          await field(page, 'Skąd wiadomo').fill('M.P. 2026 poz. 1023');
          await button(page, 'Zapisz').click();
          await row(page, '2026.10.01')
            .getByRole('link', { name: /^Szczegóły/ })
            .click();
          await expect(page.getByText('M.P. 2026 poz. 1023')).toBeVisible();
        },
      },
      {
        name: 'its form',
        async reach({ page }) {
          await page.getByRole('link', { name: 'Edytuj' }).click();
          await expect(field(page, 'Stopa roczna (%)')).toHaveValue('9,25');
        },
      },
      {
        name: 'the form of an interest note, to a day after its issue',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await goToAnother(page, '/oplaty/nowe-naliczenie?rodzaj=interest');
          await typeDay(page, 'Odsetki do dnia', '31122098');
          await button(page, 'Oblicz').click();
          await expect(page.getByText(/^Odsetki można naliczyć najdalej/)).toBeVisible();
        },
      },
      {
        name: 'a note with an account that is blocked, and one that waits',
        alsoIn: 'narrowest',
        onPaper: true,
        inForcedColours: true,
        async reach({ page, data }) {
          await goToAnother(page, data.run);
          await expect(page.getByRole('link', { name: /^Dodaj stopę odsetek/ })).toBeVisible();
          await expect(page.getByRole('link', { name: 'Poniżej minimum: 1' })).toBeVisible();
        },
      },
      {
        name: 'its accounts',
        inLongRun: true,
        async reach({ page, data }) {
          await goWithin(page, `${data.run}/konta`);
          await expect(heading(page)).toHaveText('Konta rozliczeniowe');
          await expect(row(page, 'Poniżej minimum')).toBeVisible();
        },
      },
      {
        name: 'an account of it, each stretch of days in words',
        alsoIn: 'narrowest',
        onPaper: true,
        inForcedColours: true,
        async reach({ page, data }) {
          await goWithin(page, data.account);
          await expect(page.getByText(/1412,50\s*zł × 20\s*dni × 9,50\s*%/)).toBeVisible();
        },
      },
      {
        name: 'the question how much of it is waived, without an answer',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await button(page, 'Umórz odsetki').click();
          const dialog = page.getByRole('dialog');
          await dialog.getByRole('button', { name: 'Umórz odsetki' }).click();
          await expect(dialog.getByText('Napisz, dlaczego')).toBeVisible();
        },
      },
      {
        name: 'the same with some of it waived',
        async reach({ page }) {
          const dialog = page.getByRole('dialog');
          await dialog.getByLabel('Ile umorzyć').fill('10');
          await dialog.getByLabel('Dlaczego').fill('choroba');
          await dialog.getByRole('combobox', { name: 'Uchwała' }).click();
          await page.getByRole('option', { name: /7\/2026/ }).click();
          await dialog.getByRole('button', { name: 'Umórz odsetki' }).click();
          await expect(page.getByText(/^Umorzenie odsetek: choroba/)).toBeVisible();
          await expect(button(page, 'Nie umarzaj')).toBeVisible();
        },
      },
    ],
  }),
);
