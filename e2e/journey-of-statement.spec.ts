import { addBankAccount } from '@grzadka/server/test/bank-lines.ts';
import { mt940, pkoTable } from '@grzadka/server/test/bank-statements.ts';
import { addAccount, postDebt } from '@grzadka/server/test/ledger.ts';
import type { Locator } from '@playwright/test';
import { chooseFile } from './files.ts';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import { button } from './party-screens.ts';
import { phone } from './windows.ts';

for (const window of ['wide', 'narrow'] as const) {
  test.describe(window, { tag: window === 'narrow' ? inLongRun : [] }, () => {
    if (window === 'narrow') test.use(phone);
    const press = (what: Locator) => (window === 'narrow' ? what.tap() : what.click());

    test('a statement goes from the file to the books, and its double is told from another payment', async ({
      app: { db },
      page,
      signIn,
    }) => {
      await signIn('ROLE_TREASURER');
      const { nrb } = await addBankAccount(db, { name: 'Rachunek główny' });
      const account = await addAccount(db, { name: '12A' });
      const parts = [{ amount: 223_51, dueOn: '2026-06-30' }];
      await postDebt(db, { account: account.id, day: '2026-05-01', parts });
      const sure = { amount: 223_51, title: `Dz 12A ${account.reference}` };
      const unclear = { amount: 10_00, title: 'wpłata', name: 'KTOŚ' };
      const file = (name: string, content: string) => ({ name, mimeType: 'text/plain', content });
      await page.goto('/transakcje/import');

      await test.step('a file that is none', async () => {
        await chooseFile(page, file('zdjecie.png', '\n'));
        await press(button(page, 'Pokaż wyciąg'));
        await expect(
          page.getByText('To nie jest wyciąg bankowy. Wybierz plik pobrany z banku.').first(),
        ).toBeVisible();
      });

      await test.step('what it would book', async () => {
        await chooseFile(page, file('maj.sta', mt940(nrb, [sure, unclear], 0)));
        await press(button(page, 'Pokaż wyciąg'));
        await expect(page.getByText(`numer ${account.reference} w tytule`)).toBeVisible();
        await expect(page.getByText('nowe: 2')).toBeVisible();
      });

      await test.step('book it', async () => {
        await press(button(page, 'Zaksięguj'));
        await expect(
          page.getByText('Wyciąg jest zaksięgowany. Przypisane operacje: 1.'),
        ).toBeVisible();
        await expect(page.getByRole('link', { name: 'Do wyjaśnienia: 1' })).toBeVisible();
        await page.goto(`/oplaty/konta/${account.id}`);
        await expect(page.getByText('Nic do zapłaty')).toBeVisible();
      });

      await test.step('the same day as a table, with one payment more', async () => {
        await page.goto('/transakcje/import');
        await expect(page.getByRole('link', { name: 'maj.sta' })).toBeVisible();
        const again = { ...unclear, title: 'Wpłata inaczej zapisana' };
        await chooseFile(page, file('maj.csv', pkoTable([sure, again])));
        await press(button(page, 'Pokaż wyciąg'));
        await expect(
          page.getByText('nowe: 0, już w programie: 1, możliwe powtórzenia: 1'),
        ).toBeVisible();
        await press(button(page, 'Zaksięguj'));
        await press(page.getByRole('button', { name: 'Tak, zaksięguj' }));
        await press(button(page, 'To inna wpłata'));
        await expect(page.getByRole('link', { name: 'Do wyjaśnienia: 1' })).toBeVisible();
      });

      await test.step('a table of a bank that nobody knows', async () => {
        await page.goto('/transakcje/import');
        const table = 'Historia rachunku\nKiedy;Za co;Ile\n2026-05-20;dz 12A;12,50\n';
        await chooseFile(page, file('inny.csv', table));
        await press(button(page, 'Pokaż wyciąg'));
        const dialog = page.getByRole('dialog', { name: 'Inny bank: wskaż kolumny' });
        await press(dialog.getByRole('button', { name: 'Zapisz układ i pokaż wyciąg' }));
        await expect(dialog.getByText('Wskaż kolumnę z dniem księgowania')).toBeVisible();
        for (const [label, column] of [
          ['Dzień księgowania', 'Kiedy'],
          ['Kwota', 'Ile'],
          ['Tytuł', 'Za co'],
        ] as const) {
          await press(dialog.getByRole('combobox', { name: label, exact: true }));
          await press(page.getByRole('option', { name: column, exact: true }));
        }
        await dialog.getByRole('textbox').last().fill('Bank spółdzielczy');
        await press(dialog.getByRole('button', { name: 'Zapisz układ i pokaż wyciąg' }));
        await expect(page.getByText('Tabela (CSV), Bank spółdzielczy')).toBeVisible();
        await expect(page.getByText('nowe: 1')).toBeVisible();
      });
    });
  });
}
