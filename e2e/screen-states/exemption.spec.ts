import { addParty } from '@grzadka/server/test/factories.ts';
import { addExemption, addResolution } from '@grzadka/server/test/fee-factories.ts';
import { addAccount, feeKindNamed } from '@grzadka/server/test/ledger.ts';
import { expect } from '../fixtures.ts';
import { goToAnother, goWithin } from '../go-within.ts';
import { button, field, row } from '../party-screens.ts';
import { typeDay } from '../type-day.ts';
import { test, walk } from './walk.ts';

test(
  'exemptions',
  walk({
    role: 'ROLE_TREASURER',
    async prepare({ app: { db } }) {
      const { id: resolutionId } = await addResolution(db, {
        number: '12/2026',
        subject: 'Zwolnienia z opłat dla gospodarzy alejek',
      });
      await addAccount(db);
      const { id: partyId } = await addParty(db, { lastName: 'Brzęczyszczykiewiczówna-Zając' });
      const { id } = await addExemption(db, {
        feeKindId: await feeKindNamed(db, 'Opłata ogrodowa'),
        partyId,
        amountGrosz: 120_000,
        reason: 'Opiekuje się hydrofornią i studnią przez cały sezon, także w dni wolne od pracy',
        resolutionId,
      });
      return { details: `/oplaty/ulgi/${id}`, edit: `/oplaty/ulgi/${id}/edycja` };
    },
    states: [
      {
        name: 'their list',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await page.goto('/oplaty');
          await page.getByRole('main').getByRole('link', { name: 'Ulgi i zwolnienia' }).click();
          await expect(row(page, 'Brzęczyszczykiewiczówna')).toContainText('1200,00');
        },
      },
      {
        name: 'the form of a new one, with nothing in it',
        inLongRun: true,
        async reach({ page }) {
          await button(page, 'Nowa ulga').click();
          await button(page, 'Zapisz').click();
          await expect(page.getByText('Podaj powód ulgi')).toBeVisible();
        },
      },
      {
        name: 'of an account, for a share that is none',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await page.getByRole('combobox', { name: 'Konto rozliczeniowe' }).fill('GR0000');
          await page.getByRole('option').first().click();
          await field(page, 'O ile procent mniej').fill('120');
          await button(page, 'Zapisz').click();
          await expect(page.getByText('Wpisz liczbę od 1 do 100')).toBeVisible();
        },
      },
      {
        name: 'their list with one that was added, deleted and brought back',
        inLongRun: true,
        async reach({ page }) {
          await field(page, 'O ile procent mniej').fill('50');
          await page.getByRole('combobox', { name: 'Rodzaj opłaty' }).click();
          await page.getByRole('option', { name: 'Wywóz śmieci' }).click();
          await typeDay(page, 'Od dnia', '01012026');
          await field(page, 'Powód').fill('Gospodarz alejki');
          await button(page, 'Zapisz').click();
          await expect(row(page, 'Wywóz śmieci')).toContainText('50%');
          await page.getByRole('button', { name: /^Usuń ulgę: Wywóz śmieci/ }).click();
          await button(page, 'OK').click();
          await expect(row(page, 'Wywóz śmieci')).toBeHidden();
          await button(page, 'Cofnij').click();
          await expect(row(page, 'Wywóz śmieci')).toBeVisible();
        },
      },
      {
        name: 'one of a party',
        alsoIn: 'narrowest',
        async reach({ page, data }) {
          await goToAnother(page, data.details);
          await expect(page.getByText('12/2026')).toBeVisible();
        },
      },
      {
        name: 'its form, without whom it is for',
        async reach({ page, data }) {
          await goWithin(page, data.edit);
          await page.getByRole('combobox', { name: 'Osoba lub firma' }).fill('');
          await button(page, 'Zapisz').click();
          await expect(page.getByText('Wybierz osobę lub firmę')).toBeVisible();
        },
      },
    ],
  }),
);
