import { messages } from '@grzadka/contract/core/messages';
import { addDays } from '@grzadka/contract/core/time/calendar-steps';
import { dayOf, gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { Finding } from '@grzadka/contract/meter/measurement/finding';
import { measurementRefusals } from '@grzadka/contract/meter/measurement/measurement.refusals';
import type { OwnGardenDetails } from '@grzadka/contract/own/own.model';
import { photoRefusals } from '@grzadka/contract/submission/photo-rules';
import { submissionRefusals } from '@grzadka/contract/submission/submission.refusals';
import { expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { addMeter } from '#test/factories.ts';
import {
  addHolder,
  addOpenRound,
  type Holder,
  phonePhoto,
  report,
  takeReports,
} from '#test/own-garden.ts';
import { startTestApp, startTestAppOnce } from '#test/test-app.ts';
import { storedKeys } from '#test/test-storage.ts';

const app = await startTestApp();
await takeReports(app);
const today = gardenToday();

const waitingOf = (meterId: string) =>
  app.db
    .selectFrom('submission')
    .selectAll()
    .where('meterId', '=', meterId)
    .orderBy('id')
    .execute();

/** The only meter of a holder, as they see it. */
async function seen({ client, gardenId }: Holder) {
  const { body } = await client.get<OwnGardenDetails>(`/api/own/garden/${gardenId}`);
  return body.meters[0];
}

it('a reading of today waits for a decision, is told in the history of its meter, and appends nothing', async () => {
  const holder = await addHolder(app);
  const { status, body } = await report(holder, { remark: 'Licznik zaparowany' });
  expect(status).toBe(201);
  const [waiting, ...others] = await waitingOf(holder.meterId);
  expect(others).toEqual([]);
  expect(waiting).toMatchObject({
    id: body.id,
    value: '130.000',
    channel: 'self',
    state: 'waiting',
    remark: 'Licznik zaparowany',
    submittedByLastName: holder.marks.lastName,
    loginId: holder.loginId,
    campaignId: null,
  });
  expect(await seen(holder)).toMatchObject({
    lastMeasurement: { value: 120 },
    submission: { id: body.id, state: 'waiting', value: 130, photo: null, returnReason: null },
  });
  const entry = app.db
    .selectFrom('auditEntry')
    .select(['action', 'before', 'after'])
    .where('recordId', '=', body.id);
  expect(await entry.execute()).toMatchObject([
    { action: 'submit-reading', before: null, after: { value: '130', channel: 'self' } },
  ]);
});

it('a day up to two weeks back is taken, at its noon; no earlier one, and none to come', async () => {
  const holder = await addHolder(app);
  const of = (days: number) => report(holder, { measuredOn: addDays(today, days) });
  expect((await of(-14)).status).toBe(201);
  const [earliest] = await waitingOf(holder.meterId);
  expect(dayOf(earliest?.measuredAt ?? '')).toBe(addDays(today, -14));
  expect(earliest?.measuredAt).toMatch(/T1[01]:00:00.000Z$/);
  const early = await of(-15);
  expect([early.status, early.body.fields]).toEqual([
    400,
    { measuredOn: submissionRefusals.tooEarly(14) },
  ]);
  expect((await of(1)).body.fields).toEqual({ measuredOn: messages.dayToCome });
});

it('one of a person waits at a meter: the next one takes its place', async () => {
  const holder = await addHolder(app);
  await report(holder, { measurementValue: '130' });
  await report(holder, { measurementValue: '131' });
  const rows = await waitingOf(holder.meterId);
  expect(rows.map(({ state, value }) => [state, value])).toEqual([
    ['replaced', '130.000'],
    ['waiting', '131.000'],
  ]);
  expect(await seen(holder)).toMatchObject({ submission: { value: 131 } });
});

it('what is sent again under its key is taken once, also at once and after another one', async () => {
  const holder = await addHolder(app);
  const clientKey = newId();
  const replies = await Promise.all([1, 2, 3].map(() => report(holder, { clientKey })));
  expect(new Set(replies.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  await report(holder, { measurementValue: '131' });
  const again = await report(holder, { clientKey });
  expect([again.status, again.body.id]).toEqual([201, replies[0]?.body.id]);
  expect(await waitingOf(holder.meterId)).toHaveLength(2);

  const { id: other } = await addMeter(app.db, { gardenId: holder.gardenId });
  const elsewhere = await report(holder, { clientKey, meterId: other });
  expect([elsewhere.status, elsewhere.body.message]).toEqual([
    409,
    measurementRefusals.keyOfOtherMeter,
  ]);
});

it('outside of rounds it is refused unless the settings say otherwise, and the meter says so', async () => {
  const closed = await startTestAppOnce();
  const holder = await addHolder(closed);
  const { status, body } = await report(holder);
  expect([status, body.code, body.message]).toEqual([
    403,
    'forbidden',
    submissionRefusals.switchedOff,
  ]);
  const { body: garden } = await holder.client.get<OwnGardenDetails>(
    `/api/own/garden/${holder.gardenId}`,
  );
  expect(garden.meters[0]?.reporting).toBeNull();
});

it('an open round takes readings of its meters until its last day, and says whether a photo is needed', async () => {
  const rounds = await startTestAppOnce();
  const [inRound, late, without] = await Promise.all([
    addHolder(rounds),
    addHolder(rounds),
    addHolder(rounds),
  ]);
  const round = await addOpenRound(rounds, [inRound.meterId], {
    photoRequired: true,
    selfReportThru: today,
  });
  await addOpenRound(rounds, [late.meterId], {
    readFrom: addDays(today, -9),
    selfReportThru: addDays(today, -1),
  });
  const { body } = await inRound.client.get<OwnGardenDetails>(
    `/api/own/garden/${inRound.gardenId}`,
  );
  expect(body.meters[0]?.reporting).toEqual({
    from: addDays(today, -14),
    round: { name: round.name, thru: today },
    photoRequired: true,
  });
  const bare = await report(inRound);
  expect([bare.status, bare.body.fields]).toEqual([400, { file: photoRefusals.missing }]);
  const photo = await phonePhoto({ width: 60, height: 40 });
  // As it stands until its portion comes, where the round was opened again.
  const unsettled = rounds.db.updateTable('campaignMeter').set({ isOpen: false });
  await unsettled.where('campaignId', '=', round.id).execute();
  expect((await report(inRound, { photo })).status).toBe(201);
  const states = rounds.db
    .selectFrom('campaignMeter')
    .select('state')
    .where('campaignId', '=', round.id);
  expect(await states.execute()).toEqual([{ state: 'reported' }]);
  for (const holder of [late, without]) expect((await report(holder, { photo })).status).toBe(403);
});

it('no round is closed with a report that comes while it closes', async () => {
  const rounds = await startTestAppOnce();
  const treasurer = await rounds.as('ROLE_TREASURER');
  for (let turn = 0; turn < 4; turn += 1) {
    const holders = await Promise.all([addHolder(rounds), addHolder(rounds), addHolder(rounds)]);
    const meterIds = holders.map(({ meterId }) => meterId);
    const { id } = await addOpenRound(rounds, meterIds, { missing: 'leave' });
    const [closing, ...reports] = await Promise.all([
      treasurer.put('/api/campaign/close', { id }),
      ...holders.map((holder) => report(holder)),
    ]);
    const waiting = await rounds.db
      .selectFrom('submission')
      .select('id')
      .where('campaignId', '=', id)
      .where('state', '=', 'waiting')
      .execute();
    expect(waiting).toHaveLength(reports.filter(({ status }) => status === 201).length);
    expect(reports.every(({ status }) => status === 201 || status === 403)).toBe(true);
    expect(closing.status).toBe(waiting.length > 0 ? 409 : 200);
  }
});

it('what is refused leaves no photo behind', async () => {
  const holder = await addHolder(app);
  const before = await storedKeys(app.storage);
  const photo = await phonePhoto({ width: 60, height: 40 });
  expect((await report(holder, { photo, measurementValue: '-1' })).status).toBe(400);
  expect((await report(holder, { photo, measuredOn: addDays(today, 1) })).status).toBe(400);
  expect((await report(holder, { photo, meterId: newId() })).status).toBe(404);
  const { id: inactive } = await addMeter(app.db, { gardenId: holder.gardenId, active: false });
  expect((await report(holder, { photo, meterId: inactive })).status).toBe(403);
  expect(await storedKeys(app.storage)).toEqual(before);
});

it('a value is judged beforehand, without what is not the reporter’s business', async () => {
  const { client, meterId } = await addHolder(app);
  const judge = async (measurementValue: string, measuredOn = today) => {
    const asked = { meterId, measurementValue, measuredOn };
    const { body } = await client.post<{ findings: Finding[] }>('/api/own/judge-reading', asked);
    return body.findings.map(({ code }) => code);
  };
  expect(await judge('110')).toEqual(['smaller']);
  expect(await judge('9000')).toEqual(['too-large']);
  expect(await judge('130')).toEqual([]);
});
