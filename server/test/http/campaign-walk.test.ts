import { randomUUID } from 'node:crypto';
import { campaignRefusals } from '@grzadka/contract/campaign/campaign.refusals';
import type { CampaignPackage } from '@grzadka/contract/campaign/walk/campaign-package.model';
import type { SyncEntry, SyncResult } from '@grzadka/contract/campaign/walk/campaign-sync.model';
import { unpackMeters } from '@grzadka/contract/campaign/walk/unpack-meters';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import { verdict } from '@grzadka/contract/meter/verdict/verdict';
import { describe, expect, it } from 'vitest';
import { cookieName, sessionCookie } from '#src/session/session-cookie.ts';
import { auditOf } from '#test/audit-trail.ts';
import { addCampaign, addCampaignMeter, addCampaignReader } from '#test/campaigns.ts';
import { addGarden, addLogin, addMeasurement, addMeter, addSession } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';
import { createTestClient } from '#test/test-client.ts';

const app = await startTestApp();
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');

/** Somebody who is named by a round, by default a plain user in all sectors. */
async function addReader(campaignId: string, sectorIds: string[] = []) {
  const { id: loginId } = await addLogin(db, { role: 'ROLE_USER' });
  await addCampaignReader(db, { campaignId, loginId, sectorIds });
  const name = cookieName(sessionCookie, app.config);
  return {
    loginId,
    client: createTestClient(app.origin, { [name]: await addSession(db, loginId) }),
  };
}

/** An open round that began a week ago, of some meters. */
async function addRound(count: number) {
  const week = 7 * 24 * 60 * 60 * 1000;
  const readFrom = new Date(Date.now() - week).toISOString().slice(0, 10);
  const readThru = new Date(Date.now() + week).toISOString().slice(0, 10);
  const { id } = await addCampaign(db, { state: 'open', readFrom, readThru });
  const meters: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const meter = await addMeter(db);
    await addCampaignMeter(db, { campaignId: id, meterId: meter.id });
    meters.push(meter.id);
  }
  return { id, meters };
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

function read(
  meterId: string,
  measurementValue: string,
  given: Partial<SyncEntry> = {},
): SyncEntry {
  return {
    clientKey: randomUUID(),
    meterId,
    state: 'read',
    measurementValue,
    measuredAt: minutesAgo(5),
    ...given,
  };
}

type Client = Pick<typeof treasurer, 'post' | 'get'>;

async function sync(
  client: Client,
  campaignId: string,
  readings: SyncEntry[],
  sentAt: string | null = null,
) {
  const { status, body } = await client.post<{ results: SyncResult[] } & ErrorBody>(
    '/api/campaign/sync',
    { campaignId, sentAt, readings },
  );
  expect(status).toBe(200);
  return body.results.map(({ outcome }) => outcome);
}

const measurementsOf = (meterIds: readonly string[]) =>
  db
    .selectFrom('measurement')
    .select(['meterId', 'value', 'channel', 'measuredAt', 'loginId', 'verdict'])
    .where('meterId', 'in', meterIds)
    .orderBy('measuredAt')
    .execute();

const stateOf = async (campaignId: string, meterId: string) => {
  const row = db
    .selectFrom('campaignMeter')
    .select('state')
    .where('campaignId', '=', campaignId)
    .where('meterId', '=', meterId);
  return (await row.executeTakeFirstOrThrow()).state;
};

