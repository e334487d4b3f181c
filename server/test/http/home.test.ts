import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Role, rolesByRank } from '@grzadka/contract/core/access/roles';
import { namedEntries, type Waiting } from '@grzadka/contract/home/home.model';
import { expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { addBankLine } from '#test/bank-lines.ts';
import { walksOf } from '#test/campaign-walks.ts';
import {
  addCampaign,
  addCampaignMeter,
  addCampaignReader,
  addSubmission,
} from '#test/campaigns.ts';
import { addNews, addNotice, addPageVersion } from '#test/content-factories.ts';
import { addLogin, addMeasurement, addMeter } from '#test/factories.ts';
import { addMail } from '#test/mails.ts';
import { addMessage, addMessageRecipient } from '#test/messages.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const clients = new Map(
  await Promise.all(rolesByRank.map(async (role) => [role, await app.as(role)] as const)),
);

async function waitsFor(role: Role): Promise<Waiting | undefined> {
  return (await clients.get(role)?.get<Waiting>('/api/home/waiting'))?.body;
}

const nothing = {
  readings: 0,
  submissions: 0,
  drafts: { count: 0, named: [] },
  ending: { count: 0, named: [] },
  undelivered: { count: 0, named: [] },
  failedMail: 0,
  operations: null,
  campaigns: [],
  backup: null,
};

/** What the treasury reads of money where none waits. */
const noOperations = { count: 0, incoming: 0, outgoing: 0 };
const management = new Set<Role>(['ROLE_ADMIN', 'ROLE_SUPER_USER']);
const treasury = new Set<Role>([...management, 'ROLE_TREASURER']);

/** An instant so many days from now. */
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();

/** Makes an entry as old as a draft has to be. */
async function beginEarlier(table: 'news' | 'notice' | 'pageVersion', id: string, days: number) {
  const createdAt = inDays(-days);
  await app.db.updateTable(table).set({ createdAt }).where('id', '=', id).execute();
  return createdAt;
}

const day = 1;
const published = { publicationFromDate: inDays(-30 * day) };

it('where nothing waits, that there is no backup is all', async () => {
  for (const role of rolesByRank) {
    const operations = treasury.has(role) ? noOperations : null;
    const backup = management.has(role) ? { isThere: false, awayAt: null } : null;
    expect([role, await waitsFor(role)]).toEqual([role, { ...nothing, operations, backup }]);
  }
});

it('tells whom it concerns of readings, drafts, ends, mail and a backup, and nobody else', async () => {
  const { id: meterId } = await addMeter(app.db);
  const at = inDays(-2);
  await addMeasurement(app.db, { meterId, value: '10', measuredAt: at, verdict: ['smaller'] });
  await addMeasurement(app.db, { meterId, value: '11', measuredAt: inDays(-1) });

  await addSubmission(app.db, { meterId, value: '12' });

  const draft = await addNews(app.db, { title: 'Zebranie' });
  const begunAt = await beginEarlier('news', draft.id, 8);
  const version = await addPageVersion(app.db, { pageId: 'kontakt' });
  const versionBegunAt = await beginEarlier('pageVersion', version.id, 9);
  await beginEarlier('notice', (await addNotice(app.db)).id, 6);
  await beginEarlier('notice', (await addNotice(app.db, published)).id, 60);

  const endsAt = inDays(2.9);
  const ending = await addNotice(app.db, {
    title: 'Brak wody',
    ...published,
    publicationThruDate: endsAt,
  });
  await addNotice(app.db, { ...published, publicationThruDate: inDays(3.1) });
  await addNotice(app.db, { ...published, publicationThruDate: inDays(-0.1) });
  await addNotice(app.db, {
    publicationFromDate: inDays(0.5),
    publicationThruDate: inDays(1),
  });

  const { id: loginId } = await addLogin(app.db);
  await addMail(app.db, { loginId, state: 'failed' });
  // Stands with the recipients of its message.
  await addMail(app.db, { messageId: newId(), state: 'failed' });

  const folder = join(app.dataDir, 'backups');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'grzadka-2026-11-22.tar'), '');

  const forStaff: Waiting = {
    readings: 1,
    submissions: 1,
    drafts: {
      count: 2,
      named: [
        {
          type: 'page-version',
          id: version.id,
          name: 'Kontakt',
          parentId: 'kontakt',
          at: versionBegunAt,
        },
        { type: 'news', id: draft.id, name: 'Zebranie', parentId: null, at: begunAt },
      ],
    },
    ending: {
      count: 1,
      named: [{ type: 'notice', id: ending.id, name: 'Brak wody', parentId: null, at: endsAt }],
    },
    undelivered: { count: 0, named: [] },
    failedMail: 0,
    operations: null,
    campaigns: [],
    backup: null,
  };
  await addBankLine(app.db, { amount: 120_50 });
  await addBankLine(app.db, { amount: -20_00, state: 'suggested' });
  const operations = { count: 2, incoming: 120_50, outgoing: 20_00 };
  const forTreasury = { ...forStaff, operations };
  const told = { ...forTreasury, failedMail: 1 };
  expect(Object.fromEntries(await Promise.all(rolesByRank.map(asTold)))).toEqual({
    ROLE_ADMIN: { ...told, backup: { isThere: true, awayAt: null } },
    ROLE_SUPER_USER: told,
    ROLE_TREASURER: forTreasury,
    ROLE_EMPLOYEE: forStaff,
    ROLE_USER: nothing,
  });
});

