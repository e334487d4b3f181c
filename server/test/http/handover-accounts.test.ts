import { handoverRefusals } from '@grzadka/contract/handover/handover.model';
import { expect, it } from 'vitest';
import { addGarden, addMeasurement, addMeter, addParty } from '#test/factories.ts';
import { addFeeKind, addTariff } from '#test/fee-factories.ts';
import {
  addHeldGarden,
  addNewcomer,
  comes,
  handoverCalls,
  lastDay,
  leaves,
} from '#test/handover-calls.ts';
import { handoverForm, handoverOf, stepsOf } from '#test/handovers.ts';
import { postDebt } from '#test/ledger.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');
const { begin, preview, settle, update } = handoverCalls(treasurer);

/** A plot of two who do not share an account, with a meter that counted 20 m³ until the day, and who comes. */
async function addPlotOfTwoAccounts() {
  const plot = await addHeldGarden(db, 'Pierwsza');
  const { id: second } = await addParty(db, { lastName: 'Druga' });
  const given = { gardenId: plot.gardenId, partyId: second, validFrom: '2024-01-01' };
  const apart = { ...given, validThru: null, settlement: 'new' };
  expect((await treasurer.post('/api/assignment/create', apart)).status).toBe(201);
  const { id: account } = await db
    .selectFrom('settlement')
    .select('id')
    .where('gardenId', '=', plot.gardenId)
    .where('id', '<>', plot.account)
    .executeTakeFirstOrThrow();
  const { id: meterId } = await addMeter(db, { gardenId: plot.gardenId });
  for (const [day, value] of [
    ['2025-12-31', '100'],
    [lastDay, '120'],
  ] as const) {
    await addMeasurement(db, { meterId, value, measuredAt: `${day}T10:00:00.000Z` });
  }
  const { id: newcomer } = await addNewcomer(db);
  return { ...plot, second, secondAccount: account, newcomer };
}

it('asks for what is owed on each account that ends', async () => {
  const plot = await addPlotOfTwoAccounts();
  const { gardenId, first, second, secondAccount, newcomer } = plot;
  const id = await begin({
    gardenId,
    leaving: [leaves(second), leaves(first)],
    coming: [comes(newcomer)],
  });
  expect((await stepsOf(treasurer, id))['arrears']).toMatchObject({ state: 'done' });
  const parts = [{ amount: 12_345, dueOn: '2026-01-31' }];
  await postDebt(db, { account: secondAccount, day: '2026-01-01', parts });
  expect((await stepsOf(treasurer, id))['arrears']).toEqual({
    state: 'missing',
    words: 'Do zapłaty jest 123,45\u00a0zł. Przyjmij wpłatę albo podaj powód.',
  });
  // Where one of two stays, the account of the other ends.
  await update(id, { leaving: [leaves(second)] });
  expect((await stepsOf(treasurer, id))['arrears']).toMatchObject({ state: 'missing' });
  await update(id, { leaving: [leaves(first)] });
  expect((await stepsOf(treasurer, id))['arrears']).toMatchObject({ state: 'done' });
});

it('does not take the draft of one account for that of another who leaves instead', async () => {
  const { id: feeKindId } = await addFeeKind(db);
  const segments = [{ from: '2026-01-01', tiers: [{ upTo: null, rate: '2.00' }] }];
  const terms = { method: 'consumption', meterType: 'WaterMeter', segments } as const;
  await addTariff(db, { feeKindId, terms });
  const { gardenId, first, second, newcomer } = await addPlotOfTwoAccounts();
  const id = await begin({ gardenId, leaving: [leaves(first)], coming: [comes(newcomer)] });
  expect((await settle(id)).status).toBe(201);
  expect((await stepsOf(treasurer, id))['charges']).toMatchObject({ state: 'done' });
  await update(id, { leaving: [leaves(second)] });
  expect((await stepsOf(treasurer, id))['charges']).toMatchObject({ state: 'missing' });
  expect((await handoverOf(treasurer, id)).account?.run).toBeNull();
  await update(id, { leaving: [leaves(first)] });
  expect((await stepsOf(treasurer, id))['charges']).toMatchObject({ state: 'done' });
  await update(id, { leaving: [leaves(second), leaves(first)] });
  expect((await settle(id)).status).toBe(201);
  expect(await stepsOf(treasurer, id)).toMatchObject({
    charges: { state: 'done', words: 'Szkic naliczenia: 40,00\u00a0zł.' },
    arrears: { state: 'missing' },
  });
});

it('charges by a tariff that begins after what was used does', async () => {
  const { id: feeKindId } = await addFeeKind(db);
  const segments = [{ from: '2026-03-01', tiers: [{ upTo: null, rate: '2.00' }] }];
  const terms = { method: 'consumption', meterType: 'ElectricityMeter', segments } as const;
  await addTariff(db, { feeKindId, terms, validFrom: '2026-03-01' });
  const { gardenId, first } = await addHeldGarden(db, 'Wiosenna');
  const { id: meterId } = await addMeter(db, { gardenId, type: 'ElectricityMeter' });
  for (const [day, value] of [
    ['2025-12-31', '100'],
    [lastDay, '120'],
  ] as const) {
    await addMeasurement(db, { meterId, value, measuredAt: `${day}T10:00:00.000Z` });
  }
  const { id: newcomer } = await addNewcomer(db);
  const id = await begin({ gardenId, leaving: [leaves(first)], coming: [comes(newcomer)] });
  expect((await stepsOf(treasurer, id))['charges']).toMatchObject({ state: 'missing' });
  expect((await settle(id)).status).toBe(201);
  expect((await stepsOf(treasurer, id))['charges']).toEqual({
    state: 'done',
    words: 'Szkic naliczenia: 40,00\u00a0zł.',
  });
});

it('refuses who comes by an id that nobody can have', async () => {
  const { id: gardenId } = await addGarden(db);
  const { status, body } = await treasurer.post<{ fields: object }>('/api/handover/create', {
    ...handoverForm,
    gardenId,
    coming: [comes('nobody')],
  });
  expect([status, body.fields]).toEqual([400, { coming: handoverRefusals.noParty }]);
});

it('knows a fee by its id in capital letters', async () => {
  const { id: feeKindId } = await addFeeKind(db, { name: 'Wpisowe nowe' });
  await addTariff(db, { feeKindId, terms: { method: 'manual', rate: '0' } });
  await db
    .updateTable('settings')
    .set({ entryFeeKindIds: [feeKindId] })
    .execute();
  const { id: gardenId } = await addGarden(db);
  const { id: newcomer } = await addNewcomer(db);
  const id = await begin({ gardenId, coming: [comes(newcomer)] });
  await update(id, { entryFees: [{ feeKindId: feeKindId.toUpperCase(), amount: 30_000 }] });
  expect((await stepsOf(treasurer, id))['entry']).toEqual({
    state: 'done',
    words: 'Wpisowe nowe 300,00\u00a0zł.',
  });
  expect((await preview(id)).body.what).toContain(
    'Opłaty na początek: Wpisowe nowe 300,00\u00a0zł',
  );
});
