import { addDocument } from '@grzadka/server/test/content-factories.ts';
import { addMessage, addMessageRecipient } from '@grzadka/server/test/messages.ts';
import type { ServedApp } from '@grzadka/server/test/serve-app.ts';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { goToAnother, goWithin } from '../go-within.ts';
import { button, row } from '../party-screens.ts';
import { test, walk } from './walk.ts';

const messagePath = (id: string) => `/wiadomosci/${id}`;
const dialog = (page: Page) => page.getByRole('dialog');

/** As long as a subject may be, with a word that is hard to break. */
const longSubject =
  'Zawiadomienie o walnym zebraniu sprawozdawczo-wyborczym w sprawie Konstantynopolitańczykowianeczkowskiej alei';
/** A name without a place to break it. */
const longName = 'Żółćgęś'.repeat(12);

const times = {
  preparedAt: '2026-03-01T09:00:00Z',
  startedAt: '2026-03-01T10:00:00Z',
  finishedAt: '2026-03-01T11:00:00Z',
};

/** A message of a state, with a recipient in each of these. */
async function addMessageWith(
  { db }: ServedApp,
  message: Parameters<typeof addMessage>[1],
  recipients: readonly Parameters<typeof addMessageRecipient>[1][],
): Promise<string> {
  const { id } = await addMessage(db, { html: '<p>Dzień dobry, {{imie}}!</p>', ...message });
  for (const recipient of recipients)
    await addMessageRecipient(db, { messageId: id, ...recipient });
  return messagePath(id);
}

const emails = [`${longName.slice(0, 40)}@example.com`];
const email = { channel: 'email' as const, emails };
const address = ['ul. Kwiatowa 1', '00-950 Warszawa'];

const meeting = {
  kind: 'general-meeting',
  subject: longSubject,
  meetingAt: '2026-03-10T16:00:00Z',
  meetingPlace: longName,
} as const;

test(
  'a message before it is sent',
  walk({
    role: 'ROLE_TREASURER',
    async prepare({ app }) {
      const { preparedAt } = times;
      const prepared = await addMessageWith(app, { ...meeting, state: 'prepared', preparedAt }, [
        { ...email, state: 'waiting', name: longName },
        { state: 'to-print', address },
        { state: 'skipped', reason: 'no-address', name: 'Bez Adresu' },
      ]);
      const skipped = await addMessageWith(app, { state: 'prepared', preparedAt }, [
        { state: 'skipped', reason: 'missing-value', missing: ['saldo', 'termin'] },
      ]);
      return { prepared, skipped };
    },
    states: [
      {
        name: 'one that is prepared',
        alsoIn: 'narrowest',
        async reach({ page, data }) {
          await page.goto(data.prepared);
          await expect(button(page, 'Wyślij…')).toBeVisible();
        },
      },
      {
        name: 'the question before it is sent late, at a time that nobody chose',
        alsoIn: 'narrowest',
        inLongRun: true,
        async reach({ page }) {
          await button(page, 'Wyślij…').click();
          await dialog(page).getByRole('radio', { name: 'W wybranym czasie' }).check();
          await dialog(page).getByRole('button', { name: 'Wyślij', exact: true }).click();
          await expect(dialog(page).getByText('Podaj dzień i godzinę')).toBeVisible();
        },
      },
      {
        name: 'what somebody gets by e-mail',
        alsoIn: 'narrowest',
        async reach({ page, data }) {
          await goWithin(page, `${data.prepared}/podglad`);
          await expect(page.getByText('1 z 3')).toBeVisible();
          await button(page, 'Następny').click();
          await expect(page.getByText('2 z 3')).toBeVisible();
          await expect(page.getByRole('button', { name: 'E-mail na telefonie' })).toBeDisabled();
          await button(page, 'Poprzedni').click();
          await expect(page.frameLocator('iframe').getByText(/^Dzień dobry/)).toBeVisible();
        },
      },
      {
        name: 'what somebody gets as a letter',
        inLongRun: true,
        async reach({ page }) {
          await button(page, 'Pismo').click();
          await expect(page.getByRole('link', { name: 'Otwórz pismo (PDF)' })).toBeVisible();
        },
      },
      {
        name: 'the recipients, of whom some get nothing',
        alsoIn: 'narrowest',
        async reach({ page, data }) {
          await goWithin(page, `${data.prepared}/odbiorcy`);
          await expect(row(page, 'Brak adresu e-mail')).toBeVisible();
        },
      },
      {
        name: 'one that nobody would get',
        inLongRun: true,
        async reach({ page, data }) {
          await goWithin(page, data.skipped);
          await expect(page.getByText(/^Nikt nie dostanie tej wiadomości/)).toBeVisible();
        },
      },
      {
        name: 'the question before it is a draft again',
        inLongRun: true,
        async reach({ page }) {
          await button(page, 'Zmień wiadomość').click();
          await expect(page.getByRole('alertdialog')).toBeVisible();
        },
      },
    ],
  }),
);

