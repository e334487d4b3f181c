import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { MessageCount } from '@grzadka/contract/message/message.model';
import { messageRefusals } from '@grzadka/contract/message/message.refusals';
import type { MessageGroup } from '@grzadka/contract/message/message-group';
import type { MessageKind } from '@grzadka/contract/message/message-kinds';
import { describe, expect, it } from 'vitest';
import { addCampaign, addCampaignMeter } from '#test/campaigns.ts';
import { addChargedRun } from '#test/charged-run.ts';
import { addConsent } from '#test/consents.ts';
import { addLogin, addMeasurement, addMeter } from '#test/factories.ts';
import { addFeeKind } from '#test/fee-factories.ts';
import { openAccount, postDebt, postPayment } from '#test/ledger.ts';
import { messageCalls } from '#test/message-calls.ts';
import { addHeldGarden, addPerson } from '#test/message-people.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const client = await app.as('ROLE_TREASURER');
const calls = messageCalls(client);

const include = { operator: 'include' } as const;
const except = { operator: 'except' } as const;

/** The last names of those who get a message of that kind to these groups. */
async function namesIn(groups: readonly MessageGroup[], kind: MessageKind = 'other-statutory') {
  const id = await calls.draft({ kind, groups });
  const { status, body } = await client.post<ErrorBody>('/api/message/prepare', { id });
  if (status === 409) return body.message;
  expect(status, JSON.stringify(body)).toBe(200);
  const recipients = await calls.listRecipients(id, { 'sort-by': 'name' });
  return recipients.map(({ name }) => name.replaceAll('Anna ', ''));
}

/** Somebody with a garden of their own. */
async function addHolder(lastName: string, input: Parameters<typeof addHeldGarden>[2] = {}) {
  const person = await addPerson(db, { lastName });
  return { ...person, ...(await addHeldGarden(db, [person], input)) };
}

async function count(groups: readonly MessageGroup[], kind: MessageKind = 'other-statutory') {
  const asked = { kind, groups, printsWithoutConsent: false };
  return client.post<MessageCount & ErrorBody>('/api/message/count', asked);
}

const adamska = await addHolder('Adamska', { sector: 1, name: 'G 1' });
const borek = await addHolder('Borek', { sector: 2, name: 'G 2' });
const cisowa = await addPerson(db, { lastName: 'Cisowa', isMember: true });
const dawna = await addPerson(db, { lastName: 'Dawna' });
const left = await addHeldGarden(db, [dawna], { name: 'G 3' });
await db
  .updateTable('assignment')
  .set({ validThru: '2024-12-31' })
  .where('partyId', '=', dawna.id)
  .execute();

const holders: MessageGroup = { kind: 'holders', ...include };
const party = (id: string): MessageGroup => ({ kind: 'parties', ...include, partyIds: [id] });

