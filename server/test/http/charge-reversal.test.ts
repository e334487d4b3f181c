import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { addCalculatedRun, calculate, chargeCalls, runDetails } from '#test/charge-calls.ts';
import { addPlot, runForm } from '#test/charge-runs.ts';
import { addFeeKind, addTariff } from '#test/fee-factories.ts';
import { postPayment, reverse as reverseEntry } from '#test/ledger.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const treasurer = await app.as('ROLE_TREASURER');

const {
  reversal: { day },
  approve,
  reverseRun,
  reverse,
  correct,
  chargesOf,
  balanceOf,
} = chargeCalls(app, treasurer);

async function areaKind() {
  const kind = await addFeeKind(app.db);
  await addTariff(app.db, { feeKindId: kind.id });
  return kind;
}

describe('a run that is taken back', () => {
  it('16.8: leaves no debt, and approved again the very one of a single approval; every document stays', async () => {
    const kind = await areaKind();
    const plots = [await addPlot(app.db), await addPlot(app.db, { area: '287.35' })];
    const [plot, other] = plots.map(({ id }) => id);
    if (plot === undefined || other === undefined) throw new Error('there are two');
    await postPayment(app.db, { account: plot, day: '2026-05-20', amount: 200_00 });
    const form = runForm(
      [kind.id],
      plots.map(({ gardenId }) => gardenId),
    );
    const id = await addCalculatedRun(app, treasurer, form);
    await approve(id);
    const once = [await balanceOf(plot), await balanceOf(other)];
    expect(once).toEqual([135_00 - 200_00, 129_31]);
    expect(await chargesOf(plot)).toMatchObject([{ state: 'paid', parts: [{ open: 0 }] }]);

    expect((await reverseRun(id)).status).toBe(201);
    expect([await balanceOf(plot), await balanceOf(other)]).toEqual([-200_00, 0]);
    const { number, ...taken } = await runDetails(treasurer, id);
    expect(taken).toMatchObject({ state: 'reversed', reversedOn: day });
    expect((await reverseRun(id)).body.message).toBe('To naliczenie ma już storno.');

    const again = await addCalculatedRun(app, treasurer, form);
    await approve(again);
    expect([await balanceOf(plot), await balanceOf(other)]).toEqual(once);
    expect((await runDetails(treasurer, again)).number).not.toBe(number);
    expect((await chargesOf(other)).map(({ state }) => state)).toEqual(['open', 'reversed']);
    const { rows } = await sql<{ sum: string }>`
      select sum(amount_grosz) from ledger_line
    `.execute(app.db);
    expect(Number(rows[0]?.sum)).toBe(0);
  });
});

describe('a charge that is taken back', () => {
  it('is so once, with its day and its reason, which names nobody', async () => {
    const kind = await areaKind();
    const [plot, other] = [await addPlot(app.db), await addPlot(app.db)];
    const id = await addCalculatedRun(
      app,
      treasurer,
      runForm([kind.id], [plot.gardenId, other.gardenId]),
    );
    await approve(id);
    const [charge] = await chargesOf(plot.id);
    const ids = [charge?.id ?? ''];
    expect((await reverse(ids, { reason: 'prosił Kowalski' })).status).toBe(409);
    expect((await reverse(ids, { day: '2026-05-03' })).body.fields).toEqual({
      day: 'Dzień storna nie może być wcześniejszy niż dzień wystawienia',
    });
    expect((await reverse([...ids, '019e0000-0000-7000-8000-000000000000'])).status).toBe(400);
    expect((await reverse(ids)).status).toBe(201);
    expect(await chargesOf(plot.id)).toMatchObject([
      { state: 'reversed', reversedOn: day, reversalReason: 'błędna powierzchnia' },
    ]);
    const twice = await reverse(ids);
    expect([twice.status, twice.body.message]).toEqual([409, 'Ta należność ma już storno.']);
    expect([await balanceOf(plot.id), await balanceOf(other.id)]).toEqual([0, 135_00]);
    expect((await runDetails(treasurer, id)).state).toBe('approved');
    const { entryId } = await app.db
      .selectFrom('charge')
      .select('entryId')
      .where('settlementId', '=', other.id)
      .executeTakeFirstOrThrow();
    // Of its entry alone, it would go on as if it were owed.
    await expect(reverseEntry(app.db, entryId)).rejects.toThrow('is taken back itself');

    // With the last of them the run is taken back.
    const [last] = await chargesOf(other.id);
    expect((await reverse([last?.id ?? ''], { reason: 'pomyłka' })).status).toBe(201);
    expect(await runDetails(treasurer, id)).toMatchObject({
      state: 'reversed',
      reversedOn: day,
      reversalReason: 'pomyłka',
    });
    expect((await treasurer.get(`/api/charge-run/${id}/notices`)).status).toBe(409);
  });

  it('is corrected in one go: taken back, and a draft for its plot with the same settings', async () => {
    const kind = await areaKind();
    const [plot, other] = [await addPlot(app.db), await addPlot(app.db, { area: '500.00' })];
    const plots = [plot.gardenId, other.gardenId];
    const id = await addCalculatedRun(app, treasurer, runForm([kind.id], plots));
    await approve(id);
    await app.db
      .updateTable('gardenArea')
      .set({ area: '200' })
      .where('gardenId', '=', plot.gardenId)
      .execute();
    const byArea = async () =>
      (await treasurer.get<object>(`/api/garden/${plot.gardenId}/charged-areas`)).body;
    const { number } = await runDetails(treasurer, id);
    const told = { settlementId: plot.id, referenceDay: '2026-01-01', areaNow: '200.00' };
    expect(await byArea()).toEqual({ items: [{ run: { id, number }, ...told, area: '300.00' }] });
    const { status, body } = await correct(id, plot.id);
    expect(status).toBe(201);
    await calculate(app, treasurer, body.id);
    expect(await runDetails(treasurer, body.id)).toMatchObject({
      corrects: { id },
      issueDay: day,
      amount: 90_00,
      gardens: [{ id: plot.gardenId }],
      // The day of the tariff is gone: 14 days after the new one.
      dueDays: [{ dueOn: '2026-07-19', amount: 90_00 }],
      totals: [{ previous: 135_00 }],
    });
    expect(await byArea()).toEqual({ items: [] });
    await approve(body.id);
    expect(await byArea()).toMatchObject({
      items: [{ run: { id: body.id }, ...told, area: '200.00' }],
    });
    expect([await balanceOf(plot.id), await balanceOf(other.id)]).toEqual([90_00, 225_00]);
    expect((await correct(id, plot.id)).status).toBe(409);

    // The year after is compared with what stands by then.
    const nextYear = {
      periodFrom: '2027-01-01',
      periodThru: '2027-12-31',
      referenceDay: '2027-01-01',
    };
    const before = async (gardens: string[]) => {
      const next = await addCalculatedRun(app, treasurer, runForm([kind.id], gardens, nextYear));
      return (await runDetails(treasurer, next)).totals[0]?.previous;
    };
    expect([await before(plots), await before([plot.gardenId])]).toEqual([315_00, 90_00]);
    // Of a run that is corrected as a whole nothing but the corrections is left.
    const again = await correct(id, other.id);
    await calculate(app, treasurer, again.body.id);
    await approve(again.body.id);
    expect(await before(plots)).toBe(315_00);
  });
});
