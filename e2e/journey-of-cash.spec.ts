import { readFile } from 'node:fs/promises';
import { addAccount, feeKindNamed, postDebt } from '@grzadka/server/test/ledger.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import { button } from './party-screens.ts';
import { countKeys, countPresses } from './presses.ts';
import { delayAnswers, typeAhead } from './slow-answers.ts';
import { phone } from './windows.ts';

const payer = (page: Page) => page.getByRole('combobox', { name: 'Kto wpłaca' });
const amount = (page: Page) => page.getByRole('textbox', { name: 'Kwota' });

/** A page of a browser that has no viewer of PDF, as on a phone: what is printed is a download, which a test can read. */
async function openWithoutViewer(page: Page): Promise<Page> {
  const own = await page.context().newPage();
  await own.addInitScript(() => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false });
  });
  return own;
}

/** What the document says that comes when something is done. */
async function receiptOf(page: Page, act: () => Promise<void>): Promise<string> {
  const download = page.waitForEvent('download');
  await act();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^K[PW]-\d{4}-\d+-.+\.pdf$/);
  const pdf = await readFile(await file.path(), 'latin1');
  expect(pdf.startsWith('%PDF-')).toBe(true);
  expect(pdf.trimEnd().endsWith('%%EOF')).toBe(true);
  return pdf;
}

for (const window of ['wide', 'narrow'] as const) {
  test.describe(window, { tag: window === 'narrow' ? inLongRun : [] }, () => {
    if (window === 'narrow') test.use(phone);
    const press = (what: Locator) => (window === 'narrow' ? what.tap() : what.click());

    test('a payment is taken by the keyboard, seen on the account, and taken back', async ({
      app: { db },
      page: first,
      signIn,
    }) => {
      await signIn('ROLE_TREASURER');
      const account = await addAccount(db, { name: '12A' });
      await addAccount(db, { name: '112A' });
      const feeKindId = await feeKindNamed(db, 'Opłata ogrodowa');
      const parts = [{ amount: 223_51, dueOn: '2026-06-30', feeKindId }];
      await postDebt(db, { account: account.id, day: '2026-05-01', parts });
      const page = await openWithoutViewer(first);
      await page.goto('/transakcje');
      const presses = await countPresses(page);

      await test.step('take it', async () => {
        await press(page.getByRole('link', { name: 'Przyjmij wpłatę (KP)' }));
        await expect(payer(page)).toBeFocused();
        // Without a look whether anything is found yet.
        await page.keyboard.type('12a');
        await page.keyboard.press('Enter');
        await expect(amount(page)).toBeFocused();
        await expect(payer(page)).toHaveValue(`12A – ${account.reference}`);
        await page.keyboard.type('250');
        await expect(page.getByText('Nadpłata z tej wpłaty: 26,49 zł')).toBeVisible();
        await receiptOf(page, () => page.keyboard.press('Enter'));
        await expect(page.getByText(/^Przyjęto wpłatę KP\/\d{4}\/1: 250,00/)).toBeVisible();
        // Ready for who comes next.
        await expect(payer(page)).toBeFocused();
        await expect(payer(page)).toHaveValue('');
        await expect(amount(page)).toHaveValue('');
        expect(await presses()).toBe(1);
      });

      await test.step('the account', async () => {
        await page.goto(`/oplaty/konta/${account.id}`);
        await expect(page.getByRole('main')).toContainText(/26,49\szł nadpłaty/);
        await press(page.getByRole('table', { name: 'Księgowania' }).getByRole('button').first());
        await expect(
          page.getByText(/Opłata ogrodowa, termin 2026\.06\.30\): 223,51/),
        ).toBeVisible();
        await receiptOf(page, () =>
          press(page.getByRole('button', { name: /^Drukuj potwierdzenie: KP/ })),
        );
        await press(page.getByRole('link', { name: 'Przyjmij wpłatę' }));
        await expect(payer(page)).toHaveValue(`Działka 12A – ${account.reference}`);
        await expect(amount(page)).toBeFocused();
        await press(button(page, 'Wstecz'));
        await expect(page.getByRole('heading', { name: 'Konto rozliczeniowe' })).toBeVisible();
      });

      await test.step('take it back', async () => {
        const steps = await countPresses(page);
        await press(page.getByRole('link', { name: /^KP\/\d{4}\/1$/ }).first());
        await expect(page.getByText(/^Zostało jako nadpłata: 26,49/)).toBeVisible();
        await press(page.getByRole('button', { name: /^Storno KP/ }));
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel('Przyczyna').fill('błędna kwota');
        await press(dialog.getByRole('button', { name: /^Storno KP/ }));
        await expect(page.getByRole('link', { name: /^Pokaż ST/ })).toBeVisible();
        expect(await steps()).toBe(3);
        await press(button(page, 'Wstecz'));
        await expect(page.getByText(/do zapłaty/).first()).toBeVisible();
      });
      await page.close();
    });
  });
}

