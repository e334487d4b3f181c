import { addBankAccount, addBankLine, assignLine } from '@grzadka/server/test/bank-lines.ts';
import { addAccount, postDebt } from '@grzadka/server/test/ledger.ts';
import type { ServedApp } from '@grzadka/server/test/serve-app.ts';
import { expect } from '../fixtures.ts';
import { goWithin } from '../go-within.ts';
import { button } from '../party-screens.ts';
import { test, walk } from './walk.ts';

const plot = 'Aleja Jaśminowa 112A';

/** Lines with texts that are long: of an account that owes, of nobody, and one by which money left; gives the account. */
async function addLines({ db }: ServedApp) {
  const bank = await addBankAccount(db, { name: 'Rachunek pomocniczy do opłat za energię i wodę' });
  const account = await addAccount(db, {
    name: plot,
    lastName: 'Brzęczyszczykiewiczówna-Wyrzykowska',
  });
  const parts = [
    { amount: 1_230_50, dueOn: '2024-06-30', description: 'za całą Aleję w 2024 roku' },
    { amount: 310_00, dueOn: '2025-06-30' },
  ];
  await postDebt(db, { account: account.id, day: '2024-05-01', parts });
  const add = (bookingDay: string, amount: number, more: object = {}) =>
    addBankLine(db, { bankAccountId: bank.id, bookingDay, valueDay: bookingDay, amount, ...more });
  const line = await add('2026-04-01', 1_540_50, {
    title: `Opłata za działkę ${plot}, GR00012321, ${'bardzo długi tytuł przelewu '.repeat(6)}`,
    counterpartyName: 'BRZĘCZYSZCZYKIEWICZÓWNA-WYRZYKOWSKA KONSTANCJA UL. DŁUGA 112 M. 7',
    counterpartyAccount: '61109010140000071219812874',
    state: 'suggested',
  });
  await add('2026-04-02', 12_00);
  await add('2026-04-03', -80_00, { title: '' });
  return { line, account };
}

test(
  'the queue',
  walk({
    role: 'ROLE_TREASURER',
    async prepare({ app }) {
      return addLines(app);
    },
    states: [
      {
        name: 'a line with a candidate',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await page.goto('/transakcje/do-wyjasnienia');
          await expect(page.getByRole('button', { name: /^Działka Aleja/ })).toBeVisible();
          await expect(page.getByText('Numer GR00012321 zawiera błąd')).toBeVisible();
        },
      },
      {
        name: 'a split whose parts do not come to it',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await button(page, 'Podziel').click();
          const dialog = page.getByRole('dialog');
          await dialog.getByLabel('Kwota').first().fill('2000');
          await expect(dialog.getByText(/^Części są za duże o 459,50/)).toBeVisible();
          await dialog.getByRole('button', { name: 'Zaksięguj' }).click();
          await expect(dialog.getByText('Podaj kwotę')).toBeVisible();
        },
      },
      {
        name: 'the search of an account, without one',
        alsoIn: 'narrowest',
        inLongRun: true,
        async reach({ page }) {
          await page.getByRole('dialog').getByRole('button', { name: 'Anuluj' }).click();
          await expect(page.getByRole('dialog')).toBeHidden();
          await button(page, 'Inne konto rozliczeniowe').click();
          const dialog = page.getByRole('dialog');
          await dialog.getByRole('button', { name: 'Zaksięguj' }).click();
          await expect(dialog.getByText('Wybierz konto rozliczeniowe')).toBeVisible();
        },
      },
      {
        name: 'a cost, without a category',
        alsoIn: 'narrowest',
        inLongRun: true,
        async reach({ page }) {
          await page.getByRole('dialog').getByRole('button', { name: 'Anuluj' }).click();
          await expect(page.getByRole('dialog')).toBeHidden();
          await button(page, 'Koszt').click();
          const dialog = page.getByRole('dialog');
          await dialog.getByRole('button', { name: 'Zaksięguj' }).click();
          await expect(dialog.getByText('Wybierz kategorię')).toBeVisible();
        },
      },
      {
        name: 'a line without candidates',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await page.getByRole('dialog').getByRole('button', { name: 'Anuluj' }).click();
          await expect(page.getByRole('dialog')).toBeHidden();
          await button(page, 'Następna').click();
          await expect(page.getByText(/^Program nie znalazł/)).toBeVisible();
        },
      },
      {
        name: 'a press that did nothing, and is told',
        alsoIn: 'narrowest',
        inLongRun: true,
        async reach({ page }) {
          // As soon as another line is there, before anybody can have seen it.
          await page.evaluate(() => {
            const press = (key: string) =>
              document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
            const observer = new MutationObserver(() => {
              observer.disconnect();
              press('s');
            });
            observer.observe(document.body, { subtree: true, characterData: true });
            press('ArrowUp');
          });
          await expect(page.getByText(/^Naciśnięcie klawisza S pominięto/)).toBeVisible();
        },
      },
      {
        name: 'a line that was put off, and what is told of it',
        alsoIn: 'narrowest',
        inLongRun: true,
        async reach({ page }) {
          await button(page, 'Następna').click();
          await button(page, 'Na później').click();
          await expect(page.getByText('Operacja czeka na końcu listy')).toBeVisible();
          await button(page, 'Następna').click();
          await expect(page.getByText('Odłożona na później')).toBeVisible();
        },
      },
    ],
  }),
);

test(
  'a line that was assigned',
  walk({
    role: 'ROLE_TREASURER',
    async prepare({ app }) {
      const { line, account } = await addLines(app);
      await assignLine(app.db, line.id, [{ settlementId: account.id, amount: line.amount }]);
      const row = app.db.selectFrom('bankLine').select('entryId').where('id', '=', line.id);
      return row.executeTakeFirstOrThrow();
    },
    states: [
      {
        name: 'what the bank said, and what it is for',
        alsoIn: 'narrowest',
        async reach({ page, data }) {
          await page.goto(`/transakcje/operacja/${data.entryId}`);
          await expect(page.getByText(/^BRZĘCZYSZCZYKIEWICZÓWNA/)).toBeVisible();
          await expect(page.getByText(/^Nic z treści przelewu/)).toBeVisible();
        },
      },
      {
        name: 'the question before that is taken back, without a reason',
        alsoIn: 'narrowest',
        inLongRun: true,
        async reach({ page }) {
          await button(page, 'Cofnij przypisanie').click();
          const dialog = page.getByRole('dialog');
          await dialog.getByRole('button', { name: 'Cofnij przypisanie' }).click();
          await expect(dialog.getByText('Napisz, dlaczego')).toBeVisible();
        },
      },
    ],
  }),
);

test(
  'the queue without lines',
  walk({
    role: 'ROLE_TREASURER',
    prepare: async ({ app }) => addBankAccount(app.db, { name: 'Rachunek pomocniczy' }),
    states: [
      {
        name: 'nothing waits',
        alsoIn: 'narrowest',
        inLongRun: true,
        async reach({ page }) {
          await page.goto('/transakcje/do-wyjasnienia');
          await expect(page.getByText('Nie ma operacji do wyjaśnienia')).toBeVisible();
        },
      },
      {
        name: 'the form of a line, with nothing in it',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await goWithin(page, '/transakcje/nowa-operacja-bankowa');
          await button(page, 'Zapisz').click();
          await expect(page.getByText('Wpisz tytuł z wyciągu')).toBeVisible();
        },
      },
    ],
  }),
);
