import type { ErrorBody } from '@grzadka/contract/core/errors';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { approveRunWorker } from '#src/charge/approval/approve-run.worker.ts';
import { newId } from '#src/core/database/record-id.ts';
import { auditOf } from '#test/audit-trail.ts';
import { addCalculatedRun, approveShown, calculate, runDetails } from '#test/charge-calls.ts';
import { addPlot, runForm } from '#test/charge-runs.ts';
import { addFeeKind, addTariff } from '#test/fee-factories.ts';
import { startTestAppOn } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';

const { url } = await createTestDatabase();
const app = await startTestAppOn(url);
const treasurer = await app.as('ROLE_TREASURER');

/** A calculated draft that charges a plot 135,00 zł. */
async function addDraft() {
  const { id: feeKindId } = await addFeeKind(app.db);
  await addTariff(app.db, { feeKindId });
  const plot = await addPlot(app.db);
  const id = await addCalculatedRun(app, treasurer, runForm([feeKindId], [plot.gardenId]));
  return { id, plot };
}

/** As a process leaves a run that is ended over its approval: asked for, and nobody at it. */
async function leaveAsked(id: string): Promise<{ runId: string; approvalId: string }> {
  const approvalId = newId();
  await sql`
    update charge_run set approval = 'running', approval_id = ${approvalId}, approval_by = calculated_by where id = ${id}
  `.execute(app.db);
  return { runId: id, approvalId };
}

/** Does the job of an approval as the queue does, with so many tries left. */
function workOn(asked: { runId: string; approvalId: string }, isLast = true): Promise<void> {
  const { signal } = new AbortController();
  const jobs = { enqueue: async () => true, enqueueMany: async () => undefined };
  return approveRunWorker({ db: app.db, url }).run(asked, { isLast, signal, jobs });
}

const entriesOf = async (id: string) => {
  const { rows } = await sql`select from ledger_entry where source_id = ${id}`.execute(app.db);
  return rows.length;
};

it('is asked for with the version that was seen', async () => {
  const { id } = await addDraft();
  const blind = await treasurer.put<ErrorBody>('/api/charge-run/approve', { id });
  expect([blind.status, blind.body.code]).toEqual([428, 'version-missing']);
  const old = { 'if-match': '"1"' };
  expect((await treasurer.put('/api/charge-run/approve', { id }, old)).status).toBe(412);
  expect(await runDetails(treasurer, id)).toMatchObject({ state: 'draft', approval: null });
  const approved = await approveShown(treasurer, id);
  expect(approved.status).toBe(204);
  const { headers } = await treasurer.get(`/api/charge-run/get/${id}`);
  expect(approved.headers.get('etag')).toBe(headers.get('etag'));
});

it('is asked for with the job that outlives the process, and one that is refused leaves none', async () => {
  const { id } = await addDraft();
  const jobsOf = async () => {
    const { rows } = await sql<{ approvalId: string }>`
      select data ->> 'approvalId' as "approvalId" from job_queue.job
      where name = 'charge-run.approve' and data ->> 'runId' = ${id}
    `.execute(app.db);
    return rows.map(({ approvalId }) => approvalId);
  };
  const old = { 'if-match': '"1"' };
  expect((await treasurer.put('/api/charge-run/approve', { id }, old)).status).toBe(412);
  expect(await jobsOf()).toEqual([]);
  expect((await approveShown(treasurer, id)).status).toBe(204);
  const run = app.db.selectFrom('chargeRun').select('approvalId').where('id', '=', id);
  const { approvalId } = await run.executeTakeFirstOrThrow();
  expect(await jobsOf()).toEqual([approvalId]);
});

it('answers at once whoever looks for themselves how far it is', async () => {
  const { id } = await addDraft();
  const soon = await approveShown(treasurer, id, {}, { prefer: 'respond-async' });
  expect([202, 204]).toContain(soon.status);
  await expect.poll(async () => (await runDetails(treasurer, id)).state).toBe('approved');
});

it('is done by the job where the process that was asked is gone, in the name of who asked, and once', async () => {
  const { id } = await addDraft();
  const asked = await leaveAsked(id);
  expect(await runDetails(treasurer, id)).toMatchObject({
    state: 'draft',
    approval: { state: 'running', refusal: null },
  });
  await Promise.all([workOn(asked), workOn(asked)]);
  await workOn(asked);
  expect(await runDetails(treasurer, id)).toMatchObject({ state: 'approved', approval: null });
  expect(await entriesOf(id)).toBe(1);
  const [told, calculated] = (await auditOf(app.db, 'charge-run', id)).toReversed();
  expect(told).toMatchObject({ action: 'approve', loginId: calculated?.loginId });
});

it('changes nothing of a draft, nor begins another, while it is under way', async () => {
  const [{ id }, { id: other }] = [await addDraft(), await addDraft()];
  const asked = await leaveAsked(id);
  const refused = [
    await approveShown(treasurer, id),
    await treasurer.put<ErrorBody>('/api/charge-run/update', { id, title: 'Inny' }),
    await treasurer.post<ErrorBody>('/api/charge-run/calculate', { id }),
    await treasurer.request<ErrorBody>(`/api/charge-run/delete/${id}`, { method: 'DELETE' }),
  ];
  for (const { status, body } of refused) {
    expect([status, body.message]).toEqual([
      409,
      'Trwa zatwierdzanie tego naliczenia. Poczekaj, aż się skończy.',
    ]);
  }
  const second = await approveShown(treasurer, other);
  expect([second.status, second.body.message]).toEqual([
    503,
    'Trwa inne zatwierdzanie. Spróbuj za chwilę.',
  ]);
  await workOn(asked);
  expect((await approveShown(treasurer, other)).status).toBe(204);
});

it('leaves nothing behind where something changed since, and the run says why until it is calculated anew', async () => {
  const { id, plot } = await addDraft();
  await sql`update garden_area set area = '310' where garden_id = ${plot.gardenId}`.execute(app.db);
  const asked = await leaveAsked(id);
  await workOn(asked);
  expect(await runDetails(treasurer, id)).toMatchObject({
    state: 'draft',
    number: null,
    approval: {
      state: 'failed',
      refusal: 'Od obliczenia zmieniły się dane (działki: 1). Oblicz ponownie.',
    },
  });
  expect(await entriesOf(id)).toBe(0);
  await calculate(app, treasurer, id);
  expect((await runDetails(treasurer, id)).approval).toBeNull();
  expect((await approveShown(treasurer, id)).status).toBe(204);
});
