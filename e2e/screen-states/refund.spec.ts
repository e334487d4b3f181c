import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import { addAccount, feeKindNamed, postDebt, postPayment } from '@grzadka/server/test/ledger.ts';
import type { ServedApp } from '@grzadka/server/test/serve-app.ts';
import { expect } from '../fixtures.ts';
import { button } from '../party-screens.ts';
import { test, walk } from './walk.ts';

/** An account with long words that owes for two years, and has paid all of it and more; gives the payment. */
async function addPaid({ db }: ServedApp) {
  const { id: account } = await addAccount(db, {
    name: 'Aleja Jaśminowa 112A',
    lastName: 'Brzęczyszczykiewiczówna-Wyrzykowska',
  });
  const feeKindId = await feeKindNamed(db, 'Opłata stała za energię');
  const parts = [
    { amount: 1_230_50, dueOn: '2024-06-30', feeKindId, description: 'za całą Aleję w 2024 roku' },
    { amount: 310_00, dueOn: '2025-06-30', feeKindId },
  ];
  await postDebt(db, { account, day: '2024-05-01', parts });
  const payment = await postPayment(db, { account, day: '2025-07-01', amount: 2_000_00 });
  return { account, payment };
}

test(
  'what a payment covers by hand',
  walk({
    role: 'ROLE_TREASURER',
    prepare: ({ app }) => addPaid(app),
    states: [
      {
        name: 'what it covers now, part by part',
        alsoIn: 'narrowest',
        inLongRun: true,
        async reach({ page, data }) {
          await page.goto(`/transakcje/rozliczenie-wplaty/${data.payment.id}`);
          await expect(page.getByLabel('Ile z tej wpłaty').first()).toBeVisible();
        },
      },
      {
        name: 'more than there is room for',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await page.getByLabel('Ile z tej wpłaty').first().fill('9000');
          await button(page, 'Zapisz').click();
          await expect(page.getByRole('alert').first()).toBeVisible();
        },
      },
    ],
  }),
);

test(
  'refunds by bank',
  walk({
    role: 'ROLE_TREASURER',
    prepare: ({ app }) => addPaid(app),
    states: [
      {
        name: 'none waits',
        alsoIn: 'narrowest',
        inLongRun: true,
        async reach({ page }) {
          await page.goto('/transakcje/zwroty');
          await expect(page.getByText('Żaden zwrot nie czeka na przelew')).toBeVisible();
        },
      },
      {
        name: 'the form of one, with nothing in it',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await page.getByRole('link', { name: 'Nowy zwrot przelewem' }).click();
          await button(page, 'Zapisz').click();
          await expect(page.getByText('Podaj kwotę')).toBeVisible();
        },
      },
      {
        name: 'one that waits, of somebody with a long name',
        alsoIn: 'narrowest',
        async reach({ app, page, data }) {
          const refund = {
            id: newId(),
            settlementId: data.account,
            amountGrosz: 400_00,
            targetAccount: '61109010140000071219812874',
          };
          await app.db.insertInto('refund').values(refund).execute();
          await page.goto('/transakcje/zwroty');
          await expect(page.getByText(/Brzęczyszczykiewiczówna/)).toBeVisible();
        },
      },
      {
        name: 'the question before it is deleted',
        alsoIn: 'narrowest',
        inLongRun: true,
        async reach({ page }) {
          await page.getByRole('main').getByRole('button', { name: /^Usuń/ }).click();
          await expect(page.getByRole('alertdialog')).toBeVisible();
        },
      },
    ],
  }),
);
