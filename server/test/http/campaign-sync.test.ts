import { campaignRefusals } from '@grzadka/contract/campaign/campaign.refusals';
import type { SyncEntry, SyncResult } from '@grzadka/contract/campaign/walk/campaign-sync.model';
import { describe, expect, it } from 'vitest';
import { auditOf } from '#test/audit-trail.ts';
import { minutesAgo, readEntry, sync, walksOf } from '#test/campaign-walks.ts';
import { addCampaign, addSubmission } from '#test/campaigns.ts';
import { addMeasurement, addMeter } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');
const { addReader, addRound, measurementsOf, stateOf } = walksOf(app);

describe('a sync', () => {
  it('saves what was read under the name of who read it, once, however often it is sent', async () => {
    const { id, meters } = await addRound(3);
    const { client, loginId } = await addReader(id);
    const entries = meters.map((meterId, index) => readEntry(meterId, `${index + 1},5`));
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
    const entries = meters.map((meterId) => readEntry(meterId, '7'));
    const all = await Promise.all([1, 2, 3, 4].map(() => sync(client, id, entries)));
    expect(all.flat().filter((outcome) => outcome === 'saved')).toHaveLength(20);
    expect(all.flat().filter((outcome) => outcome === 'duplicate')).toHaveLength(60);
    expect(await measurementsOf(meters)).toHaveLength(20);
  });

  it('of two readers appends the same value of a day once, and has another one decided on', async () => {
    const { id, meters } = await addRound(1);
    const meterId = meters[0] ?? '';
    const [one, other] = [await addReader(id), await addReader(id)];
    expect(await sync(one.client, id, [readEntry(meterId, '100')])).toEqual(['saved']);
    expect(await sync(other.client, id, [readEntry(meterId, '100,000')])).toEqual(['same']);
    expect(await stateOf(id, meterId)).toBe('read');
    const differing = readEntry(meterId, '101');
    expect(await sync(other.client, id, [differing])).toEqual(['submitted']);
    expect(await sync(other.client, id, [differing])).toEqual(['duplicate']);
    expect(await stateOf(id, meterId)).toBe('disputed');
    expect(await measurementsOf(meters)).toHaveLength(1);
    const waiting = db.selectFrom('submission').selectAll().where('meterId', '=', meterId);
    const submitted = await waiting.execute();
    expect(submitted).toMatchObject([
      { value: '101.000', state: 'waiting', loginId: other.loginId, campaignId: id },
    ]);
    // By the submission, as what a holder reports.
    expect(await auditOf(db, 'submission', submitted[0]?.id ?? '')).toMatchObject([
      { action: 'submit-reading', after: { value: '101', channel: 'campaign', meterId } },
    ]);
  });

  it('keeps what was read even where a holder has reported the same, who may yet be sent back', async () => {
    const { id, meters } = await addRound(1);
    const meterId = meters[0] ?? '';
    const { client } = await addReader(id);
    const measuredAt = minutesAgo(5);
    const entry = readEntry(meterId, '105', { measuredAt });
    const reported = {
      meterId,
      campaignId: id,
      value: '105',
      measuredAt,
      channel: 'self',
    } as const;
    const { id: submissionId } = await addSubmission(db, reported);
    expect(await sync(client, id, [entry])).toEqual(['saved']);
    const sentBack = { id: submissionId, reason: 'Nie widać cyfr' };
    expect((await treasurer.post('/api/submission/return', sentBack)).status).toBe(204);
    expect(await stateOf(id, meterId)).toBe('read');
    expect(await measurementsOf(meters)).toMatchObject([{ value: '105.000' }]);
  });

  it('notes that a meter could not be read, until somebody reads it', async () => {
    const { id, meters } = await addRound(2);
    const { client } = await addReader(id);
    const [meterId = '', unsaid = ''] = meters;
    const visit = { state: 'inaccessible', measurementValue: null } as const;
    const entries = [
      readEntry(meterId, '', { ...visit, reason: 'flooded' }),
      readEntry(unsaid, '', { ...visit, reason: 'other' }),
      readEntry(unsaid, '', { ...visit, reason: 'bees' }),
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
    expect(await sync(client, id, [readEntry(meterId, '5')])).toEqual(['saved']);
    expect(await stateOf(id, meterId)).toBe('read');
  });

  it('shifts all times by the clock of the phone where that is wrong by more than two minutes', async () => {
    const { id, meters } = await addRound(2);
    const { client } = await addReader(id);
    const hour = 60 * 60_000;
    const ahead = (minutes: number) => new Date(Date.now() + hour - minutes * 60_000).toISOString();
    const [slow = '', right = ''] = meters;
    expect(
      await sync(client, id, [readEntry(slow, '1', { measuredAt: ahead(5) })], ahead(0)),
    ).toEqual(['saved']);
    const sent = minutesAgo(1);
    expect(await sync(client, id, [readEntry(right, '1', { measuredAt: sent })], sent)).toEqual([
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
    const known = readEntry(good, '5');
    const entries: SyncEntry[] = [
      readEntry(meterId, 'dużo'),
      readEntry(meterId, '-1'),
      readEntry(elsewhere.id, '1'),
      readEntry('nie ma', '1'),
      readEntry(meterId, '1', { clientKey: 'x' }),
      readEntry(meterId, '1', { measuredAt: 'wczoraj' }),
      readEntry(meterId, '1', { measuredAt: new Date(Date.now() + 20 * 60_000).toISOString() }),
      readEntry(meterId, '1', { state: 'unknown' }),
      readEntry(meterId, '1', { remark: 'x'.repeat(501) }),
      known,
      { ...known, meterId },
      readEntry(meterId, '1', { confirmation: 'nonsense' }),
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
    const tooMany = Array.from({ length: 101 }, () => readEntry(meterId, '1'));
    const refused = await client.post('/api/campaign/sync', { campaignId: id, readings: tooMany });
    expect(refused.status).toBe(400);
  });

  it('judges an entry as if those before it were stored, and keeps what is to be confirmed', async () => {
    const { id, meters } = await addRound(1);
    const meterId = meters[0] ?? '';
    await addMeasurement(db, { meterId, value: '50', measuredAt: '2026-01-10T10:00:00Z' });
    const { client } = await addReader(id);
    expect(await sync(client, id, [readEntry(meterId, '40')])).toEqual(['saved']);
    expect((await measurementsOf([meterId])).at(-1)).toMatchObject({ verdict: ['smaller'] });
    const answered = await addRound(1);
    const other = answered.meters[0] ?? '';
    await addMeasurement(db, { meterId: other, value: '50', measuredAt: '2026-01-10T10:00:00Z' });
    const reader = await addReader(answered.id);
    await sync(reader.client, answered.id, [readEntry(other, '40', { confirmation: 'really-so' })]);
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
    await sync(client, id, [readEntry(first, '3')]);
    expect((await treasurer.put('/api/campaign/close', { id })).status).toBe(200);
    const late = [readEntry(first, '3'), readEntry(second, '4'), readEntry(first, '5')];
    expect(await sync(client, id, late)).toEqual(['same', 'submitted', 'submitted']);
    expect(await sync(client, id, late.slice(1))).toEqual(['duplicate', 'duplicate']);
    expect([await stateOf(id, first), await stateOf(id, second)]).toEqual(['disputed', 'reported']);
    const draft = await addCampaign(db);
    const reader = await addReader(draft.id);
    expect(await sync(reader.client, draft.id, [readEntry(first, '9')])).toEqual(['refused']);
  });

  it('that comes again names the measurement that came of what waited', async () => {
    const { id, meters } = await addRound(1);
    const { client } = await addReader(id);
    await treasurer.put('/api/campaign/close', { id });
    const entry = readEntry(meters[0] ?? '', '4');
    expect(await sync(client, id, [entry])).toEqual(['submitted']);
    const waiting = db
      .selectFrom('submission')
      .select('id')
      .where('clientKey', '=', entry.clientKey);
    const { id: submissionId } = await waiting.executeTakeFirstOrThrow();
    const accepted = await treasurer.post<{ id: string }>('/api/submission/accept', {
      id: submissionId,
    });
    const { body } = await client.post<{ results: SyncResult[] }>('/api/campaign/sync', {
      campaignId: id,
      readings: [entry],
    });
    expect(body.results).toMatchObject([{ outcome: 'duplicate', measurementId: accepted.body.id }]);
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
              batch.map((meterId) => readEntry(meterId, '12')),
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