test('a payment typed without a look is of the plot and the amount that were typed', async ({
  app: { db },
  page: first,
  signIn,
}) => {
  await signIn('ROLE_TREASURER');
  const former = await addAccount(db, { name: '210', lastName: 'Dawny' });
  await db
    .updateTable('assignment')
    .set({ validThru: '2021-12-31' })
    .where(
      'gardenId',
      '=',
      db.selectFrom('settlement').select('gardenId').where('id', '=', former.id),
    )
    .execute();
  await addAccount(db, { name: '2100' });
  const { reference } = await addAccount(db, { name: 'dz. 210', lastName: 'Nowy' });
  const page = await openWithoutViewer(first);
  await page.goto('/transakcje/wplata');
  await expect(payer(page)).toBeFocused();
  const { release } = await delayAnswers(page, 60_000);
  await typeAhead(page, '210');
  await page.keyboard.press('Enter');
  await typeAhead(page, '10,50');
  await page.keyboard.press('Enter');
  await receiptOf(page, async () => release());
  await expect(page.getByText(/^Przyjęto wpłatę KP\/\d{4}\/1: 10,50/)).toContainText(reference);
  await page.close();
});

test('who calls about their plot has paid in fewer keys than twenty seconds have at one a second', async ({
  app: { db },
  page: first,
  signIn,
}) => {
  await signIn('ROLE_TREASURER');
  const { reference } = await addAccount(db, { name: '12A' });
  await addAccount(db, { name: '112A' });
  const page = await openWithoutViewer(first);
  await page.goto('/liczniki');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const keys = await countKeys(page);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: 'Szukaj wszędzie' })).toBeFocused();
  await page.keyboard.type('12a');
  await page.keyboard.press('Alt+w');
  await expect(payer(page)).toHaveValue(`Działka 12A – ${reference}`);
  await expect(amount(page)).toBeFocused();
  await page.keyboard.type('223,51');
  await receiptOf(page, () => page.keyboard.press('Enter'));
  await expect(page.getByText(/^Przyjęto wpłatę KP\/\d{4}\/1: 223,51/)).toBeVisible();
  // 'Ctrl+K', the plot, 'Alt+W', the amount and Enter: a person who looks for each key presses one in a second.
  expect(await keys()).toBe(1 + 3 + 1 + 6 + 1);
  await page.close();
});

test('an employee takes payments and sees their own, and nothing else of the money', async ({
  app: { db },
  page,
  signIn,
}) => {
  const { id } = await addAccount(db, { name: '12A' });
  await signIn('ROLE_EMPLOYEE');
  const own = await openWithoutViewer(page);
  await own.goto(`/transakcje/wplata?konto=${id}`);
  await amount(own).fill('20');
  await receiptOf(own, () => own.keyboard.press('Enter'));
  // What is nobody's account's, by the keyboard alone.
  await expect(payer(own)).toBeFocused();
  await own.keyboard.press('Tab');
  await own.keyboard.press('Enter');
  await expect(own.getByRole('combobox', { name: 'Kategoria przychodów' })).toBeFocused();
  await own.keyboard.press('k');
  await own.keyboard.press('Tab');
  await own.keyboard.press('Tab');
  await own.keyboard.type('35');
  await receiptOf(own, () => own.keyboard.press('Enter'));
  await expect(own.getByText(/^Przyjęto wpłatę .*: 35,00.zł, Klucze i piloty/)).toBeVisible();
  await own.goto('/transakcje');
  await expect(own.getByText(/^KP\/\d{4}\/1 – 20,00/)).toBeVisible();
  await expect(own.getByText(/Przychód: Klucze i piloty/)).toBeVisible();
  for (const path of ['/transakcje/kasa', '/transakcje/wyplata', '/transakcje/raport-kasowy']) {
    await own.goto(path);
    await expect(own.getByRole('heading', { name: 'Brak dostępu' })).toBeVisible();
  }
  await own.close();
});
