import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import { addBankAccount, addBankLine, assignLine } from '@grzadka/server/test/bank-lines.ts';
import { addAccount, postDebt } from '@grzadka/server/test/ledger.ts';
import type { ServedApp } from '@grzadka/server/test/serve-app.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { countPresses } from './presses.ts';
import { phone } from './windows.ts';

// For the clock.
test.use({ ownBrowser: true });

/** How many payers of a month's statement the program suggests. */
const suggested = 8;

/** A month's lines: most of somebody whose plot stands in the title, one of two plots together, one of nobody, one cost. */
async function addMonth({ db }: ServedApp) {
  const bank = await addBankAccount(db, { name: 'Rachunek w PKO' });
  const accounts = [];
  for (let i = 0; i < suggested; i++) {
    const account = await addAccount(db, { name: `K${i + 1}`, lastName: `Płatnik${i + 1}` });
    const parts = [{ amount: 100_00 + i, dueOn: '2026-03-31' }];
    await postDebt(db, { account: account.id, day: '2026-01-01', parts });
    accounts.push(account);
  }
  const add = (day: number, amount: number, title: string) => {
    const bookingDay = `2026-04-${String(day).padStart(2, '0')}`;
    return addBankLine(db, {
      bankAccountId: bank.id,
      bookingDay,
      valueDay: bookingDay,
      amount,
      title,
    });
  };
  const lines = [];
  for (let i = 0; i < suggested - 2; i++) {
    lines.push(await add(i + 1, 100_00 + i, `oplata dzialka k${i + 1}`));
  }
  const ofTwo = await add(10, 200_13, 'dzialki K7 i K8');
  const ofNobody = await add(11, 55_00, 'wpłata');
  const category = {
    id: newId(),
    name: 'Prąd w świetlicy',
    purpose: 'management',
    active: true,
  } as const;
  await db.insertInto('costCategory').values(category).execute();
  const cost = await add(12, -80_00, 'faktura 7/2026');
  return { accounts, lines, ofTwo, ofNobody, cost };
}

const amount = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();

test('a month of lines is gone through by keys: one for each that is suggested', async ({
  app,
  page,
  signIn,
}) => {
  const month = await addMonth(app);
  await signIn('ROLE_TREASURER');
  await page.clock.install();
  await page.goto('/transakcje/do-wyjasnienia');
  await expect(page.getByText('Operacja 1 z 9')).toBeVisible();
  const presses = await countPresses(page);
  let keys = 0;
  const key = async (name: string) => {
    keys += 1;
    // A key acts on what has been there for a moment.
    await page.clock.fastForward(300);
    await page.keyboard.press(name);
  };

  await test.step('those that are suggested', async () => {
    for (const [index] of month.lines.entries()) {
      await expect(
        page.getByRole('button', { name: new RegExp(`^Działka K${index + 1} –`) }),
      ).toBeVisible();
      await key('1');
      await expect(page.getByText(`Operacja 1 z ${8 - index}`)).toBeVisible();
      await expect(amount(page)).toBeFocused();
    }
    expect(keys).toBe(month.lines.length);
  });

  await test.step('a wrong one is taken back', async () => {
    await key('Control+z');
    await expect(page.getByText('Operacja 1 z 4')).toBeVisible();
    await expect(amount(page)).toContainText('100,05');
    await expect(page.getByRole('button', { name: /^Działka K6 –/ })).toBeVisible();
    await key('1');
    await expect(page.getByText('Operacja 1 z 3')).toBeVisible();
  });

  await test.step('one of two plots, by what they owe', async () => {
    await expect(page.getByRole('button', { name: /^Działka K7 –/ })).toBeVisible();
    await key('s');
    await expect(page.getByText('Pozostało do podziału: 0,00 zł')).toBeVisible();
    await key('Enter');
    await expect(page.getByText('Operacja 1 z 2')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('one of nobody, for later', async () => {
    await expect(amount(page)).toContainText('55,00');
    await key('i');
    await expect(amount(page)).toContainText('-80,00');
  });

  await test.step('a cost', async () => {
    await key('k');
    await expect(page.getByRole('radio').first()).toBeFocused();
    await page.getByRole('radio', { name: 'Prąd w świetlicy' }).focus();
    await key('Space');
    await key('Enter');
    await expect(page.getByText('Odłożona na później')).toBeVisible();
  });

  await test.step('the one that was left, of an account that is searched', async () => {
    await key('w');
    await expect(page.getByRole('combobox', { name: 'Konto rozliczeniowe' })).toBeFocused();
    // Without a look whether anything is found yet: it is booked once it is.
    await page.keyboard.type('K1');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Nie ma operacji do wyjaśnienia')).toBeVisible();
    expect(await presses()).toBe(0);
  });

  await test.step('why, later', async () => {
    const line = app.db.selectFrom('bankLine').select('entryId').where('id', '=', month.ofTwo.id);
    const { entryId } = await line.executeTakeFirstOrThrow();
    await page.goto(`/transakcje/operacja/${entryId}`);
    const why = page.getByRole('region', { name: 'Dlaczego tak?' });
    await expect(why.getByText('działka K7 w tytule (+35)')).toBeVisible();
    await page.getByRole('button', { name: 'Cofnij przypisanie' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Przyczyna').fill('inne działki');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Wyjaśnij tę operację' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('buttons do what keys do, and who was first is told', async ({ app, page, signIn }) => {
    const { accounts, lines } = await addMonth(app);
    await signIn('ROLE_TREASURER');
    await page.goto('/transakcje/do-wyjasnienia');
    const choice: (name: string) => Locator = (name) => page.getByRole('button', { name });
    const first = choice(`Działka K1 – ${accounts[0]?.reference}`);
    await expect(first).toBeVisible();
    const readAnew = page.waitForResponse(/\/api\/bank-line\/queue/);
    await first.tap();
    await expect(page.getByText(/^Zaksięgowano: 100,00/)).toBeVisible();
    await readAnew;
    await expect(choice(`Działka K2 – ${accounts[1]?.reference}`)).toBeVisible();
    const id = lines[1]?.id ?? '';
    await assignLine(app.db, id, [{ settlementId: accounts[1]?.id ?? '', amount: 100_01 }]);
    await choice(`Działka K2 – ${accounts[1]?.reference}`).tap();
    await expect(page.getByText('Tę operację już przypisano (program).')).toBeVisible();
    await expect(choice(`Działka K3 – ${accounts[2]?.reference}`)).toBeVisible();
    await choice('Na później').tap();
    await expect(choice(`Działka K4 – ${accounts[3]?.reference}`)).toBeVisible();
  });
});
