import type { ChargeAmount } from '@grzadka/contract/charge/amount/charge-amount.model';
import type { ChargedSettlementDetails } from '@grzadka/contract/charge/run/charge-run.model';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import { describe, expect, it } from 'vitest';
import { auditOf } from '#test/audit-trail.ts';
import {
  addCalculatedRun,
  approveShown,
  calculate,
  chargeCalls,
  runDetails,
} from '#test/charge-calls.ts';
import { addPlot, runForm } from '#test/charge-runs.ts';
import { addFeeKind, addTariff } from '#test/fee-factories.ts';
import { openAccount } from '#test/ledger.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const treasurer = await app.as('ROLE_TREASURER');
const calls = chargeCalls(app, treasurer);

const change = (call: 'add' | 'change' | 'remove', body: object, headers = {}) =>
  treasurer.put<ErrorBody>(`/api/charge-run/${call}-amount`, body, headers);
const amountsOf = async (id: string) =>
  (await treasurer.get<{ items: ChargeAmount[] }>(`/api/charge-run/${id}/amounts`)).body.items;
const accountOf = async (id: string, settlementId: string) =>
  (
    await treasurer.get<ChargedSettlementDetails>(
      `/api/charge-run/${id}/settlement/${settlementId}`,
    )
  ).body;

/** A kind that costs 10,00 zł by hand, due on 30 June. */
async function kindByHand(name?: string) {
  const kind = await addFeeKind(app.db, name === undefined ? {} : { name });
  await addTariff(app.db, { feeKindId: kind.id, terms: { method: 'manual', rate: '10' } });
  return kind;
}

/** A draft of such a kind about all accounts, unless narrowed. */
async function addDraft(kinds: readonly { id: string }[], given: object = {}) {
  const form = runForm(
    kinds.map(({ id }) => id),
    [],
    given,
  );
  return (await treasurer.post<{ id: string }>('/api/charge-run/create', form)).body.id;
}

