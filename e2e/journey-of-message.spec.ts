import { readFile } from 'node:fs/promises';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { RunningJobs } from '@grzadka/server/src/core/jobs/run-jobs.ts';
import { addChargedRun } from '@grzadka/server/test/charged-run.ts';
import { addConsent } from '@grzadka/server/test/consents.ts';
import { feeKindNamed } from '@grzadka/server/test/ledger.ts';
import { type MailServer, startMailServer } from '@grzadka/server/test/mail-server.ts';
import { addHeldGarden, addPerson } from '@grzadka/server/test/message-people.ts';
import { startSending } from '@grzadka/server/test/message-sending.ts';
import { readPdfTexts } from '@grzadka/server/test/read-pdf.ts';
import type { Locator, Page } from '@playwright/test';
import { test as base, expect } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import { button, field, partyEditPath, row } from './party-screens.ts';
import { dateField } from './type-day.ts';
import { phone } from './windows.ts';

/** The sender as it stands in letters. */
const association = { name: 'ROD „Pod Lipami”', bankAccount: '61109010140000071219812874' };

/** What is sent is sent indeed, to a mail server of the test. */
const test = base.extend<{ mails: MailServer; jobs: RunningJobs }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright refuses a fixture whose first parameter is no pattern
  mails: async ({}, use) => {
    const server = await startMailServer();
    await use(server);
    await server.close();
  },
  environment: async ({ mails, origin }, use) =>
    use({ SMTP_URL: mails.url, MAIL_FROM: 'zarzad@example.com', PUBLIC_URL: origin.origin }),
  jobs: [
    async ({ app }, use) => {
      await app.db.updateTable('settings').set(association).execute();
      const jobs = await startSending(app);
      await use(jobs);
      await jobs.stop();
    },
    { auto: true },
  ],
});

const dialog = (page: Page) => page.getByRole('dialog');
const step = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Kroki wiadomości' }).getByRole('button', { name });

/** The texts of the letters' pages. */
async function lettersOf(page: Page, get: () => Promise<void>): Promise<readonly string[]> {
  const download = page.waitForEvent('download');
  await get();
  const file = await readFile(await (await download).path());
  return (await readPdfTexts(new Uint8Array(file))).pages;
}