const asTold = async (role: Role) => [role, await waitsFor(role)] as const;

it('names the oldest drafts and counts them all', async () => {
  for (let age = 20; age <= 26; age += 1) {
    const { id } = await addNotice(app.db, { title: `Sprzed ${age} dni` });
    await beginEarlier('notice', id, age);
  }
  const { count, named } = (await waitsFor('ROLE_EMPLOYEE'))?.drafts ?? nothing.drafts;
  expect(count).toBeGreaterThanOrEqual(7);
  expect(named.map(({ name }) => name)).toEqual(
    [26, 25, 24, 23, 22].slice(0, namedEntries).map((age) => `Sprzed ${age} dni`),
  );
});

it('names drafts of messages by their subjects in words, those that say who owes to the treasury alone', async () => {
  const begin = async (draft: Parameters<typeof addMessage>[1], age: number) => {
    const { id } = await addMessage(app.db, draft);
    const createdAt = inDays(-age);
    await app.db.updateTable('message').set({ createdAt }).where('id', '=', id).execute();
  };
  await begin({ subject: 'Zebranie: {{dzialka}}' }, 44);
  await begin({ subject: '' }, 43);
  await begin({ subject: 'Zapłata', kind: 'payment-reminder' }, 42);
  await begin({ subject: 'Stan: {{saldo}}' }, 41);
  await begin(
    {
      kind: 'general-meeting',
      subject: 'Walne zebranie {{zebranie_kiedy}}, {{zebranie_gdzie}}',
      meetingAt: '2027-03-27T09:00:00Z',
      meetingPlace: 'świetlica',
    },
    40.9,
  );
  await begin({ subject: 'Gotowa', state: 'prepared', preparedAt: inDays(-40) }, 40);
  const messagesFor = async (role: Role) =>
    (await waitsFor(role))?.drafts.named
      .filter(({ type }) => type === 'message')
      .map(({ name }) => name);
  const open = ['Zebranie: [działka]', '(bez tematu)'];
  const meeting = 'Walne zebranie 27 marca 2027, godz.\u00a010:00, świetlica';
  expect(await messagesFor('ROLE_EMPLOYEE')).toEqual([...open, meeting]);
  expect(await messagesFor('ROLE_TREASURER')).toEqual([
    ...open,
    'Zapłata',
    'Stan: [saldo]',
    meeting,
  ]);
  expect(await messagesFor('ROLE_USER')).toEqual([]);
});

it('names messages whose e-mails did not all arrive to whoever sends such, until they are sent again or long ago', async () => {
  const send = async (subject: string, days: number, state: 'failed' | 'sent') => {
    const startedAt = inDays(-days);
    const times = { preparedAt: startedAt, startedAt, finishedAt: startedAt };
    const { id } = await addMessage(app.db, { subject, state: 'done', ...times });
    await addMessageRecipient(app.db, { messageId: id, channel: 'email', state: 'sent' });
    await addMessageRecipient(app.db, { messageId: id, channel: 'email', state });
    return { type: 'message', id, name: subject, parentId: null, at: startedAt };
  };
  await send('Dawna', 14.1, 'failed');
  await send('Cała', 2, 'sent');
  const late = await send('Woda', 1, 'failed');
  const early = await send('Prąd', 13.9, 'failed');
  const undelivered = { count: 2, named: [early, late] };
  expect(await waitsFor('ROLE_TREASURER')).toMatchObject({ undelivered });
  expect((await waitsFor('ROLE_EMPLOYEE'))?.undelivered).toEqual(nothing.undelivered);
});

it('tells whoever walks in an open round how far their sectors are', async () => {
  const { client, loginId } = await walksOf(app).addReader((await addCampaign(app.db)).id);
  const { id: campaignId, name } = await addCampaign(app.db, { state: 'open' });
  await addCampaignReader(app.db, { campaignId, loginId, sectorIds: ['1'] });
  for (const sectorId of ['1', '1', '2']) {
    const { id: meterId } = await addMeter(app.db, { sectorId });
    await addCampaignMeter(app.db, { campaignId, meterId });
    const measuredAt = '2026-10-15T10:00:00Z';
    if (sectorId === '1') continue;
    await addMeasurement(app.db, { meterId, value: '1', measuredAt });
  }
  const own = await client.get<Waiting>('/api/home/waiting');
  expect(own.body.campaigns).toEqual([{ id: campaignId, name, read: 0, meters: 2 }]);
});