describe('amounts by hand', () => {
  it('take the place of the rate, are told with their words, and are charged as they were shown', async () => {
    const kind = await kindByHand('Szkody');
    const [one, other, atRate] = [
      await addPlot(app.db),
      await addPlot(app.db),
      await addPlot(app.db),
    ];
    const company = await openAccount(app.db);
    const id = await addDraft([kind]);
    const set = { id, feeKindId: kind.id };
    const first = { ...set, settlementId: one.id, amount: '1 234,50', description: 'brama' };
    expect((await change('add', first)).status).toBe(204);
    expect((await change('add', { ...set, settlementId: company.id, amount: 2_00 })).status).toBe(
      204,
    );
    await change('add', { ...set, settlementId: other.id, amount: 1 });
    await change('change', { ...set, settlementId: other.id, amount: 3_00 });
    await change('add', { ...set, settlementId: atRate.id, amount: 4_00 });
    await change('remove', { ...set, settlementId: atRate.id });
    expect((await amountsOf(id)).map(({ amount, description }) => [amount, description])).toEqual(
      expect.arrayContaining([
        [1234_50, 'brama'],
        [3_00, null],
        [2_00, null],
      ]),
    );

    await calculate(app, treasurer, id);
    expect(await runDetails(treasurer, id)).toMatchObject({
      amount: 1239_50,
      feeKinds: [{ id: kind.id, isByHand: true }],
      amountsByHand: { count: 3, sum: 1239_50 },
      counts: { settlements: 3 },
    });
    const { charges } = await accountOf(id, one.id);
    const words = charges[0]?.lines[0]?.words ?? '';
    expect(words).toMatch(
      /^Szkody 2026: kwota ustalona ręcznie \(brama\) = 1234,50\u00a0zł – uchwała /,
    );
    await calls.approve(id);
    expect(await calls.chargesOf(one.id)).toMatchObject([{ amount: 1234_50, lines: [{ words }] }]);
    expect([await calls.balanceOf(company.id), await calls.balanceOf(atRate.id)]).toEqual([
      2_00, 0,
    ]);
  });

  it('leave the accounts that the run names at the rate where none is set', async () => {
    const kind = await kindByHand();
    const [one, other] = [await addPlot(app.db), await addPlot(app.db)];
    const id = await addDraft([kind], { settlementIds: [one.id, other.id] });
    await calculate(app, treasurer, id);
    expect((await runDetails(treasurer, id)).amount).toBe(20_00);
    await change('add', { id, feeKindId: kind.id, settlementId: one.id, amount: 25_00 });
    await calculate(app, treasurer, id);
    expect((await accountOf(id, one.id)).amount).toBe(25_00);
    expect((await accountOf(id, other.id)).amount).toBe(10_00);
  });

  it('have the draft calculated anew, tell the audit, and are guarded by its version', async () => {
    const kind = await kindByHand();
    const plot = await addPlot(app.db);
    const id = await addCalculatedRun(app, treasurer, runForm([kind.id], []));
    const set = {
      id,
      feeKindId: kind.id,
      settlementId: plot.id,
      amount: 5_00,
      description: 'płot',
    };
    const { headers } = await treasurer.get(`/api/charge-run/${id}/amounts`);
    const known = { 'if-match': headers.get('etag') ?? '' };
    expect((await change('add', set, known)).status).toBe(204);
    expect(await runDetails(treasurer, id)).toMatchObject({ calculatedAt: null, amount: null });
    // Another one who saw the list before.
    const other = { ...set, settlementId: (await addPlot(app.db)).id };
    expect((await change('add', other, known)).status).toBe(412);
    expect((await change('remove', set, known)).status).toBe(412);

    const approved = await approveShown(treasurer, id);
    expect([approved.status, approved.body.message]).toEqual([
      409,
      'To naliczenie nie jest jeszcze obliczone. Naciśnij „Oblicz”.',
    ]);
    const { id: amountId } = await app.db
      .selectFrom('chargeAmount')
      .select('id')
      .where('runId', '=', id)
      .executeTakeFirstOrThrow();
    // What is absent stays.
    const { description: _description, ...which } = set;
    await change('change', { ...which, amount: 6_00 });
    expect(await amountsOf(id)).toMatchObject([{ amount: 6_00, description: 'płot' }]);
    await change('remove', set);
    const told = await auditOf(app.db, 'charge-amount', amountId);
    expect(told.map(({ action }) => action)).toEqual(['create', 'update', 'delete']);
    expect(told[1]).toMatchObject({ before: { amountGrosz: 5_00 }, after: { amountGrosz: 6_00 } });
    expect(await amountsOf(id)).toEqual([]);
  });

  it('are refused where they could not be charged, at their fields', async () => {
    const kind = await kindByHand();
    const byArea = await addFeeKind(app.db);
    await addTariff(app.db, { feeKindId: byArea.id });
    const plot = await addPlot(app.db, { name: 'Nowak' });
    const outside = await addPlot(app.db);
    const id = await addDraft([kind, byArea], { gardenIds: [plot.gardenId] });
    const set = { id, feeKindId: kind.id, settlementId: plot.id, amount: 5_00 };
    const fieldsOf = async (given: object) => {
      const { status, body } = await change('add', { ...set, ...given });
      return [status, Object.entries(body.fields ?? {})[0]];
    };
    expect(await fieldsOf({ amount: 0 })).toEqual([400, ['amount', 'Podaj kwotę większą od zera']]);
    expect(await fieldsOf({ amount: '1,005' })).toEqual([
      400,
      ['amount', 'Kwota może mieć najwyżej 2 miejsca po przecinku'],
    ]);
    expect(await fieldsOf({ feeKindId: byArea.id })).toEqual([
      400,
      ['feeKindId', 'Tej opłaty nie ustala się ręcznie w tym naliczeniu. Wybierz inną.'],
    ]);
    expect(await fieldsOf({ settlementId: outside.id })).toEqual([
      400,
      [
        'settlementId',
        expect.stringContaining('Tego konta rozliczeniowego nie obejmuje to naliczenie'),
      ],
    ]);
    expect(await fieldsOf({ settlementId: 'nothing' })).toEqual([
      400,
      ['settlementId', expect.stringContaining('już nie ma')],
    ]);
    await change('add', set);
    expect(await fieldsOf({ amount: 7_00 })).toEqual([
      409,
      ['settlementId', 'To konto rozliczeniowe ma już kwotę: 5,00\u00a0zł. Zmień ją na liście.'],
    ]);
    expect((await amountsOf(id)).map(({ amount }) => amount)).toEqual([5_00]);
  });

  it('are not forgotten when the draft is changed: what would not be charged is said', async () => {
    const [kind, next] = [await kindByHand('Prace'), await kindByHand()];
    const [one, other] = [await addPlot(app.db, { name: 'A1' }), await addPlot(app.db)];
    const id = await addDraft([kind]);
    await change('add', { id, feeKindId: kind.id, settlementId: one.id, amount: 5_00 });
    const update = (given: object) =>
      treasurer.put<ErrorBody>('/api/charge-run/update', { id, ...given });
    const kinds = await update({ feeKindIds: [next.id] });
    expect([kinds.status, kinds.body.fields?.['feeKindIds']]).toEqual([
      400,
      'W tym naliczeniu są kwoty ustalone ręcznie dla: Prace. Tej opłaty już się tak nie ustala. Najpierw usuń te kwoty.',
    ]);
    const narrowed = await update({ gardenIds: [other.gardenId] });
    expect(narrowed.body.fields?.['settlementIds']).toMatch(
      /konta rozliczeniowe spoza tego naliczenia: A1\./,
    );
    // A rate that changes behind its back.
    await app.db
      .updateTable('tariff')
      .set({ terms: JSON.stringify({ method: 'per-area', rate: '1' }) })
      .where('feeKindId', '=', kind.id)
      .execute();
    const asked = await treasurer.post<ErrorBody>('/api/charge-run/calculate', { id });
    expect([asked.status, asked.body.message]).toEqual([409, kinds.body.fields?.['feeKindIds']]);
    expect(await amountsOf(id)).toHaveLength(1);
  });

  it('are charged once for an account and a day, and stay once the run is approved', async () => {
    const kind = await kindByHand();
    const plot = await addPlot(app.db);
    const draft = async () => {
      const id = await addDraft([kind]);
      await change('add', { id, feeKindId: kind.id, settlementId: plot.id, amount: 5_00 });
      await calculate(app, treasurer, id);
      return id;
    };
    const id = await draft();
    await calls.approve(id);
    const { number } = await runDetails(treasurer, id);
    expect((await accountOf(await draft(), plot.id)).blocked?.words).toBe(
      `Ten okres już naliczono (${number})`,
    );
    const late = { id, feeKindId: kind.id, settlementId: plot.id, amount: 1_00 };
    expect((await change('change', late)).body.message).toMatch(/już zatwierdzone/);
    await expect(
      app.db.deleteFrom('chargeAmount').where('runId', '=', id).execute(),
    ).rejects.toThrow('what is charged stays as it is');
    await calls.reverseRun(id);
    expect((await accountOf(await draft(), plot.id)).blocked).toBeNull();
  });

  it('go over into the correction of a plot, where they can be changed', async () => {
    const kind = await kindByHand();
    const [plot, other] = [await addPlot(app.db), await addPlot(app.db)];
    const id = await addDraft([kind]);
    const set = { id, feeKindId: kind.id };
    await change('add', { ...set, settlementId: plot.id, amount: 5_00, description: 'płot' });
    await change('add', { ...set, settlementId: other.id, amount: 6_00 });
    await calculate(app, treasurer, id);
    await calls.approve(id);
    const { id: anew } = (await calls.correct(id, plot.id)).body;
    expect(await amountsOf(anew)).toMatchObject([
      { settlement: { id: plot.id }, amount: 5_00, description: 'płot' },
    ]);
    const right = { ...set, id: anew, settlementId: plot.id, amount: 4_00 };
    expect((await change('change', right)).status).toBe(204);
    await calculate(app, treasurer, anew);
    await calls.approve(anew);
    expect(await calls.balanceOf(plot.id)).toBe(4_00);
    expect(await calls.balanceOf(other.id)).toBe(6_00);
  });
});
