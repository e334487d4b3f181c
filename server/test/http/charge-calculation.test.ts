import type { ChargeRunProposal } from '@grzadka/contract/charge/run/charge-run.model';
import { expect, it } from 'vitest';
import { calculateRun, failCalculation } from '#src/charge/run/calculate-run.ts';
import { calculateRunWorker } from '#src/charge/run/calculate-run.worker.ts';
import { runJobs } from '#src/core/jobs/run-jobs.ts';
import { addCalculatedRun, approveShown, calculate, runDetails } from '#test/charge-calls.ts';
import { addPlot, runForm } from '#test/charge-runs.ts';
import { addFeeKind, addTariff } from '#test/fee-factories.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const treasurer = await app.as('ROLE_TREASURER');

/** A draft of one plot that owes 135,00 zł. */
async function addDraft(): Promise<string> {
  const kind = await addFeeKind(app.db);
  await addTariff(app.db, { feeKindId: kind.id });
  const plot = await addPlot(app.db);
  const { body } = await treasurer.post<{ id: string }>(
    '/api/charge-run/create',
    runForm([kind.id], [plot.gardenId]),
  );
  return body.id;
}

/** Asks for a calculation; gives what its job is to do. */
async function ask(runId: string) {
  expect((await treasurer.post('/api/charge-run/calculate', { id: runId })).status).toBe(204);
  const { calculationId } = await app.db
    .selectFrom('chargeRun')
    .select('calculationId')
    .where('id', '=', runId)
    .executeTakeFirstOrThrow();
  return { runId, calculationId: calculationId ?? '' };
}

it('a calculation is a job, which tells how far it is', async () => {
  const id = await addDraft();
  await ask(id);
  expect((await runDetails(treasurer, id)).progress).toEqual({
    state: 'waiting',
    done: 0,
    of: 0,
    failed: 0,
  });
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const workers = [calculateRunWorker(app)];
  const jobs = await runJobs({ pool: app.pool, log, workers, pollingInterval: 0.5 });
  try {
    await expect
      .poll(async () => (await runDetails(treasurer, id)).progress)
      .toEqual({ state: 'done', done: 1, of: 1, failed: 0 });
  } finally {
    await jobs.stop();
  }
  expect((await runDetails(treasurer, id)).amount).toBe(135_00);
});

it('a calculation that was cut off is done anew, and one that was asked for since discards it', async () => {
  const id = await addDraft();
  const first = await ask(id);
  const second = await ask(id);
  await calculateRun(app.db, first);
  await failCalculation(app.db, first);
  expect((await runDetails(treasurer, id)).progress?.state).toBe('waiting');
  // As after a kill between the work and the word that it is done.
  await calculateRun(app.db, second);
  await calculateRun(app.db, second);
  expect(await runDetails(treasurer, id)).toMatchObject({
    amount: 135_00,
    counts: { settlements: 1 },
    progress: { state: 'done' },
  });
  await failCalculation(app.db, await ask(id));
  expect((await runDetails(treasurer, id)).progress?.state).toBe('failed');
});

it('what a draft came to is gone once it is changed; over a winter it is due in the year in which that ends', async () => {
  const id = await addDraft();
  await calculate(app, treasurer, id);
  const winter = {
    periodFrom: '2025-10-16',
    periodThru: '2026-04-15',
    referenceDay: '2026-04-15',
  };
  expect((await treasurer.put('/api/charge-run/update', { id, ...winter })).status).toBe(204);
  expect(await runDetails(treasurer, id)).toMatchObject({
    calculatedAt: null,
    amount: null,
    totals: [{ charges: 0, amount: 0 }],
    counts: { settlements: 0 },
    dueDays: [],
  });
  const accounts = await treasurer.get<{ items: object[] }>(`/api/charge-run/${id}/settlements`);
  expect(accounts.body.items).toEqual([]);
  await calculate(app, treasurer, id);
  const { dueDays } = await runDetails(treasurer, id);
  expect(dueDays).toEqual([{ dueOn: '2026-06-30', amount: 135_00 }]);
});

it('a new run is proposed for what has a tariff and was not charged for the year', async () => {
  const kind = await addFeeKind(app.db, { name: 'Opłata za aleje' });
  await addTariff(app.db, { feeKindId: kind.id });
  const propose = async () => {
    const { body } = await treasurer.get<ChargeRunProposal>(
      '/api/charge-run/proposal?kind=annual&on=2026-11-23',
    );
    return { ...body, own: body.feeKinds.find(({ id }) => id === kind.id) };
  };
  const proposal = await propose();
  expect(proposal).toMatchObject({ title: 'Opłaty roczne 2026', periodFrom: '2026-01-01' });
  expect(proposal.own).toMatchObject({
    isProposed: true,
    dueDays: ['2026-06-30'],
    chargedBy: null,
    tariff: { termsInWords: '0,45\u00a0zł za m²' },
  });
  const plot = await addPlot(app.db);
  const id = await addCalculatedRun(app, treasurer, runForm([kind.id], [plot.gardenId]));
  expect((await approveShown(treasurer, id)).status).toBe(204);
  const { number } = await runDetails(treasurer, id);
  expect((await propose()).own).toMatchObject({ isProposed: false, chargedBy: number });
});
