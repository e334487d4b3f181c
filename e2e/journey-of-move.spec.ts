import { commandLine } from '@grzadka/server/src/core/change/audit-entry.ts';
import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import { receivePayment } from '@grzadka/server/src/payment/receive-payment.ts';
import { addAccount, feeKindNamed, firstCashBox, postDebt } from '@grzadka/server/test/ledger.ts';
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import { countPresses } from './presses.ts';
import { phone } from './windows.ts';

for (const window of ['wide', 'narrow'] as const) {
  test.describe(window, { tag: window === 'narrow' ? inLongRun : [] }, () => {
    if (window === 'narrow') test.use(phone);
    const press = (what: Locator) => (window === 'narrow' ? what.tap() : what.click());

    test('a payment on the wrong plot is moved, both accounts are right, and it is spread by hand', async ({
      app: { db },
      page,
      signIn,
    }) => {
      await signIn('ROLE_TREASURER');
      const feeKindId = await feeKindNamed(db, 'Opłata ogrodowa');
      const wrong = await addAccount(db, { name: '12A' });
      const right = await addAccount(db, { name: '14' });
      for (const { id: account } of [wrong, right]) {
        const parts = [
          { amount: 30_00, dueOn: '2026-02-10', feeKindId },
          { amount: 30_00, dueOn: '2099-02-10', feeKindId },
        ];
        await postDebt(db, { account, day: '2026-02-01', parts });
      }
      const payment = await receivePayment(db, {
        cashBoxId: await firstCashBox(db),
        settlementId: wrong.id,
        incomeCategoryId: null,
        amount: 50_00,
        day: '2026-02-05',
        description: null,
        allocations: null,
        clientKey: newId(),
        caller: commandLine,
      });

      await test.step('move it', async () => {
        await page.goto(`/transakcje/operacja/${payment.id}`);
        const presses = await countPresses(page);
        await press(page.getByRole('button', { name: 'Przeksięguj' }));
        const dialog = page.getByRole('dialog');
        const to = dialog.getByRole('combobox', { name: 'Na które konto rozliczeniowe' });
        await expect(to).toBeFocused();
        await page.keyboard.type('14');
        await page.keyboard.press('Enter');
        await expect(to).toHaveValue(`14 – ${right.reference}`);
        await dialog.getByLabel('Przyczyna').fill('zła działka w tytule');
        await press(dialog.getByRole('button', { name: 'Przeksięguj' }));
        await expect(
          page.getByText(/^Przeksięgowano na inne konto rozliczeniowe: PK/),
        ).toBeVisible();
        await expect(page.getByRole('button', { name: /^Storno/ })).toHaveCount(0);
        expect(await presses()).toBe(2);
      });

      await test.step('both accounts', async () => {
        await page.goto(`/oplaty/konta/${wrong.id}`);
        await expect(page.getByText(/do zapłaty/).first()).toBeVisible();
        await page.goto(`/oplaty/konta/${right.id}`);
        await press(page.getByRole('table', { name: 'Księgowania' }).getByRole('button').first());
        await expect(
          page.getByText(/Opłata ogrodowa, termin 2026\.02\.10\): 30,00/).first(),
        ).toBeVisible();
      });

      await test.step('spread it by hand', async () => {
        await page.goto(`/transakcje/operacja/${payment.id}`);
        await press(page.getByRole('link', { name: /^Pokaż PK/ }));
        await press(page.getByRole('link', { name: 'Rozlicz inaczej' }));
        const later = page.getByRole('group').filter({ hasText: 'termin 2099.02.10' });
        await later.getByLabel('Ile z tej wpłaty').fill('30');
        await expect(page.getByText(/^Pozostało do podziału: 20,00/)).toBeVisible();
        await press(page.getByRole('button', { name: 'Zapisz' }));
        await expect(page.getByRole('heading', { name: /^PK\/\d{4}\/\d+ – 50,00/ })).toBeVisible();
        const covers = page.getByRole('table', { name: 'Co pokryła ta wpłata' });
        await expect(covers.getByRole('row').filter({ hasText: '20,00' })).toHaveCount(1);
        await expect(covers.getByRole('row').filter({ hasText: '30,00' })).toHaveCount(1);
      });
    });
  });
}

test('a refund by bank is planned, waits, and is deleted', async ({
  app: { db },
  page,
  signIn,
}) => {
  await signIn('ROLE_TREASURER');
  const { id: settlementId, reference } = await addAccount(db, { name: '12A' });
  await receivePayment(db, {
    cashBoxId: await firstCashBox(db),
    settlementId,
    incomeCategoryId: null,
    amount: 50_00,
    day: null,
    description: null,
    allocations: null,
    clientKey: newId(),
    caller: commandLine,
  });
  await page.goto('/transakcje/zwroty');
  await expect(page.getByText('Żaden zwrot nie czeka na przelew')).toBeVisible();
  await page.getByRole('link', { name: 'Nowy zwrot przelewem' }).click();
  await expect(page.getByRole('combobox', { name: 'Komu zwracasz' })).toBeFocused();
  await page.keyboard.type('12a');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Nadpłata wynosi 50,00/)).toBeVisible();
  await page.getByLabel('Kwota').fill('40');
  await page.getByLabel('Numer rachunku').fill('61 1090 1014 0000 0712 1981 2874');
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText(/^Działka 12A – .*: 40,00/)).toBeVisible();
  await page.getByRole('button', { name: `Usuń zwrot: Działka 12A – ${reference}` }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Żaden zwrot nie czeka na przelew')).toBeVisible();
});
