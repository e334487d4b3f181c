import { commandLine } from '@grzadka/server/src/core/change/audit-entry.ts';
import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import { receivePayment } from '@grzadka/server/src/payment/receive-payment.ts';
import { addAccount, feeKindNamed, postDebt } from '@grzadka/server/test/ledger.ts';
import type { ServedApp } from '@grzadka/server/test/serve-app.ts';
import { expect } from '../fixtures.ts';
import { goToAnother, goWithin } from '../go-within.ts';
import { inLongRun } from '../long-run.ts';
import { button, field, row } from '../party-screens.ts';
import { windows } from '../windows.ts';
import { test, walk } from './walk.ts';

/** An account that owes for two years, with words that are long. */
async function addOwing({ db }: ServedApp): Promise<string> {
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
    { amount: 310_00, dueOn: '2099-06-30', feeKindId },
  ];
  await postDebt(db, { account, day: '2024-05-01', parts });
  return account;
}

const nobody = '0190a000-0000-7000-8000-000000000000';

test(
  'the transactions',
  walk({
    role: 'ROLE_TREASURER',
    prepare: ({ app }) => addOwing(app),
    states: [
      {
        name: 'the hub without any',
        alsoIn: 'narrowest',
        inLongRun: true,
        async reach({ page }) {
          await page.goto('/transakcje');
          await expect(page.getByText('Nie ma jeszcze wpłat ani wypłat')).toBeVisible();
          await expect(page.getByRole('link', { name: /^Kasa: 0,00/ })).toBeVisible();
        },
      },
      {
        name: 'the form of a payment, with nothing in it',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await page.getByRole('link', { name: 'Przyjmij wpłatę (KP)' }).click();
          await button(page, 'Zapisz i drukuj').click();
          await expect(page.getByText('Podaj kwotę')).toBeVisible();
        },
      },
      {
        name: 'the same of other income, without a category',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await button(page, 'Inny przychód').click();
          await expect(page.getByRole('combobox', { name: 'Kategoria przychodów' })).toBeFocused();
          await button(page, 'Zapisz i drukuj').click();
          await expect(page.getByText('Wybierz kategorię przychodów')).toBeVisible();
        },
      },
      {
        name: 'what a payment covers, and what it leaves',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await button(page, 'Wpłata na konto rozliczeniowe').click();
          await page.getByRole('combobox', { name: 'Kto wpłaca' }).fill('jaśminowa');
          await page.getByRole('option', { name: /112A/ }).click();
          await field(page, 'Kwota').fill('1600');
          await expect(page.getByText(/^Nadpłata z tej wpłaty: 59,50/)).toBeVisible();
        },
      },
      {
        name: 'the form for the next, below what was taken last',
        alsoIn: 'narrowest',
        inLongRun: true,
        async reach({ page }) {
          // Nobody is asked how to print: a headless browser has nobody to ask.
          await page.route('**/api/payment/*/receipt', (route) => route.abort());
          await button(page, 'Zapisz i drukuj').click();
          await expect(page.getByText(/^Przyjęto wpłatę KP/)).toBeVisible();
          await expect(page.getByText(/^Nie udało się utworzyć pliku/)).toBeVisible();
        },
      },
    ],
  }),
);

test(
  'a payment',
  walk({
    role: 'ROLE_TREASURER',
    async prepare({ app }) {
      const { db } = app;
      const box = db.selectFrom('cashBox').select('id');
      return receivePayment(db, {
        cashBoxId: (await box.executeTakeFirstOrThrow()).id,
        settlementId: await addOwing(app),
        incomeCategoryId: null,
        amount: 1_600_00,
        day: null,
        description: null,
        allocations: null,
        clientKey: newId(),
        caller: commandLine,
      });
    },
    states: [
      {
        name: 'a payment with what it covers',
        alsoIn: 'narrowest',
        async reach({ page, data }) {
          await page.goto(`/transakcje/operacja/${data.id}`);
          await expect(page.getByText(/^Zostało jako nadpłata: 59,50/)).toBeVisible();
        },
      },
      {
        name: 'the question before it is taken back, without an answer',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await page.getByRole('button', { name: /^Storno KP/ }).click();
          const dialog = page.getByRole('dialog');
          await dialog.getByRole('button', { name: /^Storno KP/ }).click();
          await expect(dialog.getByText('Napisz, dlaczego')).toBeVisible();
        },
      },
      {
        name: 'a payment that was taken back',
        alsoIn: 'narrowest',
        inLongRun: true,
        async reach({ page }) {
          const dialog = page.getByRole('dialog');
          await dialog.getByLabel('Przyczyna').fill('błędna kwota');
          await dialog.getByRole('button', { name: /^Storno KP/ }).click();
          await expect(page.getByRole('link', { name: /^Pokaż ST/ })).toBeVisible();
        },
      },
    ],
  }),
);

