import type {
  CheckResult,
  ConsistencyReport,
} from '@grzadka/contract/consistency/consistency.model';
import { type MailMessage, mailOverview } from '@grzadka/contract/mail/mail.model';
import { systemOverview } from '@grzadka/contract/system/overview.model';
import { addLogin, addParty, addSession } from '@grzadka/server/test/factories.ts';
import { expect } from '../fixtures.ts';
import { test, walk } from './walk.ts';

const message: MailMessage = {
  id: 'm',
  createdAt: '2026-11-22T08:00:00.000Z',
  recipients: [`b…a@${'bardzo-dluga-nazwa-domeny'.repeat(4)}.example.com`, 'j…n@example.com'],
  refused: ['j…n@example.com'],
  subject: 'Nowe hasło w programie Grządka',
  state: 'queued',
  tries: 3,
  login: { userLoginId: 'l', partyId: 'p' },
  messageId: null,
};
const items: MailMessage[] = [
  message,
  { ...message, id: 's', state: 'sent' },
  { ...message, id: 'f', state: 'failed', tries: 15 },
  { ...message, id: 'w', state: 'failed', tries: 15, login: null, messageId: 'w' },
];

const checkedAt = '2026-11-22T04:25:00.000Z';

const lostDocument = {
  type: 'document',
  id: '0190a000-0000-7000-8000-000000000000',
  name: 'Regulamin-rodzinnego-ogrodu-działkowego-z-załącznikami-i-mapą-wszystkich-alejek',
  isThere: true,
  parentId: null,
};

const results: CheckResult[] = [
  { key: 'gardens-held', outcome: null },
  {
    key: 'last-measurement',
    outcome: {
      checkedAt,
      found: 1204,
      findings: [
        {
          record: { ...lostDocument, type: 'meter', name: 'W-12A' },
          keptAt: checkedAt,
          lastAt: checkedAt,
        },
      ],
      note: null,
    },
  },
  { key: 'device-chain', outcome: { checkedAt, found: null, findings: [], note: null } },
  { key: 'block-position', outcome: { checkedAt, found: 0, findings: [], note: {} } },
  {
    key: 'stored-object',
    outcome: {
      checkedAt,
      found: 11,
      findings: [
        { record: lostDocument, unknownObjects: null },
        { record: null, unknownObjects: 1204 },
      ],
      note: { leftOver: 3 },
    },
  },
];

const report: ConsistencyReport = { isUnderWay: true, checks: results };

test(
  'what keeps the program going',
  walk({
    role: 'ROLE_SUPER_USER',
    async prepare({ app }) {
      const name = { firstName: 'Konstancja', lastName: 'Brzęczyszczykiewiczówna-Wyrzykowska' };
      const { id: partyId } = await addParty(app.db, name);
      const { id } = await addLogin(app.db, { partyId, role: 'ROLE_TREASURER' });
      await addSession(app.db, id);
      await addSession(app.db, id);
      await addSession(app.db, (await addLogin(app.db, { role: 'ROLE_ADMIN', partyId: null })).id);
    },
    states: [
      {
        name: 'the cards with a problem and a state that is not known',
        onPaper: true,
        async reach({ page }) {
          await page.route('**/api/system/overview', async (route) => {
            const response = await route.fetch();
            const { cards } = systemOverview.parse(await response.json());
            const told = cards.map(({ key, state }) => {
              if (key === 'storage')
                return { key, state: { level: 'problem', freeBytes: 1_000_000 } };
              return { key, state: key === 'sessions' ? null : state };
            });
            await route.fulfill({ response, json: { cards: told } });
          });
          await page.goto('/system');
          await expect(page.getByText('Stan nieznany')).toBeVisible();
        },
      },
      {
        name: 'jobs and mail with messages that wait, went out and were given up',
        async reach({ page }) {
          await page.route('**/api/system/mail', async (route) => {
            const response = await route.fetch();
            const mail = mailOverview.parse(await response.json());
            const counts = { queued: 1, sent: 12_345, saved: 0, failed: 2 };
            const told = { delivery: 'server', counts, items, oldestQueuedAt: message.createdAt };
            await route.fulfill({ response, json: { ...mail, ...told } });
          });
          await page.getByRole('link', { name: 'Prace programu i poczta' }).click();
          await expect(page.getByRole('button', { name: /^Ponów/ })).toBeVisible();
          await expect(page.getByText('Wszystkie działają.')).toBeVisible();
          await page.getByRole('button', { name: 'Szczegóły', exact: true }).click();
          await expect(page.getByText('Porządki w listach')).toBeVisible();
        },
      },
      {
        name: 'the form of a test message, with a fault',
        inLongRun: true,
        async reach({ page }) {
          await page.getByRole('button', { name: 'Wyślij próbny e-mail' }).click();
          const dialog = page.getByRole('dialog');
          await dialog.getByRole('textbox', { name: 'Adres e-mail' }).fill('biuro');
          await dialog.getByRole('button', { name: 'Wyślij' }).click();
          await expect(dialog.getByText('Sprawdź adres e-mail')).toBeVisible();
        },
      },
      {
        name: 'the room for data',
        async reach({ page }) {
          await page.getByRole('button', { name: 'Anuluj' }).click();
          await page.getByRole('button', { name: 'Wstecz' }).click();
          await page.getByRole('link', { name: 'Miejsce na dane' }).click();
          await expect(page.getByText('Najbliższe porządki')).toBeVisible();
        },
      },
      {
        name: 'who is signed in',
        async reach({ page }) {
          await page.getByRole('button', { name: 'Wstecz' }).click();
          await page.getByRole('link', { name: 'Kto jest zalogowany' }).click();
          await expect(page.getByRole('button', { name: /^Wyloguj wszędzie/ })).toBeVisible();
        },
      },
      {
        name: 'what the checks of the data have found',
        async reach({ page }) {
          await page.route('**/api/system/consistency', (route) => route.fulfill({ json: report }));
          await page.getByRole('button', { name: 'Wstecz' }).click();
          await page.getByRole('button', { name: 'Kontrola danych' }).click();
          await expect(page.getByRole('link', { name: /^Dokument: Regulamin/ })).toBeVisible();
        },
      },
    ],
  }),
);