for (const window of ['wide', 'narrow'] as const) {
  test.describe(window, { tag: window === 'narrow' ? inLongRun : [] }, () => {
    if (window === 'narrow') test.use(phone);
    const press = (what: Locator) => (window === 'narrow' ? what.tap() : what.click());
    const letters = (page: Page) =>
      lettersOf(page, () => press(button(page, 'Pobierz pisma (PDF)')));

    test('a general meeting is announced to a couple, on paper, and to one who withdrew meanwhile', async ({
      app: { db },
      mails,
      otherSession,
      page,
      signIn,
    }) => {
      const agreed = { agreedTo: ['e-delivery'], isMember: true } as const;
      const shared = { ...agreed, lastName: 'Zielińska', email: 'zielinscy@example.com' };
      await addPerson(db, { ...shared, firstName: 'Ewa' });
      await addPerson(db, { ...shared, firstName: 'Jan' });
      await addPerson(db, { firstName: 'Maria', lastName: 'Lis', house: '2', isMember: true });
      const email = 'sowa@example.com';
      const sowa = await addPerson(db, { ...agreed, lastName: 'Sowa', house: '3', email });
      const { userLoginId } = await signIn('ROLE_TREASURER');

      await page.goto('/wiadomosci');
      await press(button(page, 'Nowa wiadomość'));
      await page.getByRole('radio', { name: 'Zawiadomienie o walnym zebraniu' }).check();
      await press(button(page, 'Dalej'));
      await press(button(page, 'Dodaj grupę'));
      await press(page.getByRole('menuitem', { name: 'Członkowie PZD' }));
      await expect(page.getByText('4 odbiorców: 3 e-mailem, 1 listem')).toBeVisible();

      await press(step(page, '1. Rodzaj'));
      await dateField(page, 'Zebranie', true).focus();
      await page.keyboard.type(`0106${Number(gardenToday().slice(0, 4)) + 1}1700`);
      await page.getByLabel('Miejsce zebrania').fill('Świetlica, ul. Lipowa 3');
      await press(step(page, '4. Podgląd'));
      await press(button(page, 'Przygotuj i pokaż podgląd'));
      // The template has a place for the agenda.
      await page.getByLabel('Dlaczego mają zostać').fill('Porządek obrad jest w załączniku');
      await press(button(page, 'Przygotuj mimo to'));

      await press(page.getByRole('link', { name: 'Zobacz, co dostanie każdy' }));
      await expect(page.getByText('1 z 4')).toBeVisible();
      await press(button(page, 'Następny'));
      await expect(page.getByText('2 z 4')).toBeVisible();
      await press(page.getByRole('button', { name: 'Wstecz' }));

      const other = await otherSession(userLoginId);
      const data = { partyId: sowa.id, kind: 'e-delivery', withdrawnOn: gardenToday() };
      expect((await other.post('/api/consent/withdraw', { data })).ok()).toBe(true);
      await press(button(page, 'Wyślij…'));
      await expect(dialog(page)).toContainText('Program wyśle 3 e-maile. Zostanie 1 list');
      await press(dialog(page).getByRole('button', { name: 'Wyślij', exact: true }));
      await expect(page.getByText('Wysłane: 2 z 2')).toBeVisible();
      expect(mails.messages.map(({ to }) => to?.[0]?.address)).toEqual([
        'zielinscy@example.com',
        'zielinscy@example.com',
      ]);
      for (const { text } of mails.messages) expect(text).toContain('Świetlica, ul. Lipowa 3');

      const pages = await letters(page);
      expect(pages).toHaveLength(2);
      expect(pages.join(' ')).toMatch(/Maria Lis.*Anna Sowa|Anna Sowa.*Maria Lis/s);
      await press(button(page, 'Oznacz jako wydrukowane (2)'));
      await press(button(page, 'Zapisz doręczenie'));
      await press(dialog(page).getByRole('button', { name: 'Zapisz doręczenie' }));
      await press(page.getByRole('link', { name: 'Doręczono: 2' }));
      await expect(row(page, 'Anna Sowa')).toContainText('Zgodę wycofano po przygotowaniu');
      await expect(row(page, 'Maria Lis')).toContainText('osobiście');
    });

    test('notices of fees are sent and printed, and one goes again to an address that was mended', async ({
      app: { db },
      mails,
      page,
      signIn,
    }) => {
      const agreed = { agreedTo: ['e-delivery'] } as const;
      const wrong = 'zly@example.com';
      const lis = await addPerson(db, { ...agreed, lastName: 'Lis', house: '2', email: wrong });
      const sowa = await addPerson(db, { ...agreed, lastName: 'Sowa', email: 'sowa@example.com' });
      const kot = await addPerson(db, { lastName: 'Kot', house: '3' });
      const feeKindId = await feeKindNamed(db, 'Opłata ogrodowa');
      const charged = [];
      for (const [at, holder] of [lis, sowa, kot].entries()) {
        const { settlementId } = await addHeldGarden(db, [holder], { name: `7${at}` });
        const amount = 100_00 + at;
        const parts = [{ dueOn: '2026-12-31', amount }];
        charged.push({ settlementId, feeKindId, lines: [{ words: 'Opłata', amount }], parts });
      }
      const run = await addChargedRun(db, 2026, charged);
      mails.treat({
        recipient: (address) => (address === wrong ? { responseCode: 550 } : 'take'),
      });
      await signIn('ROLE_TREASURER');

      await page.goto(`/oplaty/naliczenia/${run.id}`);
      await press(page.getByRole('link', { name: 'Zawiadom o opłatach' }));
      await expect(page.getByRole('radio', { name: 'Zawiadomienie o opłatach' })).toBeChecked();
      await press(button(page, 'Dalej'));
      await expect(page.getByText('3 odbiorców: 2 e-mailem, 1 listem')).toBeVisible();
      await press(step(page, '5. Wysyłka'));
      await press(button(page, 'Przygotuj i pokaż podgląd'));
      await press(button(page, 'Wyślij…'));
      await press(dialog(page).getByRole('button', { name: 'Wyślij', exact: true }));
      const message = page.url();
      await expect(page.getByText('Wysłane: 1 z 2, nie dotarły: 1')).toBeVisible();
      expect(mails.messages[0]?.attachments.map(({ mimeType }) => mimeType)).toEqual([
        'application/pdf',
      ]);

      const pages = await letters(page);
      expect(pages.join(' ')).toContain('Anna Kot');
      expect(pages.join(' ')).toContain('100,02');
      expect(pages.join(' ')).not.toContain('Sowa');

      await press(page.getByRole('link', { name: 'Pokaż, do kogo' }));
      await expect(row(page, 'Anna Lis')).toContainText('E-mail nie dotarł');
      await page.goto(partyEditPath(lis.id));
      await field(page, 'E-mail').fill('lis@example.com');
      await press(button(page, 'Zapisz'));
      await expect(page.getByText('Zapisano dane podmiotu')).toBeVisible();
      // Given in writing, for the address that is right.
      await addConsent(db, { partyId: lis.id, kind: 'e-delivery', email: 'lis@example.com' });
      await page.goto(message);
      await press(button(page, 'Wyślij ponownie (1)'));
      await expect(page.getByText('Wysłane: 2 z 2')).toBeVisible();
      expect(mails.messages.map(({ to }) => to?.[0]?.address)).toEqual([
        'sowa@example.com',
        'lis@example.com',
      ]);
    });
  });
}
