import type { ChargeRunDetails } from '@grzadka/contract/charge/run/charge-run.model';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { handoverRefusals } from '@grzadka/contract/handover/handover.model';
import { beforeAll, describe, expect, it } from 'vitest';
import { addCalculatedRun, approveShown, calculate, chargeCalls } from '#test/charge-calls.ts';
import { runForm } from '#test/charge-runs.ts';
import { addMeasurement, addMeter, addZone } from '#test/factories.ts';
import { addFeeKind, addTariff } from '#test/fee-factories.ts';
import {
  addHeldGarden,
  addNewcomer,
  comes,
  handoverCalls,
  lastDay,
  leaves,
} from '#test/handover-calls.ts';
import { postPayment } from '#test/ledger.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');
const { begin, preview, complete, end, result, settle, update } = handoverCalls(treasurer);
const { balanceOf, chargesOf, approve } = chargeCalls(app, treasurer);

const kinds = { area: '', months: '', energy: '', water: '', loss: '' };
let zoneId = '';

beforeAll(async () => {
  zoneId = (await addZone(db)).id;
  for (const name of Object.keys(kinds) as (keyof typeof kinds)[]) {
    kinds[name] = (await addFeeKind(db, { name: `Rodzaj ${name}` })).id;
  }
  await addTariff(db, { feeKindId: kinds.area, proration: 'daily' });
  const each = { method: 'per-garden', rate: '60', condition: 'every' } as const;
  await addTariff(db, { feeKindId: kinds.months, proration: 'monthly', terms: each });
  await addTariff(db, {
    feeKindId: kinds.energy,
    terms: {
      method: 'consumption',
      meterType: 'ElectricityMeter',
      segments: [
        { from: '2026-01-01', tiers: [{ upTo: null, rate: '0.60' }] },
        { from: '2026-04-01', tiers: [{ upTo: null, rate: '0.70' }] },
      ],
    },
  });
  const segments = [{ from: '2026-01-01', tiers: [{ upTo: null, rate: '3.20' }] }];
  await addTariff(db, {
    feeKindId: kinds.water,
    terms: { method: 'consumption', meterType: 'WaterMeter', segments },
  });
  await addTariff(db, {
    feeKindId: kinds.loss,
    proration: 'daily',
    terms: { method: 'distribute', of: 'loss', key: 'equal', zoneId, rate: '6.00' },
  });
});

/** A meter, and what it showed at noon of days. */
async function addRead(
  facts: Parameters<typeof addMeter>[1],
  values: Readonly<Record<string, string>>,
) {
  const meter = await addMeter(db, facts);
  const read = async (day: string, value: string) =>
    addMeasurement(db, { meterId: meter.id, value, measuredAt: `${day}T10:00:00.000Z` });
  const ids = new Map<string, string>();
  for (const [day, value] of Object.entries(values)) ids.set(day, (await read(day, value)).id);
  return { ...meter, ids, read };
}

/** A plot with a meter of each type, read on the day of its handover, beginning with that of somebody else. */
async function addMeteredPlot() {
  const plot = await addHeldGarden(db, 'Zbywca');
  const newcomer = await addNewcomer(db, { lastName: 'Nabywca' });
  const energy = await addRead(
    { gardenId: plot.gardenId, type: 'ElectricityMeter' },
    { '2025-12-31': '1000', '2026-03-31': '1060', [lastDay]: '1130' },
  );
  const water = await addRead(
    { gardenId: plot.gardenId, zoneId },
    { '2025-12-31': '50', [lastDay]: '62.5' },
  );
  const id = await begin({
    gardenId: plot.gardenId,
    leaving: [leaves(plot.first)],
    coming: [comes(newcomer.id)],
  });
  return { ...plot, id, energy, water };
}

const runDetails = async (id: string) =>
  (await treasurer.get<ChargeRunDetails>(`/api/charge-run/get/${id}`)).body;

/** Corrects what a run charged an account, today, and approves that. */
async function correct(runId: string, settlementId: string) {
  const form = { id: runId, settlementId, day: gardenToday(), reason: 'przekazanie działki' };
  const { body } = await treasurer.post<{ id: string }>('/api/charge-run/correct', form);
  await calculate(app, treasurer, body.id);
  expect((await approveShown(treasurer, body.id, { confirmShortNotice: true })).status).toBe(204);
}

