import { addBankAccount, addBankProfile } from '@grzadka/server/test/bank-lines.ts';
import { expect } from '../fixtures.ts';
import { goWithin } from '../go-within.ts';
import { button, field, row } from '../party-screens.ts';
import { test, walk } from './walk.ts';

test(
  'bank accounts and own profiles',
  walk({
    role: 'ROLE_TREASURER',
    async prepare({ app: { db } }) {
      const name = 'Rachunek funduszu remontowego Alei Jaśminowej';
      const { id: account } = await addBankAccount(db, { name });
      const { id: profile } = await addBankProfile(db, {
        name: 'Bank Spółdzielczy w Brzęczyszczykiewiczach',
      });
      return { account, profile };
    },
    states: [
      {
        name: 'the bank accounts',
        async reach({ page }) {
          await page.goto('/transakcje/rachunki');
          await expect(row(page, 'Rachunek')).toContainText('0,00');
        },
      },
      {
        name: 'the form of a new one, with a wrong number',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await button(page, 'Nowy rachunek bankowy').click();
          await field(page, 'Nazwa').fill('Bieżący');
          await field(page, 'Numer rachunku').fill('62 1090 1014 0000 0712 1981 2874');
          await button(page, 'Zapisz').click();
          await expect(page.getByText('W numerze rachunku jest pomyłka')).toBeVisible();
        },
      },
      {
        name: 'one of them',
        alsoIn: 'narrowest',
        async reach({ page, data }) {
          await goWithin(page, `/transakcje/rachunki/${data.account}`);
          await expect(button(page, 'Wpisz bilans otwarcia')).toBeVisible();
        },
      },
      {
        name: 'the question what was on it at first, without an amount',
        inLongRun: true,
        async reach({ page }) {
          await button(page, 'Wpisz bilans otwarcia').click();
          const dialog = page.getByRole('dialog');
          await dialog.getByRole('button', { name: 'Wpisz bilans otwarcia' }).click();
          await expect(dialog.getByText('Podaj kwotę')).toBeVisible();
        },
      },
      {
        name: 'its form',
        async reach({ page, data }) {
          await page.getByRole('dialog').getByRole('button', { name: 'Anuluj' }).click();
          await goWithin(page, `/transakcje/rachunki/${data.account}/edycja`);
          await expect(field(page, 'Nazwa')).toHaveValue(/^Rachunek funduszu/);
        },
      },
      {
        name: 'the own profiles',
        async reach({ page }) {
          await goWithin(page, '/transakcje/profile');
          await expect(row(page, 'Bank Spółdzielczy')).toBeVisible();
        },
      },
      {
        name: 'one own profile',
        alsoIn: 'narrowest',
        async reach({ page, data }) {
          await goWithin(page, `/transakcje/profile/${data.profile}`);
          await expect(page.getByText('Co jest w której kolumnie')).toBeVisible();
        },
      },
      {
        name: 'its form, with its name alone',
        async reach({ page }) {
          await page.getByRole('link', { name: 'Edytuj' }).click();
          await expect(field(page, 'Nazwa')).toHaveValue(/^Bank Spółdzielczy/);
        },
      },
    ],
  }),
);