describe('the walk of a round', () => {
  it('is open to whom the round names, and to whoever may add measurements', async () => {
    const { id } = await addRound(1);
    const { client } = await addReader(id);
    const status = async (who: Client) => (await who.get(`/api/campaign/${id}/package`)).status;
    expect(await status(client)).toBe(200);
    expect(await status(await app.as('ROLE_EMPLOYEE'))).toBe(200);
    const stranger = await app.as('ROLE_USER');
    expect(await status(stranger)).toBe(403);
    expect(
      (await stranger.post('/api/campaign/sync', { campaignId: id, readings: [] })).status,
    ).toBe(403);
    const unknown = `/api/campaign/${randomUUID()}/package`;
    expect((await client.get(unknown)).status).toBe(404);
  });

  it('takes along only the sectors of who walks, those of one shaft together', async () => {
    const { id } = await addRound(0);
    const names = async (client: Client) => {
      const { body } = await client.get<CampaignPackage>(`/api/campaign/${id}/package`);
      return unpackMeters(body).map(({ name }) => name);
    };
    const add = async (name: string, sectorId: string, walkOrder: number, place?: string) => {
      const meter = await addMeter(db, { name, sectorId, walkOrder });
      if (place !== undefined) {
        await db.updateTable('meter').set({ place }).where('id', '=', meter.id).execute();
      }
      await addCampaignMeter(db, { campaignId: id, meterId: meter.id });
    };
    await add('pierwszy', '1', 1, 'Studzienka przy furtce');
    await add('drugi', '1', 2);
    await add('trzeci', '1', 3, 'studzienka przy furtce');
    await add('inny sektor', '2', 1);
    const { client } = await addReader(id, ['1']);
    expect(await names(client)).toEqual(['pierwszy', 'trzeci', 'drugi']);
    expect(await names((await addReader(id)).client)).toEqual([
      'pierwszy',
      'trzeci',
      'drugi',
      'inny sektor',
    ]);
  });

  it('knows what a verdict needs, and names nobody', async () => {
    const { id } = await addRound(0);
    const garden = await addGarden(db, { name: 'A-12' });
    const meter = await addMeter(db, { gardenId: garden.id });
    await addCampaignMeter(db, { campaignId: id, meterId: meter.id });
    for (const [value, day] of [
      ['120', '2026-04-15'],
      ['162.6', '2026-10-15'],
    ] as const) {
      await addMeasurement(db, { meterId: meter.id, value, measuredAt: `${day}T10:00:00Z` });
    }
    const { client } = await addReader(id);
    const reply = await client.get<CampaignPackage>(`/api/campaign/${id}/package`);
    expect(JSON.stringify(reply.body)).not.toContain('Nowak');
    const [walked] = unpackMeters(reply.body);
    expect(walked).toMatchObject({
      id: meter.id,
      plot: 'A-12',
      last: { value: 162.6, measuredAt: '2026-10-15T10:00:00.000Z' },
      context: { usual: 42.6 / 183, installations: [{ multiplier: 1 }] },
    });
    const codes = (value: number) =>
      walked &&
      verdict({ value, measuredAt: new Date().toISOString() }, walked.context, new Date()).map(
        ({ code }) => code,
      );
    expect(codes(160)).toEqual(['smaller']);
    expect(codes(9000)).toContain('too-large');
    const etag = reply.headers.get('etag') ?? '';
    const again = await client.request(`/api/campaign/${id}/package`, {
      method: 'GET',
      headers: { 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
  });

  it('is less than a megabyte for 5,000 meters', async () => {
    const { id } = await addRound(0);
    const { client } = await addReader(id);
    const count = 5000;
    const rows = Array.from({ length: count }, (_, index) => ({
      id: randomUUID(),
      name: `W-${index}A`,
      type: 'WaterMeter' as const,
      place: `Studzienka nr ${index}`,
      sectorId: String(1 + (index % 3)),
      walkOrder: index,
    }));
    await db.insertInto('meter').values(rows).execute();
    await db
      .insertInto('campaignMeter')
      .columns(['id', 'campaignId', 'meterId', 'isOpen'])
      .expression((eb) =>
        eb
          .selectFrom('meter')
          .select(['id as rowId', eb.val(id).as('campaignId'), 'id', eb.lit(true).as('isOpen')])
          .where('place', 'like', 'Studzienka nr %'),
      )
      .execute();
    const { body, status } = await client.get<CampaignPackage>(`/api/campaign/${id}/package`);
    expect(status).toBe(200);
    expect(body.meters.id).toHaveLength(count);
    // What the meters of this test have not: readings, serial numbers, days of legalisation.
    const more = count * ('"12345678",'.length + '123456.789,'.length + 14 + 19 + 2 * 6);
    expect(Buffer.byteLength(JSON.stringify(body)) + more).toBeLessThan(1_000_000 + count * 30);
  });
});

describe('a sync', () => {
  it('saves what was read under the name of who read it, once, however often it is sent', async () => {
    const { id, meters } = await addRound(3);
    const { client, loginId } = await addReader(id);
    const entries = meters.map((meterId, index) => read(meterId, `${index + 1},5`));
    expect(await sync(client, id, entries)).toEqual(['saved', 'saved', 'saved']);
    expect(await sync(client, id, entries)).toEqual(['duplicate', 'duplicate', 'duplicate']);
    expect(await sync(client, id, entries.slice(1))).toEqual(['duplicate', 'duplicate']);
    const stored = await measurementsOf(meters);
    expect(stored).toHaveLength(3);
    expect(stored[0]).toMatchObject({ channel: 'campaign', loginId });
    expect(await stateOf(id, meters[0] ?? '')).toBe('read');
    expect(await auditOf(db, 'meter', meters[0] ?? '')).toEqual([
      expect.objectContaining({
        action: 'add-measurement',
        after: expect.objectContaining({ value: '1.5', campaignId: id }),
      }),
    ]);
  });

  it('saves once what arrives several times at once', async () => {
    const { id, meters } = await addRound(20);
    const { client } = await addReader(id);
    const entries = meters.map((meterId) => read(meterId, '7'));
    const all = await Promise.all([1, 2, 3, 4].map(() => sync(client, id, entries)));
    expect(all.flat().filter((outcome) => outcome === 'saved')).toHaveLength(20);
    expect(all.flat().filter((outcome) => outcome === 'duplicate')).toHaveLength(60);
    expect(await measurementsOf(meters)).toHaveLength(20);
  });

  it('of two readers appends the same value of a day once, and has another one decided on', async () => {
    const { id, meters } = await addRound(1);
    const meterId = meters[0] ?? '';
    const [one, other] = [await addReader(id), await addReader(id)];
    expect(await sync(one.client, id, [read(meterId, '100')])).toEqual(['saved']);
    expect(await sync(other.client, id, [read(meterId, '100,000')])).toEqual(['same']);
    expect(await stateOf(id, meterId)).toBe('read');
    const differing = read(meterId, '101');
    expect(await sync(other.client, id, [differing])).toEqual(['submitted']);
    expect(await sync(other.client, id, [differing])).toEqual(['duplicate']);
    // Whoever agrees with what waits says nothing new.
    expect(await sync(one.client, id, [read(meterId, '101')])).toEqual(['same']);
    expect(await stateOf(id, meterId)).toBe('disputed');
    expect(await measurementsOf(meters)).toHaveLength(1);
    const waiting = db.selectFrom('submission').selectAll().where('meterId', '=', meterId);
    expect(await waiting.execute()).toMatchObject([
      { value: '101.000', state: 'waiting', loginId: other.loginId, campaignId: id },
    ]);
  });

  it('notes that a meter could not be read, until somebody reads it', async () => {
    const { id, meters } = await addRound(2);
    const { client } = await addReader(id);
    const [meterId = '', unsaid = ''] = meters;
    const visit = { state: 'inaccessible', measurementValue: null } as const;
    const entries = [
      read(meterId, '', { ...visit, reason: 'flooded' }),
      read(unsaid, '', { ...visit, reason: 'other' }),
      read(unsaid, '', { ...visit, reason: 'bees' }),
    ];
    expect(await sync(client, id, entries)).toEqual(['saved', 'refused', 'refused']);
    expect(await sync(client, id, entries.slice(0, 1))).toEqual(['duplicate']);
    expect(await stateOf(id, meterId)).toBe('inaccessible');
    expect(await auditOf(db, 'campaign', id)).toContainEqual(
      expect.objectContaining({
        action: 'add-visit',
        after: expect.objectContaining({ meterId, reason: 'flooded' }),
      }),
    );
    expect(await sync(client, id, [read(meterId, '5')])).toEqual(['saved']);
    expect(await stateOf(id, meterId)).toBe('read');
  });

  it('shifts all times by the clock of the phone where that is wrong by more than two minutes', async () => {
    const { id, meters } = await addRound(2);
    const { client } = await addReader(id);
    const hour = 60 * 60_000;
    const ahead = (minutes: number) => new Date(Date.now() + hour - minutes * 60_000).toISOString();
    const [slow = '', right = ''] = meters;
    expect(await sync(client, id, [read(slow, '1', { measuredAt: ahead(5) })], ahead(0))).toEqual([
      'saved',
    ]);
    const sent = minutesAgo(1);
    expect(await sync(client, id, [read(right, '1', { measuredAt: sent })], sent)).toEqual([
      'saved',
    ]);
    const at = async (meterId: string) =>
      Date.parse((await measurementsOf([meterId]))[0]?.measuredAt ?? '');
    expect(Math.abs((await at(slow)) - (Date.now() - 5 * 60_000))).toBeLessThan(60_000);
    expect(await at(right)).toBe(Date.parse(sent));
  });

  it('has outcomes for entries that cannot be taken, and takes the others', async () => {
    const { id, meters } = await addRound(2);
    const elsewhere = await addMeter(db);
    const { client } = await addReader(id);
    const [meterId = '', good = ''] = meters;
    const known = read(good, '5');
    const entries: SyncEntry[] = [
      read(meterId, 'dużo'),
      read(meterId, '-1'),
      read(elsewhere.id, '1'),
      read('nie ma', '1'),
      read(meterId, '1', { clientKey: 'x' }),
      read(meterId, '1', { measuredAt: 'wczoraj' }),
      read(meterId, '1', { measuredAt: new Date(Date.now() + 20 * 60_000).toISOString() }),
      read(meterId, '1', { state: 'unknown' }),
      read(meterId, '1', { remark: 'x'.repeat(501) }),
      known,
      { ...known, meterId },
      read(meterId, '1', { confirmation: 'nonsense' }),
    ];
    expect(await sync(client, id, entries)).toEqual([
      ...Array.from({ length: 9 }, () => 'refused'),
      'saved',
      'refused',
      'saved',
    ]);
    const { body } = await client.post<{ results: SyncResult[] }>('/api/campaign/sync', {
      campaignId: id,
      readings: entries.slice(2, 3),
    });
    expect(body.results[0]?.message).toBe(campaignRefusals.meterNotInRound);
    const tooMany = Array.from({ length: 101 }, () => read(meterId, '1'));
    const refused = await client.post('/api/campaign/sync', { campaignId: id, readings: tooMany });
    expect(refused.status).toBe(400);
  });

  it('judges an entry as if those before it were stored, and keeps what is to be confirmed', async () => {
    const { id, meters } = await addRound(1);
    const meterId = meters[0] ?? '';
    await addMeasurement(db, { meterId, value: '50', measuredAt: '2026-01-10T10:00:00Z' });
    const { client } = await addReader(id);
    expect(await sync(client, id, [read(meterId, '40')])).toEqual(['saved']);
    expect((await measurementsOf([meterId])).at(-1)).toMatchObject({ verdict: ['smaller'] });
    const answered = await addRound(1);
    const other = answered.meters[0] ?? '';
    await addMeasurement(db, { meterId: other, value: '50', measuredAt: '2026-01-10T10:00:00Z' });
    const reader = await addReader(answered.id);
    await sync(reader.client, answered.id, [read(other, '40', { confirmation: 'really-so' })]);
    const confirmed = db
      .selectFrom('measurement')
      .select('confirmation')
      .where('meterId', '=', other);
    expect((await confirmed.execute()).map(({ confirmation }) => confirmation)).toContain(
      'really-so',
    );
  });

  it('of a closed round has every value decided on', async () => {
    const { id, meters } = await addRound(2);
    const { client } = await addReader(id);
    const [first = '', second = ''] = meters;
    await sync(client, id, [read(first, '3')]);
    expect((await treasurer.put('/api/campaign/close', { id })).status).toBe(200);
    const late = [read(first, '3'), read(second, '4'), read(first, '5')];
    expect(await sync(client, id, late)).toEqual(['same', 'submitted', 'submitted']);
    expect(await sync(client, id, late.slice(1))).toEqual(['duplicate', 'duplicate']);
    expect([await stateOf(id, first), await stateOf(id, second)]).toEqual(['disputed', 'reported']);
    const draft = await addCampaign(db);
    const reader = await addReader(draft.id);
    expect(await sync(reader.client, draft.id, [read(first, '9')])).toEqual(['refused']);
  });

  it('of ten readers with the same 300 meters at once appends each once, without waiting long', async () => {
    const { id, meters } = await addRound(300);
    const readers = await Promise.all(Array.from({ length: 10 }, () => addReader(id)));
    const batches = Array.from({ length: 3 }, (_, index) =>
      meters.slice(100 * index, 100 * (index + 1)),
    );
    const outcomes = await Promise.all(
      readers.map(async ({ client }) => {
        const own: string[] = [];
        for (const batch of batches) {
          own.push(
            ...(await sync(
              client,
              id,
              batch.map((meterId) => read(meterId, '12')),
            )),
          );
        }
        return own;
      }),
    );
    const saved = outcomes.flat().filter((outcome) => outcome === 'saved');
    const same = outcomes.flat().filter((outcome) => outcome === 'same');
    expect([saved.length, same.length]).toEqual([300, 2700]);
    expect(await measurementsOf(meters)).toHaveLength(300);
  });
});