test(
  'a message that is sent',
  walk({
    role: 'ROLE_TREASURER',
    async prepare({ app }) {
      const { preparedAt, startedAt } = times;
      const sending = await addMessageWith(
        app,
        { state: 'sending', preparedAt, startedAt, sendAt: '2099-03-01T10:00:00Z' },
        [{ ...email, state: 'waiting' }],
      );
      const done = await addMessageWith(app, { ...meeting, ...times, state: 'done' }, [
        { ...email, state: 'sent', sentAt: startedAt },
        { ...email, state: 'failed', reason: 'not-delivered', name: longName },
        { state: 'to-print', address, reason: 'consent-withdrawn' },
        { state: 'printed', address, printedAt: startedAt },
        {
          state: 'delivered',
          address,
          deliveredOn: '2026-03-05',
          deliveredHow: 'registered',
          deliveryNumber: '(00)359007738765432109',
        },
      ]);
      const document = await addDocument(app.db, { name: `Porządek obrad ${longName}` });
      await app.db
        .insertInto('messageAttachment')
        .values({ messageId: done.split('/').at(-1) ?? '', documentId: document.id, position: 0 })
        .execute();
      return { sending, done };
    },
    states: [
      {
        name: 'one that is planned',
        alsoIn: 'narrowest',
        inLongRun: true,
        async reach({ page, data }) {
          await page.goto(data.sending);
          await expect(page.getByText(/^Zaplanowana na/)).toBeVisible();
        },
      },
      {
        name: 'one that was stopped',
        inLongRun: true,
        async reach({ page }) {
          await button(page, 'Zatrzymaj').click();
          await expect(page.getByText(/^Zatrzymano\. Czekają: 1/)).toBeVisible();
        },
      },
      {
        name: 'one that is through, with e-mails that did not arrive, and letters',
        alsoIn: 'narrowest',
        onPaper: true,
        async reach({ page, data }) {
          await goToAnother(page, data.done);
          await expect(page.getByText(/^Nie dotarły: 1/)).toBeVisible();
        },
      },
      {
        name: 'the form of how letters were delivered',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await button(page, 'Zapisz doręczenie').click();
          await dialog(page).getByRole('radio', { name: 'List polecony' }).check();
          await expect(dialog(page).getByLabel('Numer przesyłki')).toBeVisible();
        },
      },
      {
        name: 'its recipients, while some are chosen',
        alsoIn: 'narrowest',
        inLongRun: true,
        async reach({ page, data }) {
          await page.goto(`${data.done}/odbiorcy`);
          await expect(row(page, 'List polecony'.toLowerCase())).toBeVisible();
          const choose = button(page, 'Zaznacz pozycje');
          await choose.click();
          await page.getByRole('checkbox').nth(1).check();
          await expect(button(page, 'Zapisz doręczenie')).toBeEnabled();
        },
      },
      {
        name: 'the list, with counts',
        alsoIn: 'narrowest',
        onPaper: true,
        async reach({ page }) {
          await page.goto('/wiadomosci');
          await expect(row(page, 'niewysłane: 1')).toBeVisible();
        },
      },
    ],
  }),
);