describe('a year in which a plot changes hands', () => {
  it('is paid by both for their own days and their own use, to the grosz', async () => {
    const plot = await addMeteredPlot();
    const neighbour = await addHeldGarden(db, 'Sąsiad');
    await addRead(
      { gardenId: neighbour.gardenId, zoneId },
      { '2025-12-31': '10', '2026-10-31': '60' },
    );
    await addRead({ zoneId, role: 'main' }, { '2025-12-31': '0', '2026-10-31': '100' });
    const annual = await addCalculatedRun(app, treasurer, runForm([kinds.area], [plot.gardenId]));
    await approve(annual);
    // Half of 300 m² at 0,45 zł.
    await postPayment(db, { account: plot.account, day: '2026-05-20', amount: 67_50 });

    const { body: draft } = await settle(plot.id);
    expect((await runDetails(draft.id)).amount).toBe(60 * 60 + 70 * 70 + 40_00);
    await update(plot.id, { arrearsReason: 'Zapłaci z ceny' });
    const what = await end(plot.id);
    expect(what).toContain(
      `Naliczenie „Media do 2026.05.31: działka ${plot.name}”: 125,00\u00a0zł`,
    );
    expect(what).toContain(
      `Konto rozliczeniowe ${plot.reference} zamyka się, do zapłaty 192,50\u00a0zł`,
    );
    expect(what).toContain('Straty (liczniki główne) do 2026.05.31 doliczy następne naliczenie');

    const ended = await result(plot.id);
    const buyer = ended?.account?.id ?? '';
    expect(ended?.corrections).toEqual([
      expect.objectContaining({ runId: annual, settlementId: plot.account }),
    ]);
    expect(await balanceOf(plot.account)).toBe(192_50);
    await correct(annual, plot.account);
    expect((await result(plot.id))?.corrections).toEqual([]);

    await plot.energy.read('2026-10-31', '1200');
    await plot.water.read('2026-10-31', '90');
    const media = await addCalculatedRun(
      app,
      treasurer,
      runForm([kinds.energy, kinds.water, kinds.loss], [plot.gardenId, neighbour.gardenId], {
        kind: 'media',
        title: 'Media 2026',
        periodThru: '2026-10-31',
        readingFrom: '2026-10-31',
        readingThru: '2026-10-31',
        issueDay: '2026-11-02',
        dueYear: 2027,
      }),
    );
    await approve(media);

    // 135,00 zł for 151 and 214 of 365 days; the loss of 10 m³ is 30,00 zł a plot, for 151 and 153 of 304 days.
    const seller = 55_85 + (36_00 + 49_00) + 40_00 + 14_90 - 67_50;
    const own = 79_15 + 49_00 + 88_00 + 15_10;
    expect(await balanceOf(plot.account)).toBe(seller);
    expect(await balanceOf(buyer)).toBe(own);
    // The same year in one hand: 135,00 zł, 60 and 140 kWh, 40 m³, and the whole share of the loss.
    expect(seller + own + 67_50).toBe(135_00 + (36_00 + 98_00) + 128_00 + 30_00);
  });
});

describe('a handover over an approved annual run', () => {
  it('says what is to be corrected, by days or by months, and corrects nothing by itself', async () => {
    const plot = await addHeldGarden(db, 'Wstecz');
    const newcomer = await addNewcomer(db, { lastName: 'Następny' });
    const forms = [
      runForm([kinds.area], [plot.gardenId]),
      runForm([kinds.months], [plot.gardenId]),
    ];
    const runs: string[] = [];
    for (const form of forms) {
      const run = await addCalculatedRun(app, treasurer, form);
      await approve(run);
      runs.push(run);
    }
    const before = await chargesOf(plot.account);
    const id = await begin({
      gardenId: plot.gardenId,
      leaving: [leaves(plot.first)],
      coming: [comes(newcomer.id)],
    });
    await update(id, { arrearsReason: 'Później' });
    const numbers = await Promise.all(runs.map(async (run) => (await runDetails(run)).number));
    expect((await end(id)).slice(-2)).toEqual(
      numbers.map(
        (number) => `Naliczenie ${number} obejmuje dni po 2026.05.31: po zakończeniu popraw je`,
      ),
    );
    expect(await chargesOf(plot.account)).toEqual(before);
    const { corrections = [], account } = (await result(id)) ?? {};
    expect(corrections.map(({ runId }) => runId)).toEqual(runs);
    for (const { runId, settlementId } of corrections) await correct(runId, settlementId);
    // 135,00 zł by days as 151 to 214, and 60,00 zł by months as 5 to 7.
    expect(await balanceOf(plot.account)).toBe(55_85 + 25_00);
    expect(await balanceOf(account?.id ?? '')).toBe(79_15 + 35_00);
    expect((await result(id))?.corrections).toEqual([]);
  });
});

