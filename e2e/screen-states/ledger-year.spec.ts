import { addBankLine, assignLine } from '@grzadka/server/test/bank-lines.ts';
import { addAccount, postPayment } from '@grzadka/server/test/ledger.ts';
import { checkedLedger, printClosed } from '@grzadka/server/test/ledger-years.ts';
import { expect } from '../fixtures.ts';
import { goWithin } from '../go-within.ts';
import { button } from '../party-screens.ts';
import { typeDay } from '../type-day.ts';
import { test, walk } from './walk.ts';

const last = new Date().getFullYear() - 1;
const close = `Zamknij rok ${last}`;
const reopen = `Otwórz rok ${last}`;

test(
  'years, and the accountant’s file',
  walk({
    role: 'ROLE_ADMIN',
    async prepare({ app: { db } }) {
      const { id: account } = await addAccount(db);
      await postPayment(db, { account, day: `${last}-05-01`, amount: 100_00 });
      const line = await addBankLine(db, { bookingDay: `${last}-12-01` });
      return { account, line: line.id };
    },
    states: [
      {
        name: 'a year that something hinders',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await page.goto('/transakcje/lata');
          await expect(page.getByText('Operacje bankowe do wyjaśnienia: 1.')).toBeVisible();
        },
      },
      {
        name: 'one that nothing hinders',
        async reach({ page, app: { db }, data }) {
          await assignLine(db, data.line, [{ settlementId: data.account, amount: 223_51 }]);
          await checkedLedger(db);
          await page.goto('/transakcje/lata');
          await expect(button(page, close)).toBeVisible();
        },
      },
      {
        name: 'the question whether it is to be closed',
        async reach({ page }) {
          await button(page, close).click();
          await expect(page.getByRole('dialog')).toContainText('nie przyjmie potem');
        },
      },
      {
        name: 'one that is closed, with its papers',
        alsoIn: 'narrowest',
        onPaper: true,
        inForcedColours: true,
        async reach({ page, app }) {
          await page.getByRole('dialog').getByRole('button', { name: close }).click();
          await expect(page.getByText(`Zamknięto rok ${last}`, { exact: true })).toBeVisible();
          await printClosed(app, last);
          await expect(page.getByRole('link', { name: /^Pobierz: / })).toHaveCount(2);
        },
      },
      {
        name: 'the question why it is to be opened again, without a reason',
        async reach({ page }) {
          await button(page, reopen).click();
          const dialog = page.getByRole('dialog');
          await dialog.getByRole('button', { name: reopen }).click();
          await expect(dialog.getByText('Podaj powód')).toBeVisible();
        },
      },
      {
        name: 'its papers among the documents',
        inLongRun: true,
        async reach({ page }) {
          await page.getByRole('dialog').getByRole('button', { name: 'Anuluj' }).click();
          await goWithin(page, '/dokumenty');
          await expect(page.getByText(`Zamknięty rok ${last}`).first()).toBeVisible();
        },
      },
      {
        name: 'one of them, which nobody changes',
        async reach({ page }) {
          await page
            .getByRole('link', { name: /^Edytuj/ })
            .first()
            .click();
          await expect(page.getByText(/Nie można go zmienić ani opublikować/)).toBeVisible();
        },
      },
      {
        name: 'the file for the accountant, of days in the wrong order',
        alsoIn: 'narrowest',
        inForcedColours: true,
        async reach({ page }) {
          await goWithin(page, '/transakcje/eksport');
          await typeDay(page, 'Od', '31122098');
          await button(page, 'Pobierz plik').click();
          await expect(page.getByText(/nie może być późniejsza/)).toBeVisible();
        },
      },
    ],
  }),
);
