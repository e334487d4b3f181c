import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { ListPage } from '@grzadka/contract/core/list/list';
import type { OwnGardenDetails } from '@grzadka/contract/own/own.model';
import type { SubmissionListItem } from '@grzadka/contract/submission/submission.model';
import { submissionRefusals } from '@grzadka/contract/submission/submission.refusals';
import { expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { addConsent } from '#test/consents.ts';
import {
  addHolder,
  addOpenRound,
  type Holder,
  phonePhoto,
  report,
  takeReports,
} from '#test/own-garden.ts';
import { startTestApp, startTestAppOnce } from '#test/test-app.ts';
import type { TestClient } from '#test/test-client.ts';

const app = await startTestApp();
await takeReports(app);
const clerk = await app.as('ROLE_EMPLOYEE');

const accept = (
  id: string,
  decision: { measurementValue?: string; confirmation?: string } = {},
  by: TestClient = clerk,
) => by.post<ErrorBody & { id: string }>('/api/submission/accept', { id, ...decision });

const sendBack = (id: string, reason = 'Zdjęcie innego licznika', by: TestClient = clerk) =>
  by.post<ErrorBody>('/api/submission/return', { id, reason });

async function reported(given: Parameters<typeof report>[1] = {}) {
  const holder = await addHolder(app);
  const { body } = await report(holder, given);
  return { holder, id: body.id };
}

async function listed(query: string): Promise<readonly SubmissionListItem[]> {
  const { body } = await clerk.get<ListPage<SubmissionListItem>>(
    `/api/submission?limit=1000&${query}`,
  );
  return body.items;
}

const waiting = 'filter-by-state=true&state=waiting';

const measurementsOf = ({ meterId }: Holder) =>
  app.db
    .selectFrom('measurement')
    .selectAll()
    .where('meterId', '=', meterId)
    .orderBy('measuredAt', 'desc')
    .execute();

const seenBy = async ({ client, gardenId }: Holder) => {
  const { body } = await client.get<OwnGardenDetails>(`/api/own/garden/${gardenId}`);
  return body.meters[0]?.submission;
};

it('the list has all that it takes to decide', async () => {
  const photo = await phonePhoto({ width: 60, height: 40 });
  const { holder, id } = await reported({ measurementValue: '110', remark: 'Ciemno', photo });
  const item = (await listed(waiting)).find((one) => one.id === id);
  expect(item).toMatchObject({
    value: 110,
    remark: 'Ciemno',
    channel: 'self',
    submittedBy: { lastName: holder.marks.lastName },
    meter: { id: holder.meterId, name: holder.marks.meter, garden: { name: holder.marks.garden } },
    serialNumber: holder.marks.serialNumber,
    sealNumber: 'P1',
    previous: { value: 120 },
    used: -10,
    photo: { width: 60, height: 40 },
    findings: [{ code: 'smaller', level: 'confirm' }],
    campaign: null,
  });
  expect(item?.usual).toBeGreaterThan(0);
});

it('what is accepted becomes a reading of the reported time, of whoever reported it', async () => {
  const clientKey = newId();
  const { holder, id } = await reported({ clientKey });
  const item = (await listed(waiting)).find((one) => one.id === id);
  const { status, body } = await accept(id);
  expect(status).toBe(201);
  const [measurement] = await measurementsOf(holder);
  expect(measurement).toMatchObject({
    id: body.id,
    value: '130.000',
    measuredAt: item?.measuredAt,
    channel: 'self',
    measuredByLastName: holder.marks.lastName,
    loginId: holder.loginId,
    clientKey,
    verdict: [],
  });
  expect(await seenBy(holder)).toMatchObject({ state: 'accepted', value: 130, acceptedValue: 130 });
  expect((await listed(waiting)).map((one) => one.id)).not.toContain(id);
});

it('its photo stays with the reading that came of it', async () => {
  const photo = await phonePhoto({ width: 60, height: 40 });
  const { holder, id } = await reported({ photo });
  const { body } = await accept(id);
  const { body: photos } = await clerk.get(`/api/meter/${holder.meterId}/photos`);
  expect(photos).toMatchObject({ items: [{ measurementId: body.id, photo: { width: 60 } }] });
});

it('another value is taken in its place, and both stay', async () => {
  const { holder, id } = await reported({ measurementValue: '310' });
  expect((await accept(id, { measurementValue: '130,5' })).status).toBe(201);
  expect((await measurementsOf(holder))[0]).toMatchObject({ value: '130.500' });
  expect(await seenBy(holder)).toMatchObject({ value: 310, acceptedValue: 130.5 });
  const { body } = await clerk.get<ListPage<{ action: string; changes: unknown }>>(
    `/api/audit/record/submission/${id}`,
  );
  expect(body.items.map(({ action }) => action)).toEqual(['accept-submission', 'submit-reading']);
});

it('what is found in it waits for an answer, unless one comes along', async () => {
  const [open, answered] = await Promise.all([
    reported({ measurementValue: '110' }),
    reported({ measurementValue: '110' }),
  ]);
  await accept(open.id);
  await accept(answered.id, { confirmation: 'previous-wrong' });
  expect(
    (await measurementsOf(open.holder)).find(({ value }) => value === '110.000'),
  ).toMatchObject({ verdict: ['smaller'], confirmation: null });
  expect(
    (await measurementsOf(answered.holder)).find(({ value }) => value === '110.000'),
  ).toMatchObject({ confirmation: 'previous-wrong' });
});

it('of two who decide at once the second one learns who was first', async () => {
  const { holder, id } = await reported();
  const other = await app.as('ROLE_TREASURER');
  const replies = await Promise.all([
    accept(id),
    accept(id, {}, other),
    sendBack(id, 'Nie', other),
  ]);
  const taken = replies.filter(({ status }) => status < 300);
  expect(taken).toHaveLength(1);
  const { decidedBy } = await app.db
    .selectFrom('submission')
    .select('decidedBy')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  for (const { status, body } of replies.filter((reply) => reply.status >= 300)) {
    expect([status, body.message]).toEqual([409, submissionRefusals.decided(decidedBy)]);
  }
  expect((await measurementsOf(holder)).length).toBeLessThanOrEqual(3);
});

it('what was replaced is not decided on any more', async () => {
  const { holder, id } = await reported();
  await report(holder, { measurementValue: '131' });
  const { status, body } = await accept(id);
  expect([status, body.message]).toEqual([409, submissionRefusals.replaced]);
});

it('what is sent back has a reason, which its sender sees', async () => {
  const { holder, id } = await reported();
  expect((await sendBack(id, ' ')).body.fields).toEqual({ reason: submissionRefusals.reasonEmpty });
  expect((await sendBack(id)).status).toBe(204);
  expect(await seenBy(holder)).toMatchObject({
    state: 'returned',
    returnReason: 'Zdjęcie innego licznika',
    acceptedValue: null,
  });
  expect(await measurementsOf(holder)).toHaveLength(2);
});

it('whoever agreed to e-mails gets one about it, and nobody else', async () => {
  const email = 'anna@example.pl';
  const [agreed, other] = await Promise.all([addHolder(app, { email }), addHolder(app, { email })]);
  await addConsent(app.db, { partyId: agreed.partyId, email });
  for (const holder of [agreed, other]) await sendBack((await report(holder)).body.id);
  const mails = app.db.selectFrom('mailMessage').select(['loginId', 'recipients', 'textBody']);
  const sent = await mails.execute();
  expect(sent).toMatchObject([{ loginId: agreed.loginId, recipients: [email] }]);
  expect(sent[0]?.textBody).toContain('Powód: Zdjęcie innego licznika');
  expect(sent[0]?.textBody).toContain(`Licznik: ${agreed.marks.meter}`);
});

it('a round shows what waits in it, and that it was read once it is accepted', async () => {
  const rounds = await startTestAppOnce();
  const holder = await addHolder(rounds);
  const round = await addOpenRound(rounds, [holder.meterId]);
  const employee = await rounds.as('ROLE_EMPLOYEE');
  const stateOf = async () => {
    const row = rounds.db.selectFrom('campaignMeter').select(['state', 'measurementId']);
    return row.executeTakeFirstOrThrow();
  };
  const { body } = await report(holder);
  expect(await stateOf()).toMatchObject({ state: 'reported' });
  const accepted = await accept(body.id, {}, employee);
  expect(await stateOf()).toEqual({ state: 'read', measurementId: accepted.body.id });
  const measurement = rounds.db
    .selectFrom('measurement')
    .select('campaignId')
    .where('id', '=', accepted.body.id);
  expect(await measurement.execute()).toEqual([{ campaignId: round.id }]);
});

it('only staff decide, and what is not there is a 404', async () => {
  const { holder, id } = await reported();
  expect((await accept(id, {}, holder.client)).status).toBe(403);
  expect((await sendBack(id, 'Nie', holder.client)).status).toBe(403);
  expect((await accept(newId())).status).toBe(404);
  expect((await sendBack(newId())).status).toBe(404);
  expect((await accept(id, { measurementValue: 'dużo' })).status).toBe(400);
});

it('the list says who decided what and when, the latest decision first, and is narrowed by it', async () => {
  const accepted = await reported({ measurementValue: '310' });
  const returned = await reported();
  const open = await reported();
  await accept(accepted.id, { measurementValue: '130,5' });
  await sendBack(returned.id, 'Nie widać cyfr');
  const own = new Set([accepted.id, returned.id, open.id]);
  const ids = async (query: string) =>
    (await listed(query)).map(({ id }) => id).filter((id) => own.has(id));

  const all = (await listed('')).filter(({ id }) => own.has(id));
  expect(all).toMatchObject([
    {
      id: returned.id,
      state: 'returned',
      returnReason: 'Nie widać cyfr',
      acceptedValue: null,
      measurementId: null,
    },
    { id: accepted.id, state: 'accepted', value: 310, acceptedValue: 130.5 },
    { id: open.id, state: 'waiting', decidedBy: null, decidedAt: null },
  ]);
  const decided = await app.db
    .selectFrom('submission')
    .select(['decidedBy', 'decidedAt', 'measurementId'])
    .where('id', '=', accepted.id)
    .executeTakeFirstOrThrow();
  expect(all[1]).toMatchObject(decided);
  // Of what was decided on nothing is found any more.
  expect(all.map(({ findings }) => findings)).toEqual([[], [], []]);

  expect(await ids('filter-by-state=true&state=accepted')).toEqual([accepted.id]);
  expect(await ids('filter-by-channel=true&channel=campaign')).toEqual([]);
  expect(await ids(`filter-by-decided=true&decided-from=${decided.decidedAt}`)).toEqual([
    returned.id,
    accepted.id,
  ]);
  expect(await ids('sort-by=submitted-at&sort-direction=asc')).toEqual([
    accepted.id,
    returned.id,
    open.id,
  ]);
});