describe('what is used until the day', () => {
  it('is reckoned anew as often as one likes, in the place of the draft before', async () => {
    const plot = await addMeteredPlot();
    const [one, other] = [(await settle(plot.id)).body.id, (await settle(plot.id)).body.id];
    expect((await treasurer.get(`/api/charge-run/get/${one}`)).status).toBe(404);
    const run = await runDetails(other);
    expect(run).toMatchObject({
      state: 'draft',
      kind: 'media',
      periodThru: lastDay,
      amount: 125_00,
      progress: { state: 'done', failed: 0 },
    });
    const firstDue = run.dueDays[0]?.dueOn ?? '';
    expect(firstDue >= gardenToday()).toBe(true);
  });

  it('has to be approved by somebody else first where a second person approves', async () => {
    const plot = await addMeteredPlot();
    const { body: draft } = await settle(plot.id);
    await update(plot.id, { arrearsReason: 'Zapłaci' });
    await db.updateTable('settings').set({ secondPersonApproves: true }).execute();
    try {
      const { body } = await preview(plot.id);
      expect(body.missing).toEqual([handoverRefusals.approveFirst]);
      expect(await complete(plot.id, body.shown)).toMatchObject({
        status: 409,
        body: { message: handoverRefusals.approveFirst },
      });
      const other = await app.as('ROLE_TREASURER');
      const approval = await approveShown(other, draft.id, { confirmShortNotice: true });
      expect(approval.status).toBe(204);
      await end(plot.id);
    } finally {
      await db.updateTable('settings').set({ secondPersonApproves: false }).execute();
    }
    expect(await balanceOf(plot.account)).toBe(125_00);
  });

  it('of nothing used the draft goes with the end', async () => {
    const plot = await addHeldGarden(db, 'Oszczędny');
    await addRead({ gardenId: plot.gardenId }, { '2025-12-31': '50', [lastDay]: '50' });
    const id = await begin({ gardenId: plot.gardenId, leaving: [leaves(plot.first)] });
    const { body: draft } = await settle(id);
    expect(await end(id)).toContain(
      `Naliczenie „Media do 2026.05.31: działka ${plot.name}” niczego nie nalicza i znika`,
    );
    expect((await treasurer.get(`/api/charge-run/get/${draft.id}`)).status).toBe(404);
    expect(await balanceOf(plot.account)).toBe(0);
  });

  it('is refused where there is nothing to charge, or nobody to be charged', async () => {
    const refusal = async (id: string) => {
      const { status, body }: { status: number; body: ErrorBody } = await settle(id);
      return [status, body.message];
    };
    const plot = await addHeldGarden(db, 'Bezliczny');
    const id = await begin({ gardenId: plot.gardenId, leaving: [leaves(plot.first)] });
    expect(await refusal(id)).toEqual([409, handoverRefusals.nothingToCharge]);
    const free = await addHeldGarden(db);
    const newcomer = await addNewcomer(db, { lastName: 'Pierwsza' });
    const ofNobody = await begin({ gardenId: free.gardenId, coming: [comes(newcomer.id)] });
    expect(await refusal(ofNobody)).toEqual([409, handoverRefusals.noAccount]);
    await end(ofNobody);
    expect(await refusal(ofNobody)).toEqual([409, handoverRefusals.ended]);
    expect(await refusal(free.gardenId)).toEqual([404, expect.any(String)]);
  });
});
