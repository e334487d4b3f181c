import { addResolution } from '@grzadka/server/test/fee-factories.ts';
import { addAccount, feeKindNamed, postDebt } from '@grzadka/server/test/ledger.ts';
import { expect } from '../fixtures.ts';
import { button } from '../party-screens.ts';
import { test, walk } from './walk.ts';

test(
  'writing off',
  walk({
    role: 'ROLE_TREASURER',
    async prepare({ app: { db } }) {
      const { id: account } = await addAccount(db, {
        name: 'Aleja Jaśminowa 112A',
        lastName: 'Brzęczyszczykiewiczówna-Wyrzykowska',
      });
      const feeKindId = await feeKindNamed(db, 'Opłata stała za energię');
      const parts = [
        {
          amount: 1_230_50,
          dueOn: '2024-06-30',
          feeKindId,
          description: 'za całą Aleję w 2024 roku',
        },
        { amount: 310_00, dueOn: '2025-06-30', feeKindId },
      ];
      await postDebt(db, { account, day: '2024-05-01', parts });
      await addResolution(db, { number: '7/2026', subject: 'Umorzenie należności nieściągalnych' });
      return { account };
    },
    states: [
      {
        name: 'the form, with nothing in it',
        alsoIn: 'narrowest',
        async reach({ page, data }) {
          await page.goto(`/oplaty/konta/${data.account}`);
          await button(page, 'Umorz').click();
          const dialog = page.getByRole('dialog');
          await dialog.getByRole('button', { name: 'Umorz' }).click();
          await expect(dialog.getByText('Zaznacz, co umorzyć')).toBeVisible();
        },
      },
      {
        name: 'what was written off, among the postings',
        alsoIn: 'narrowest',
        async reach({ page }) {
          const dialog = page.getByRole('dialog');
          await dialog.getByRole('checkbox').first().check();
          await dialog.getByLabel('Przyczyna').fill('należność nieściągalna');
          await dialog.getByRole('combobox', { name: 'Uchwała' }).click();
          await page.getByRole('option', { name: /^7\/2026/ }).click();
          await dialog.getByRole('button', { name: 'Umorz' }).click();
          const posted = page.getByRole('table', { name: 'Księgowania' });
          await posted.getByRole('button', { name: /^Umorzenie: należność/ }).click();
          await expect(button(page, 'Storno umorzenia')).toBeVisible();
        },
      },
      {
        name: 'the question before it is taken back',
        alsoIn: 'narrowest',
        inLongRun: true,
        async reach({ page }) {
          await button(page, 'Storno umorzenia').click();
          await expect(page.getByRole('dialog')).toBeVisible();
        },
      },
    ],
  }),
);
