import { readFile } from 'node:fs/promises';
import { type RunningJobs, runJobs } from '@grzadka/server/src/core/jobs/run-jobs.ts';
import { printYearWorker } from '@grzadka/server/src/ledger-year/papers/print-year.worker.ts';
import { addBankLine, assignLine } from '@grzadka/server/test/bank-lines.ts';
import { addAccount, postDebt } from '@grzadka/server/test/ledger.ts';
import { checkedLedger } from '@grzadka/server/test/ledger-years.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import { button, field, section } from './party-screens.ts';
import { phone } from './windows.ts';

const last = new Date().getFullYear() - 1;

for (const window of ['wide', 'narrow'] as const) {
  test.describe(window, { tag: window === 'narrow' ? inLongRun : [] }, () => {
    if (window === 'narrow') test.use(phone);
    const press = (what: Locator) => (window === 'narrow' ? what.tap() : what.click());

    let jobs: RunningJobs;

    test.beforeEach(async ({ app, signIn }) => {
      const fail = (...line: unknown[]) => {
        throw new Error(`the papers: ${JSON.stringify(line)}`);
      };
      const log = { info: () => {}, warn: () => {}, error: fail };
      const workers = [printYearWorker(app)];
      jobs = await runJobs({ pool: app.pool, log, workers, pollingInterval: 0.5 });
      await signIn('ROLE_ADMIN');
    });

    test.afterEach(() => jobs.stop());

    /** What the PDF that a link leads to begins with. */
    async function downloaded(page: Page, name: string): Promise<string> {
      const started = page.waitForEvent('download');
      await press(page.getByRole('link', { name }));
      return (await readFile(await (await started).path(), 'latin1')).slice(0, 5);
    }

    test('a year is closed, found wrong, opened and closed again', async ({ app, page }) => {
      const { db } = app;
      const account = await addAccount(db, { name: '12A' });
      const parts = [{ amount: 223_51, dueOn: `${last}-06-30` }];
      await postDebt(db, { account: account.id, day: `${last}-05-01`, parts });
      const line = await addBankLine(db, { bookingDay: `${last}-12-01`, amount: 50_00 });
      await checkedLedger(db);
      const own = section(page, `Rok ${last}`);

      await test.step('what hinders is cleared away', async () => {
        await page.goto('/transakcje/lata');
        await expect(own).toContainText('Operacje bankowe do wyjaśnienia: 1.');
        await press(own.getByRole('link', { name: 'Wyjaśnij operacje' }));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Do wyjaśnienia');
        await assignLine(db, line.id, [{ settlementId: account.id, amount: 50_00 }]);
        await page.goto('/transakcje/lata');
      });

      await test.step('it is closed', async () => {
        await press(button(page, `Zamknij rok ${last}`));
        await press(page.getByRole('dialog').getByRole('button', { name: `Zamknij rok ${last}` }));
        await expect(page.getByText(`Zamknięto rok ${last}`, { exact: true })).toBeVisible();
        const paper = `Pobierz: Należności na 31.12.${last}`;
        await expect(own.getByRole('link', { name: paper })).toBeVisible();
        expect(await downloaded(page, paper)).toBe('%PDF-');
      });

      await test.step('it is found wrong: nothing is posted in it', async () => {
        const address = '/api/cash-box/options';
        const { items } = await (await page.request.get(address)).json();
        const data = {
          cashBoxId: items[0].id,
          settlementId: account.id,
          amount: 10_00,
          day: `${last}-12-30`,
          description: null,
          clientKey: '0190a000-0000-7000-8000-000000000001',
        };
        const refused = await page.request.post('/api/payment/receive', {
          data,
          headers: { origin: app.origin },
        });
        expect(refused.status()).toBe(409);
        expect(await refused.text()).toContain(`Rok ${last} może otworzyć tylko administrator`);
      });

      await test.step('it is opened', async () => {
        await press(button(page, `Otwórz rok ${last}`));
        const dialog = page.getByRole('dialog');
        await field(page, 'Powód').fill('brakowało opłaty');
        await press(dialog.getByRole('button', { name: `Otwórz rok ${last}` }));
        await expect(own).toContainText('brakowało opłaty');
        await expect(own).toContainText('Zestawienia z poprzedniego zamknięcia');
        await postDebt(db, { account: account.id, day: `${last}-12-30`, parts });
      });

      await test.step('it is closed again, and printed anew', async () => {
        await press(button(page, `Zamknij rok ${last}`));
        await press(page.getByRole('dialog').getByRole('button', { name: `Zamknij rok ${last}` }));
        await expect(own).not.toContainText('z poprzedniego zamknięcia');
        await expect(own).toContainText('Zestawienia w Dokumentach');
        await page.goto('/dokumenty');
        await expect(page.getByText(`Należności na 31.12.${last}`)).toBeVisible();
        await expect(page.getByText(`Zamknięty rok ${last}`).first()).toBeVisible();
      });

      await test.step('the accountant gets the books', async () => {
        await page.goto('/transakcje/eksport');
        const started = page.waitForEvent('download');
        await press(button(page, 'Pobierz plik'));
        expect((await started).suggestedFilename()).toMatch(/^ksiegi-.+\.xlsx$/);
      });
    });
  });
}