test(
  'the list of transactions, and payouts',
  walk({
    role: 'ROLE_TREASURER',
    async prepare({ app: { db } }) {
      const { id: settlementId } = await addAccount(db, { name: 'Aleja Jaśminowa 112A' });
      await addAccount(db, { name: '7B' });
      await db
        .insertInto('costCategory')
        .values({
          id: newId(),
          name: 'Naprawy hydroforni i wodociągu przy Alei Jaśminowej',
          purpose: 'management',
          active: true,
        })
        .execute();
      const box = db.selectFrom('cashBox').select('id');
      await receivePayment(db, {
        cashBoxId: (await box.executeTakeFirstOrThrow()).id,
        settlementId,
        incomeCategoryId: null,
        amount: 10_00,
        day: null,
        description: 'Wpłata na poczet opłat za całą Aleję Jaśminową',
        allocations: null,
        clientKey: newId(),
        caller: commandLine,
      });
    },
    states: [
      {
        name: 'the hub with some, and what is in the cash box',
        onPaper: true,
        alsoIn: 'narrowest',
        async reach({ page }) {
          await page.goto('/transakcje');
          await expect(row(page, 'na poczet opłat')).toBeVisible();
          // So many pixels has the wide window at 400 % zoom: what stands above the rows and below them leaves them some.
          await page.setViewportSize({ width: 320, height: 200 });
          const rows = page.getByRole('list', { name: 'Transakcje' }).locator('..');
          await expect.poll(() => rows.evaluate((list) => list.clientHeight)).toBeGreaterThan(100);
          await page.setViewportSize(windows.wide);
        },
      },
      {
        name: 'the hub narrowed to nothing',
        inLongRun: true,
        async reach({ page }) {
          await goWithin(page, '/transakcje?filter-by-amount=true&amount-from=1234550');
          await expect(page.getByText('Nic nie pasuje do wyszukiwania i filtrów')).toBeVisible();
        },
      },
      {
        name: 'one that is not there',
        inLongRun: true,
        async reach({ page }) {
          await goWithin(page, `/transakcje/operacja/${nobody}`);
          await expect(page.getByRole('heading', { name: 'Nie znaleziono' })).toBeVisible();
        },
      },
      {
        name: 'a payout of more than there is',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await goWithin(page, '/transakcje/wyplata');
          await page.getByRole('radio', { name: 'Koszt' }).check();
          await page.getByRole('combobox', { name: 'Kategoria kosztów' }).click();
          await page.getByRole('option', { name: /^Naprawy/ }).click();
          await field(page, 'Kwota').fill('12345,50');
          await button(page, 'Zapisz i drukuj').click();
          await expect(page.getByText(/^W kasie jest tylko/)).toBeVisible();
        },
      },
      {
        name: 'a payout to somebody who is not overpaid',
        async reach({ page }) {
          await page.getByRole('radio', { name: 'Zwrot nadpłaty' }).check();
          await page.getByRole('combobox', { name: 'Komu zwracasz' }).fill('7b');
          await page.getByRole('option', { name: /7B/ }).click();
          await expect(page.getByText(/nie ma nadpłaty, którą można zwrócić/)).toBeVisible();
        },
      },
    ],
  }),
);

test(
  'the transactions for who only takes money',
  { tag: inLongRun },
  walk({
    role: 'ROLE_EMPLOYEE',
    prepare: ({ app: { db } }) => addAccount(db, { name: 'Aleja Jaśminowa 112A' }),
    states: [
      {
        name: 'nothing was taken today',
        async reach({ page }) {
          await page.goto('/transakcje');
          await expect(page.getByText('Dziś nie przyjęto jeszcze żadnej wpłaty')).toBeVisible();
        },
      },
      {
        name: 'what was taken today',
        alsoIn: 'narrowest',
        async reach({ page, data }) {
          await page.route('**/api/payment/*/receipt', (route) => route.abort());
          await goWithin(page, `/transakcje/wplata?konto=${data.id}`);
          await field(page, 'Kwota').fill('12345,50');
          await button(page, 'Zapisz i drukuj').click();
          await expect(page.getByText(/^Przyjęto wpłatę KP/)).toBeVisible();
          await goToAnother(page, '/transakcje');
          await expect(page.getByRole('button', { name: /^Drukuj potwierdzenie/ })).toBeVisible();
        },
      },
      {
        name: 'the cash boxes, which are not for everybody',
        async reach({ page }) {
          await goWithin(page, '/transakcje/kasa');
          await expect(page.getByRole('heading', { name: 'Brak dostępu' })).toBeVisible();
        },
      },
    ],
  }),
);
