import type { SyncEntry } from '@grzadka/contract/campaign/walk/campaign-sync.model';
import { describe, expect, it } from 'vitest';
import { auditOf } from '#test/audit-trail.ts';
import { minutesAgo, readEntry, sync, walksOf } from '#test/campaign-walks.ts';
import { addSubmission } from '#test/campaigns.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');
const { addReader, addRound, measurementsOf, stateOf } = walksOf(app);

/** The submissions of a meter, in the order in which they came. */
const submissionsOf = (meterId: string) =>
  db.selectFrom('submission').selectAll().where('meterId', '=', meterId).orderBy('id').execute();

const accept = (id: string, measurementValue?: string) =>
  treasurer.post<{ id: string }>('/api/submission/accept', { id, measurementValue });

const submissionIdOf = async ({ clientKey }: SyncEntry) => {
  const sent = db.selectFrom('submission').select('id').where('clientKey', '=', clientKey);
  return (await sent.executeTakeFirstOrThrow()).id;
};

/** A meter that one has read, and that two others have read otherwise, the same on the same day. */
async function disputed() {
  const { id, meters } = await addRound(1);
  const [meterId = ''] = meters;
  const [first, one, other] = [await addReader(id), await addReader(id), await addReader(id)];
  await sync(first.client, id, [readEntry(meterId, '105')]);
  const [ofOne, ofOther] = [readEntry(meterId, '110'), readEntry(meterId, '110,000')];
  const outcomes = [
    await sync(one.client, id, [ofOne]),
    await sync(other.client, id, [ofOther]),
  ].flat();
  return { id, meterId, one, other, ofOne, ofOther, outcomes };
}

describe('what two have read alike', () => {
  it('stays where one of them reads another value afterwards, as long as nobody has decided', async () => {
    const { id, meterId, one, other, outcomes } = await disputed();
    expect(outcomes).toEqual(['submitted', 'submitted']);
    expect(await sync(one.client, id, [readEntry(meterId, '111')])).toEqual(['submitted']);
    expect(await submissionsOf(meterId)).toMatchObject([
      { value: '110.000', state: 'replaced', loginId: one.loginId },
      { value: '110.000', state: 'waiting', loginId: other.loginId },
      { value: '111.000', state: 'waiting', loginId: one.loginId },
    ]);
  });

  it('is one reading once one of the two is taken', async () => {
    const { id, meterId, ofOne, ofOther } = await disputed();
    const { status, body } = await accept(await submissionIdOf(ofOne));
    expect(status).toBe(201);
    const values = (await measurementsOf([meterId])).map(({ value }) => value);
    expect(values).toEqual(['105.000', '110.000']);
    const settled = await submissionIdOf(ofOther);
    expect(await submissionsOf(meterId)).toMatchObject([
      { state: 'accepted', measurementId: body.id },
      { id: settled, state: 'accepted', measurementId: body.id },
    ]);
    expect(await auditOf(db, 'submission', settled)).toMatchObject([
      { action: 'submit-reading' },
      { action: 'accept-submission', after: { acceptedValue: 110, measurementId: body.id } },
    ]);
    expect(await stateOf(id, meterId)).toBe('read');
    expect((await accept(settled)).status).toBe(409);
  });

  it('waits on where another value is taken in place of one of them, and of another day', async () => {
    const { meterId, ofOne, ofOther } = await disputed();
    const elsewhen = { meterId, value: '109', measuredAt: minutesAgo(3 * 24 * 60) };
    const earlier = await addSubmission(db, elsewhen);
    await accept(await submissionIdOf(ofOne), '109');
    const waiting = (await submissionsOf(meterId)).filter(({ state }) => state === 'waiting');
    expect(waiting.map(({ id }) => id).toSorted()).toEqual(
      [await submissionIdOf(ofOther), earlier.id].toSorted(),
    );
  });

  it('is one reading where it was reported, then read, then taken', async () => {
    const { id, meters } = await addRound(1);
    const [meterId = ''] = meters;
    const { client } = await addReader(id);
    const measuredAt = minutesAgo(5);
    const said = { meterId, campaignId: id, value: '105', measuredAt, channel: 'self' } as const;
    const report = await addSubmission(db, said);
    await sync(client, id, [readEntry(meterId, '105', { measuredAt: minutesAgo(4) })]);
    const { status, body } = await accept(report.id);
    expect(status).toBe(201);
    const readings = db.selectFrom('measurement').select('id').where('meterId', '=', meterId);
    expect(await readings.execute()).toEqual([{ id: body.id }]);
    expect(await submissionsOf(meterId)).toMatchObject([
      { state: 'accepted', measurementId: body.id },
    ]);
    expect(await stateOf(id, meterId)).toBe('read');
  });
});

describe('what somebody corrects themselves', () => {
  it('waits as they said it last, also within one request', async () => {
    const { id, meters } = await addRound(1);
    const [meterId = ''] = meters;
    const { client } = await addReader(id);
    await treasurer.put('/api/campaign/close', { id });
    const said = ['100', '101', '100', '100'].map((value) => readEntry(meterId, value));
    expect(await sync(client, id, said)).toEqual(['submitted', 'submitted', 'submitted', 'same']);
    const kept = (await submissionsOf(meterId)).filter(({ state }) => state === 'waiting');
    expect(kept).toMatchObject([{ value: '100.000', clientKey: said[2]?.clientKey }]);
    // It waits already, and is no news.
    expect(await sync(client, id, [readEntry(meterId, '100')])).toEqual(['same']);
    expect(await submissionsOf(meterId)).toHaveLength(3);
  });
});
