import { addDays } from '@grzadka/contract/core/time/calendar-steps';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { addResolution } from '@grzadka/server/test/fee-factories.ts';
import { addAccount, feeKindNamed, postDebt, postPayment } from '@grzadka/server/test/ledger.ts';
import { addPlan } from '@grzadka/server/test/payment-plans.ts';
import type { ServedApp } from '@grzadka/server/test/serve-app.ts';
import { expect } from '../fixtures.ts';
import { button, row } from '../party-screens.ts';
import { test, walk } from './walk.ts';

const today = gardenToday();

/** An account that owes for two years, with long words. */
async function addOwing({ db }: ServedApp, name: string) {
  const { id: account } = await addAccount(db, {
    name,
    lastName: 'Brzęczyszczykiewiczówna-Wyrzykowska',
  });
  const feeKindId = await feeKindNamed(db, 'Opłata stała za energię');
  const parts = [
    { amount: 1_230_50, dueOn: '2024-06-30', feeKindId, description: 'za całą Aleję w 2024 roku' },
    { amount: 310_00, dueOn: '2025-06-30', feeKindId },
  ];
  await postDebt(db, { account, day: '2024-05-01', parts });
  return account;
}

test(
  'payment plans and debtors',
  walk({
    role: 'ROLE_TREASURER',
    async prepare({ app }) {
      const account = await addOwing(app, 'Aleja Jaśminowa 112A');
      const broken = await addOwing(app, 'Aleja Jaśminowa 113');
      const agreedOn = addDays(today, -40);
      await addPlan(app.db, broken, { agreedOn });
      const paid = { account: broken, day: addDays(today, -12), amount: 400_00 };
      await postPayment(app.db, paid);
      await addResolution(app.db, { number: '7/2026', subject: 'Raty dla działkowców' });
      return { account, broken };
    },
    states: [
      {
        name: 'the form of a plan, with a sum that is not right',
        alsoIn: 'narrowest',
        async reach({ page, data }) {
          await page.goto(`/oplaty/konta/${data.account}`);
          await button(page, 'Rozłóż na raty').click();
          const dialog = page.getByRole('dialog');
          await dialog.getByRole('checkbox').nth(1).uncheck();
          await dialog.getByRole('button', { name: 'Zapisz raty' }).click();
          await expect(dialog.getByText(/za dużo o 310,00/)).toBeVisible();
          await expect(dialog.getByText('Wybierz uchwałę')).toBeVisible();
        },
      },
      {
        name: 'a plan that is kept',
        alsoIn: 'narrowest',
        onPaper: true,
        inForcedColours: true,
        async reach({ page }) {
          const dialog = page.getByRole('dialog');
          await dialog.getByRole('checkbox').nth(1).check();
          await dialog.getByRole('button', { name: 'Podziel równo' }).click();
          await dialog.getByRole('combobox', { name: 'Uchwała' }).click();
          await page.getByRole('option', { name: /^7\/2026/ }).click();
          await dialog.getByRole('button', { name: 'Zapisz raty' }).click();
          await expect(page.getByText('Raty płacone w terminie')).toBeVisible();
        },
      },
      {
        name: 'a plan that is broken, and the question before it is cancelled',
        alsoIn: 'narrowest',
        async reach({ page, data }) {
          await page.goto(`/oplaty/konta/${data.broken}`);
          await expect(page.getByText('Rata niezapłacona w terminie')).toBeVisible();
          await button(page, 'Odwołaj raty').click();
          await expect(page.getByRole('dialog')).toBeVisible();
        },
      },
      {
        name: 'who owes',
        alsoIn: 'narrowest',
        onPaper: true,
        inForcedColours: true,
        async reach({ page }) {
          await page.goto('/transakcje/zalegli');
          await expect(row(page, 'Aleja Jaśminowa 113')).toContainText('1140,50');
        },
      },
    ],
  }),
);
