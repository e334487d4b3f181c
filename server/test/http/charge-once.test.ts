import type { ErrorBody } from '@grzadka/contract/core/errors';
import { describe, expect, it } from 'vitest';
import { addCalculatedRun, calculate, chargeCalls, runDetails } from '#test/charge-calls.ts';
import { addPlot, runForm } from '#test/charge-runs.ts';
import { addMeasurement, addMeter } from '#test/factories.ts';
import { addFeeKind, addTariff } from '#test/fee-factories.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const treasurer = await app.as('ROLE_TREASURER');

const { approve, reverseRun, reverse, correct, chargesOf, balanceOf } = chargeCalls(app, treasurer);

describe('days of a meter that are charged', () => {
  /** A plot with a water meter of 100 m³ in spring and `value` in autumn, and a kind that costs 2,00 zł per m³. */
  async function meteredPlot(value = '120') {
    const kind = await addFeeKind(app.db, { purpose: 'own-use' });
    await addTariff(app.db, {
      feeKindId: kind.id,
      terms: {
        method: 'consumption',
        meterType: 'WaterMeter',
        segments: [{ from: '2026-01-01', tiers: [{ upTo: null, rate: '2.00' }] }],
      },
    });
    const plot = await addPlot(app.db);
    const meter = await addMeter(app.db, { gardenId: plot.gardenId });
    await addMeasurement(app.db, {
      meterId: meter.id,
      value: '100',
      measuredAt: '2026-04-15T10:00:00.000Z',
    });
    const last = await addMeasurement(app.db, {
      meterId: meter.id,
      value,
      measuredAt: '2026-06-15T10:00:00.000Z',
    });
    const form = runForm([kind.id], [plot.gardenId], {
      kind: 'media',
      title: 'Woda 2026',
      periodFrom: '2026-04-16',
      readingFrom: '2026-06-01',
      readingThru: '2026-06-30',
      consumptionFrom: '2026-04-16',
      issueDay: '2026-06-20',
      dueYear: 2027,
    });
    return { kind, plot, meter, last, form };
  }

  it('are told to whoever reads between them, whose reading the treasury alone may take back, until they are free', async () => {
    const { plot, meter, last, form } = await meteredPlot();
    const id = await addCalculatedRun(app, treasurer, form);
    await approve(id);
    const [charge] = await chargesOf(plot.id);
    expect(charge).toMatchObject({
      amount: 40_00,
      lines: [{ quantity: '20', stretch: { from: '2026-04-16', thru: '2026-06-15' } }],
    });
    const judge = async () => {
      const { body } = await treasurer.post<{ findings: object[] }>('/api/meter/judge', {
        meterId: meter.id,
        measurementValue: '110',
        measuredAt: '2026-05-15T10:00:00.000Z',
      });
      return JSON.stringify(body);
    };
    expect(await judge()).toContain(`Ten okres jest już naliczony (${charge?.number})`);
    const employee = await app.as('ROLE_EMPLOYEE');
    const takeBack = () =>
      employee.post<ErrorBody>('/api/meter/reverse-measurement', {
        measurementId: last.id,
        reason: 'mistyped',
      });
    expect((await takeBack()).status).toBe(403);
    expect((await reverseRun(id)).status).toBe(201);
    expect(await judge()).not.toContain('już naliczony');
    expect((await takeBack()).status).toBeLessThan(300);
  });

  it('are followed by the next ones without a gap, and corrected with their own price; the earlier ones then stay', async () => {
    const { plot, meter, last, form } = await meteredPlot();
    const id = await addCalculatedRun(app, treasurer, form);
    await approve(id);
    // A cubic metre less was there in June, and ten more in September.
    await treasurer.post('/api/meter/reverse-measurement', {
      measurementId: last.id,
      reason: 'mistyped',
      replacementValue: '119',
    });
    await addMeasurement(app.db, {
      meterId: meter.id,
      value: '130',
      measuredAt: '2026-09-15T10:00:00.000Z',
    });
    const next = await addCalculatedRun(app, treasurer, {
      ...form,
      readingFrom: '2026-09-01',
      readingThru: '2026-09-30',
      issueDay: '2026-09-20',
    });
    await approve(next);
    const [later, earlier] = await chargesOf(plot.id);
    expect(later?.lines.map(({ kind, amount }) => [kind, amount]).toSorted()).toEqual([
      ['correction', -2_00],
      ['fee', 22_00],
    ]);
    expect(await balanceOf(plot.id)).toBe(60_00);
    const refused = await reverse([earlier?.id ?? ''], { day: '2026-09-20' });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining(`już naliczone (${later?.number})`),
    ]);
    expect(
      (await reverse([earlier?.id ?? '', later?.id ?? ''], { day: '2026-09-20' })).status,
    ).toBe(201);
    expect(await balanceOf(plot.id)).toBe(0);
    const anew = await addCalculatedRun(app, treasurer, {
      ...form,
      readingFrom: '2026-09-01',
      readingThru: '2026-09-30',
      issueDay: '2026-09-20',
    });
    expect((await runDetails(treasurer, anew)).amount).toBe(60_00);
  });

  it('are not held back by later ones that cost nothing, which no charge stands for', async () => {
    const { plot, meter, form } = await meteredPlot();
    const id = await addCalculatedRun(app, treasurer, form);
    await approve(id);
    await addMeasurement(app.db, {
      meterId: meter.id,
      value: '120',
      measuredAt: '2026-09-15T10:00:00.000Z',
    });
    const later = { readingFrom: '2026-09-01', readingThru: '2026-09-30' };
    const { id: areaKindId } = await addFeeKind(app.db);
    await addTariff(app.db, { feeKindId: areaKindId });
    const next = await addCalculatedRun(app, treasurer, {
      ...form,
      ...later,
      feeKindIds: [...form.feeKindIds, areaKindId],
    });
    await approve(next);
    expect((await chargesOf(plot.id)).map(({ amount }) => amount)).toEqual([135_00, 40_00]);
    const { status, body } = await correct(id, plot.id);
    expect(status).toBe(201);
    // Up to June, as before: the later days stay as they are.
    await calculate(app, treasurer, body.id);
    await approve(body.id);
    expect(await balanceOf(plot.id)).toBe(135_00 + 40_00);
  });

  it('are charged by one-off runs of the same title, too, which are told apart by them', async () => {
    const { plot, meter, form } = await meteredPlot();
    const oneOff = { ...form, kind: 'one-off' };
    await approve(await addCalculatedRun(app, treasurer, oneOff));
    await addMeasurement(app.db, {
      meterId: meter.id,
      value: '130',
      measuredAt: '2026-06-20T10:00:00.000Z',
    });
    await approve(await addCalculatedRun(app, treasurer, oneOff));
    expect(await balanceOf(plot.id)).toBe(60_00);
  });
});

describe('what is set by hand', () => {
  it('is charged to an account once for a time, and again when it was taken back', async () => {
    const kind = await addFeeKind(app.db);
    await addTariff(app.db, { feeKindId: kind.id, terms: { method: 'manual', rate: '10' } });
    const [plot, other] = [await addPlot(app.db), await addPlot(app.db)];
    const form = (...settlementIds: string[]) => runForm([kind.id], [], { settlementIds });
    const id = await addCalculatedRun(app, treasurer, form(plot.id));
    await approve(id);
    const both = await addCalculatedRun(app, treasurer, form(plot.id, other.id));
    expect((await runDetails(treasurer, both)).counts).toMatchObject({
      settlements: 1,
      blocked: 1,
    });
    await reverseRun(id);
    await calculate(app, treasurer, both);
    await approve(both);
    expect([await balanceOf(plot.id), await balanceOf(other.id)]).toEqual([10_00, 10_00]);
  });
});