describe('groups', () => {
  it('find the holders of today, of all gardens or of a sector', async () => {
    expect(await namesIn([holders])).toEqual(['Adamska', 'Borek']);
    expect(await namesIn([{ kind: 'sector', ...include, sectorId: '2' }])).toEqual(['Borek']);
    expect(await namesIn([{ kind: 'sector', ...include, sectorId: '3' }])).toBe(
      messageRefusals.nobody,
    );
  });

  it('add to those before them and take away from them, one after the other', async () => {
    const sector: MessageGroup = { kind: 'sector', ...except, sectorId: '1' };
    expect(await namesIn([holders, { kind: 'members', ...include }])).toEqual([
      'Adamska',
      'Borek',
      'Cisowa',
    ]);
    expect(await namesIn([holders, sector])).toEqual(['Borek']);
    expect(await namesIn([holders, sector, party(adamska.id)])).toEqual(['Adamska', 'Borek']);
    expect(await namesIn([sector, holders])).toEqual(['Adamska', 'Borek']);
    expect(await namesIn([])).toBe(messageRefusals.nobody);
  });

  it('take people away whole, and of a message about accounts the accounts', async () => {
    const [ewa, iga] = [
      await addPerson(db, { lastName: 'Ewik', isMember: true }),
      await addPerson(db, { lastName: 'Igacka' }),
    ];
    const shared = await addHeldGarden(db, [ewa, iga], { name: 'G 4', sector: 3 });
    await addHeldGarden(db, [iga], { name: 'G 5', sector: 2 });
    const group: MessageGroup = { kind: 'parties', ...include, partyIds: [ewa.id, iga.id] };
    const [sector, members]: MessageGroup[] = [
      { kind: 'sector', ...except, sectorId: '2' },
      { kind: 'members', ...except },
    ];
    expect(await namesIn([group, sector as MessageGroup])).toEqual(['Ewik']);
    expect(await namesIn([group, sector as MessageGroup], 'fee-notice')).toEqual([
      'Państwo Ewik i Igacka',
    ]);
    expect(await namesIn([group, members as MessageGroup], 'fee-notice')).toEqual(['Igacka']);
    await db.deleteFrom('assignment').where('gardenId', 'in', [shared.gardenId]).execute();
    await db.deleteFrom('assignment').where('partyId', '=', iga.id).execute();
  });

  it('find holders by the meters that are in use in their gardens, and by what was not read since a day', async () => {
    const read = await addMeter(db, { gardenId: adamska.gardenId });
    await addMeter(db, { gardenId: borek.gardenId });
    await addMeter(db, { gardenId: left.gardenId });
    await addMeter(db, { gardenId: borek.gardenId, type: 'ElectricityMeter', active: false });
    await addMeasurement(db, { meterId: read.id, value: '1', measuredAt: '2026-06-01T10:00:00Z' });
    await addMeasurement(db, {
      meterId: read.id,
      value: '2',
      measuredAt: '2026-07-01T10:00:00Z',
      channel: 'estimate',
    });
    const meters = (meterType: 'WaterMeter' | 'ElectricityMeter'): MessageGroup => ({
      kind: 'meter',
      ...include,
      meterType,
    });
    const unread = (since: string): MessageGroup => ({
      kind: 'unread',
      ...include,
      meterType: 'WaterMeter',
      since,
    });
    expect(await namesIn([meters('WaterMeter')])).toEqual(['Adamska', 'Borek']);
    expect(await namesIn([meters('ElectricityMeter')])).toBe(messageRefusals.nobody);
    expect(await namesIn([unread('2026-06-01')])).toEqual(['Borek']);
    expect(await namesIn([unread('2026-06-02')])).toEqual(['Adamska', 'Borek']);
  });

  it('find holders by the meters that are to be read in a round, of a draft by those it would have', async () => {
    const own = await addMeter(db, { gardenId: adamska.gardenId, type: 'ElectricityMeter' });
    const other = await addMeter(db, { gardenId: borek.gardenId, type: 'ElectricityMeter' });
    const { id: campaignId } = await addCampaign(db, { types: 'electricity' });
    const group: MessageGroup = { kind: 'campaign', ...include, campaignId };
    expect(await namesIn([group])).toEqual(['Adamska', 'Borek']);
    const opened = { state: 'open', openedAt: new Date() } as const;
    await db.updateTable('campaign').set(opened).where('id', '=', campaignId).execute();
    for (const { id: meterId } of [own, other]) await addCampaignMeter(db, { campaignId, meterId });
    await addMeasurement(db, { meterId: own.id, value: '1', measuredAt: '2026-10-15T10:00:00Z' });
    expect(await namesIn([group])).toEqual(['Borek']);
  });

  it('find those who owe, from an amount on, by what is overdue on a day', async () => {
    const debt = {
      day: '2026-01-02',
      parts: [
        { amount: 100_00, dueOn: '2026-03-31' },
        { amount: 50_00, dueOn: '2099-06-30' },
      ],
    };
    await postDebt(db, { account: borek.settlementId, ...debt });
    await postDebt(db, { account: left.settlementId, ...debt });
    await postPayment(db, { account: left.settlementId, day: '2026-01-03', amount: 30_00 });
    const waiting = await openAccount(db, { lastName: 'Żuk' });
    await postDebt(db, { account: waiting.id, ...debt });
    const debtors = (amountFrom: number, dueBefore: string | null = null): MessageGroup => ({
      kind: 'debtors',
      ...include,
      amountFrom,
      dueBefore,
    });
    expect(await namesIn([debtors(100_00)], 'payment-reminder')).toEqual(['Borek', 'Jan Żuk']);
    expect(await namesIn([debtors(70_00)], 'payment-reminder')).toEqual([
      'Borek',
      'Dawna',
      'Jan Żuk',
    ]);
    expect(await namesIn([debtors(100_01)])).toBe(messageRefusals.nobody);
    expect(await namesIn([debtors(150_00, '2099-07-01')])).toEqual(['Borek', 'Jan Żuk']);
    expect(await namesIn([debtors(1, '2026-03-31')])).toBe(messageRefusals.nobody);
  });

  it('find accounts that a run charged, of those who left, too, but not what was taken back', async () => {
    const { id: feeKindId } = await addFeeKind(db);
    const charge = (settlementId: string) => ({
      settlementId,
      feeKindId,
      lines: [{ words: 'Opłata', amount: 10_00 }],
      parts: [{ dueOn: '2099-06-30', amount: 10_00 }],
    });
    const accounts = [adamska, borek, left].map(({ settlementId }) => charge(settlementId));
    const run = await addChargedRun(db, 2026, accounts);
    const reversal = { day: '2026-06-01', reason: 'pomyłka' };
    const chargeIds = [run.charges[1]?.id];
    const reversed = await client.post('/api/charge/reverse', { chargeIds, ...reversal });
    expect(reversed.status).toBe(201);
    const charged: MessageGroup = { kind: 'charge-run', ...include, chargeRunId: run.id };
    expect(await namesIn([charged], 'fee-notice')).toEqual(['Adamska', 'Dawna']);
    expect(await namesIn([charged, { ...party(dawna.id), ...except }], 'fee-notice')).toEqual([
      'Adamska',
    ]);
    expect(await namesIn([party(dawna.id)], 'fee-notice')).toBe(messageRefusals.nobody);

    const generated = { kind: 'notice', chargeRunId: run.id };
    const id = await calls.draft({ kind: 'fee-notice', groups: [holders], generated });
    await calls.prepare(id);
    const recipients = await calls.listRecipients(id);
    expect(recipients.map(({ name, reason }) => [name, reason])).toEqual([
      ['Anna Borek', 'nothing-to-attach'],
      ['Anna Adamska', null],
    ]);
  });

  it('find those who sign in with a role, and may', async () => {
    await addLogin(db, { role: 'ROLE_SUPER_USER', partyId: cisowa.id });
    await addLogin(db, { role: 'ROLE_SUPER_USER', partyId: dawna.id, enabled: false });
    expect(await namesIn([{ kind: 'role', ...include, role: 'ROLE_SUPER_USER' }])).toEqual([
      'Cisowa',
    ]);
  });

  it('find whom the list of parties finds for the same query', async () => {
    const query = { 'filter-by-phrase': 'true', phrase: 'cis', 'sort-by': 'name' };
    expect(await namesIn([{ kind: 'party-list', ...include, query }])).toEqual(['Cisowa']);
    const range = { 'filter-by-number-of-gardens': 'true', 'number-of-gardens-from': '1' };
    expect(await namesIn([{ kind: 'party-list', ...include, query: range }])).toEqual([
      'Adamska',
      'Borek',
    ]);
    const asked = { kind: 'party-list', ...include, query: { 'filter-by-nothing': 'true' } };
    const { status, body } = await count([asked as unknown as MessageGroup]);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['groups.0.query']]);
  });

  it('of a record that is gone are refused, but for people who are', async () => {
    const nobody = '01a00000-0000-7000-8000-000000000000';
    for (const group of [
      { kind: 'sector', ...include, sectorId: nobody },
      { kind: 'charge-run', ...include, chargeRunId: nobody },
    ] as const) {
      expect(await count([group])).toMatchObject({
        status: 400,
        body: { fields: { groups: messageRefusals.groupGone } },
      });
    }
    expect(await namesIn([party(nobody)])).toBe(messageRefusals.nobody);
  });

  it('are counted without being kept', async () => {
    await addConsent(db, { partyId: cisowa.id, kind: 'e-delivery' });
    const bare = await addPerson(db, { lastName: 'Ostatnia', house: null });
    const both: MessageGroup = { kind: 'parties', ...include, partyIds: [bare.id, cisowa.id] };
    expect((await count([both])).body).toEqual({
      units: 2,
      email: 0,
      print: 1,
      skipped: [{ reason: 'no-address', count: 1 }],
    });
    expect((await count([both], 'information')).body).toEqual({
      units: 2,
      email: 0,
      print: 0,
      skipped: [{ reason: 'no-consent', count: 2 }],
    });
  });
});
