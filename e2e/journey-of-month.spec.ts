import { openBankAccount } from '@grzadka/server/src/bank/accounts/bank-account.repo.ts';
import { commandLine } from '@grzadka/server/src/core/change/audit-entry.ts';
import { addBankAccount } from '@grzadka/server/test/bank-lines.ts';
import { mt940, type Transfer } from '@grzadka/server/test/bank-statements.ts';
import { addAccount, postDebt } from '@grzadka/server/test/ledger.ts';
import type { ServedApp } from '@grzadka/server/test/serve-app.ts';
import type { Page } from '@playwright/test';
import { chooseFile } from './files.ts';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import { button } from './party-screens.ts';
import { phone } from './windows.ts';

// For its clock.
test.use({ ownBrowser: true });

/** Of so many payers each pays three times, but for those below. */
const payers = 18;
const sure = 54;
const suggested = 4;
const unclear = 2;

/** What was on the bank's account before, in grosze. */
const openedWith = 1_000_00;

/** A month of 60 lines: most say whose they are, some name the plot alone, and two say nothing. */
async function makeMonth({ db }: ServedApp) {
  const { id: bankAccountId, nrb } = await addBankAccount(db, { name: 'Rachunek główny' });
  const opening = { bankAccountId, amount: openedWith, day: '2026-04-30' };
  await openBankAccount(db, { ...opening, caller: commandLine });
  const accounts = [];
  for (let i = 1; i <= payers; i++) {
    const account = await addAccount(db, { name: `M${i}`, lastName: `Miesięczny${i}` });
    const parts = [{ amount: 90_00 + i, dueOn: '2026-03-31' }];
    await postDebt(db, { account: account.id, day: '2026-01-01', parts });
    accounts.push(account);
  }
  const dayOf = (index: number) => `2026-05-${String(1 + (index % 28)).padStart(2, '0')}`;
  const transfers: Transfer[] = [];
  for (let i = 0; i < sure; i++) {
    const { reference = '' } = accounts[i % payers] ?? {};
    const title = `${reference} wpłata ${i + 1}`;
    transfers.push({ day: dayOf(i), amount: 10_00 + i, title, name: 'KTOŚ' });
  }
  for (let i = 1; i <= suggested; i++) {
    // The sum of what is open is not what is paid, so that a plot alone is no certainty.
    transfers.push({
      day: '2026-05-29',
      amount: 5_00 + i,
      title: `oplata dz m${i}`,
      name: `MIESIECZNY${i}`,
    });
  }
  for (let i = 1; i <= unclear; i++) {
    transfers.push({ day: '2026-05-30', amount: 3_00 + i, title: 'wpłata', name: 'KTOŚ INNY' });
  }
  return mt940(nrb, transfers, openedWith);
}

/** Takes the file in, and goes to what waits of it; the test has the clock from then on. */
async function takeIn(page: Page, content: string): Promise<void> {
  await page.clock.install();
  await page.goto('/transakcje/import');
  await chooseFile(page, { name: 'maj.sta', mimeType: 'text/plain', content });
  await button(page, 'Pokaż wyciąg').click();
  await expect(page.getByText('nowe: 60')).toBeVisible();
  await button(page, 'Zaksięguj').click();
  await expect(page.getByText(`Przypisane operacje: ${sure}.`)).toBeVisible();
  await page.getByRole('link', { name: `Do wyjaśnienia: ${suggested + unclear}` }).click();
  await expect(place(page, suggested + unclear)).toBeVisible();
}

/** What is pressed acts on what has been there for a moment. */
const look = (page: Page) => page.clock.fastForward(300);

const place = (page: Page, total: number) => page.getByText(`Operacja 1 z ${total}`);

test('a month of 60 lines goes from its file to an empty queue by a key for each that is suggested', async ({
  app,
  page,
  signIn,
}) => {
  const content = await makeMonth(app);
  await signIn('ROLE_TREASURER');
  await takeIn(page, content);
  let keys = 0;
  const key = async (name: string) => {
    keys += 1;
    await look(page);
    await page.keyboard.press(name);
  };
  for (let i = 1; i <= suggested; i++) {
    await expect(page.getByRole('button', { name: new RegExp(`^Działka M${i} –`) })).toBeVisible();
    await key('1');
    await expect(place(page, suggested + unclear - i)).toBeVisible();
  }
  for (let left = unclear; left > 0; left--) {
    await key('w');
    const account = page.getByRole('combobox', { name: 'Konto rozliczeniowe' });
    await expect(account).toBeFocused();
    for (const letter of 'M7') await key(letter);
    await key('Enter');
    await expect(account).toHaveValue(/^M7 –/);
    await key('Enter');
    await expect(account).toBeHidden();
    if (left > 1) await expect(place(page, left - 1)).toBeVisible();
  }
  await expect(page.getByText('Nie ma operacji do wyjaśnienia')).toBeVisible();
  expect(keys).toBe(suggested + unclear * 'wM7⏎⏎'.length);

  await test.step('what the bank has, the ledger has', async () => {
    await page.goto('/transakcje');
    await expect(page.getByText('zgodne z wyciągiem z 2026.05.30')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the same month is gone through by taps', { tag: inLongRun }, async ({
    app,
    page,
    signIn,
  }) => {
    const content = await makeMonth(app);
    await signIn('ROLE_TREASURER');
    await takeIn(page, content);
    for (let i = 1; i <= suggested; i++) {
      const suggestion = page.getByRole('button', { name: new RegExp(`^Działka M${i} –`) });
      await expect(suggestion).toBeVisible();
      await look(page);
      await suggestion.tap();
      await expect(place(page, suggested + unclear - i)).toBeVisible();
    }
    await look(page);
    await page.getByRole('button', { name: 'Na później' }).tap();
    await expect(page.getByText('Odłożona na później')).toBeHidden();
  });
});
