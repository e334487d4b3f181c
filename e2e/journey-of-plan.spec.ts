import { addDays } from '@grzadka/contract/core/time/calendar-steps';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { addResolution } from '@grzadka/server/test/fee-factories.ts';
import { addAccount, feeKindNamed, postDebt, postPayment } from '@grzadka/server/test/ledger.ts';
import { addPlan } from '@grzadka/server/test/payment-plans.ts';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import { button, row } from './party-screens.ts';
import { phone } from './windows.ts';

for (const window of ['wide', 'narrow'] as const) {
  test.describe(window, { tag: window === 'narrow' ? inLongRun : [] }, () => {
    if (window === 'narrow') test.use(phone);

    test('a debt is paid in rates, one plan is kept and one is broken, and the list says what is next', async ({
      app: { db },
      page,
      signIn,
    }) => {
      await signIn('ROLE_TREASURER');
      const feeKindId = await feeKindNamed(db, 'Opłata ogrodowa');
      const owing = async (name: string) => {
        const { id: account } = await addAccount(db, { name });
        const parts = [{ amount: 300_00, dueOn: '2025-06-30', feeKindId }];
        await postDebt(db, { account, day: '2025-05-01', parts });
        return account;
      };
      const [kept, broken] = [await owing('12A'), await owing('14')];
      await addResolution(db, { number: '7/2026' });
      await addPlan(db, broken, { agreedOn: addDays(gardenToday(), -45) });

      await test.step('the plan is made, in equal rates', async () => {
        await page.goto(`/oplaty/konta/${kept}`);
        await button(page, 'Rozłóż na raty').click();
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByText('tyle, ile jest do zapłaty')).toBeVisible();
        await dialog.getByRole('combobox', { name: 'Uchwała' }).click();
        await page.getByRole('option', { name: /^7\/2026/ }).click();
        await dialog.getByRole('button', { name: 'Zapisz raty' }).click();
        await expect(page.getByText('Raty płacone w terminie')).toBeVisible();
      });

      await test.step('a rate is paid, and the next one is said', async () => {
        await postPayment(db, { account: kept, day: gardenToday(), amount: 100_00 });
        await page.reload();
        const rates = page.getByRole('table', { name: 'Raty' });
        await expect(rates.getByText('zapłacona')).toHaveCount(1);
      });

      await test.step('the list says of both what is next, and leads to the account', async () => {
        await page.goto('/transakcje/zalegli');
        await expect(row(page, '12A')).toContainText('Rata płatna');
        await expect(row(page, '14')).toContainText('Rata zaległa od');
        await row(page, '14').getByRole('link').first().click();
        await expect(page.getByText('Rata niezapłacona w terminie')).toBeVisible();
      });

      await test.step('the broken one is cancelled', async () => {
        await button(page, 'Odwołaj raty').click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel('Przyczyna').fill('nowe ustalenia');
        await dialog.getByRole('button', { name: 'Odwołaj raty' }).click();
        await expect(page.getByText(/^Odwołane .*: nowe ustalenia$/)).toBeVisible();
        await expect(button(page, 'Rozłóż na raty')).toBeVisible();
      });
    });
  });
}
