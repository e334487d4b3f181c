import { addBankLine, assignLine } from '@grzadka/server/test/bank-lines.ts';
import { addCostCategory } from '@grzadka/server/test/categories.ts';
import { addChargedRun } from '@grzadka/server/test/charged-run.ts';
import { addResolution } from '@grzadka/server/test/fee-factories.ts';
import { addAccount, feeKindNamed } from '@grzadka/server/test/ledger.ts';
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import { button } from './party-screens.ts';
import { typeDay } from './type-day.ts';
import { phone } from './windows.ts';

for (const window of ['wide', 'narrow'] as const) {
  test.describe(window, { tag: window === 'narrow' ? inLongRun : [] }, () => {
    if (window === 'narrow') test.use(phone);
    const press = (what: Locator) => (window === 'narrow' ? what.tap() : what.click());

    test('a cost gets its invoice, a debt is written off, and the report of the year is published', async ({
      app: { db },
      page,
      signIn,
    }) => {
      await signIn('ROLE_TREASURER');
      const account = await addAccount(db, { name: '12A' });
      await addChargedRun(db, 2025, [
        {
          settlementId: account.id,
          feeKindId: await feeKindNamed(db, 'Opłata ogrodowa'),
          lines: [{ words: 'Opłata ogrodowa', amount: 223_51 }],
          parts: [{ dueOn: '2025-06-30', amount: 223_51 }],
        },
      ]);
      await addResolution(db, { number: '7/2026' });
      const { id: costCategoryId } = await addCostCategory(db, { name: 'Konserwacja pomp' });
      const line = await addBankLine(db, { amount: -400_00, bookingDay: '2026-01-12' });
      await assignLine(db, line.id, [{ costCategoryId, amount: 400_00 }]);

      await test.step('the invoice is of December, and so the cost is of that year', async () => {
        await page.goto('/transakcje/koszty');
        await press(page.getByRole('link', { name: /^Szczegóły/ }).first());
        await press(page.getByRole('link', { name: 'Edytuj' }));
        await page.getByLabel('Numer dokumentu').fill('FV 7/2025');
        await typeDay(page, 'Data dokumentu', '29122025');
        await page.getByLabel('Dostawca').fill('Pompy i Studnie');
        await press(button(page, 'Zapisz'));
        await expect(page.getByText('Zapisano dane kosztu')).toBeVisible();
        await expect(page.getByRole('main')).toContainText('FV 7/2025');
      });

      await test.step('what nobody will pay is written off', async () => {
        await page.goto(`/oplaty/konta/${account.id}`);
        await press(button(page, 'Umorz'));
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('checkbox').check();
        await dialog.getByLabel('Przyczyna').fill('należność nieściągalna');
        await press(dialog.getByRole('combobox', { name: 'Uchwała' }));
        await press(page.getByRole('option', { name: /^7\/2026/ }));
        await press(dialog.getByRole('button', { name: 'Umorz' }));
        await expect(page.getByText(/^Zapisano umorzenie PK/)).toBeVisible();
        await expect(page.getByText('Nic nie czeka na zapłatę')).toBeVisible();
        await expect(page.getByRole('table', { name: 'Księgowania' })).toContainText(
          'Umorzenie: należność nieściągalna – uchwała 7/2026',
        );
      });

      await test.step('the report has both, and becomes a document', async () => {
        await page.goto('/oplaty');
        await press(page.getByRole('main').getByRole('link', { name: 'Sprawozdanie roczne' }));
        await expect(page.getByRole('table', { name: 'Koszty' })).toContainText('400,00');
        await expect(page.getByRole('table', { name: 'Opłaty' })).toContainText('223,51');
        await press(button(page, 'Utwórz szkic dokumentu'));
        await press(page.getByRole('link', { name: 'Otwórz szkic' }));
        await expect(page.getByLabel('Nazwa', { exact: true })).toHaveValue(
          'Informacja finansowa za 2025 rok',
        );
      });
    });
  });
}
