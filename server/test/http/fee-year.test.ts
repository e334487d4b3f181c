import type { FeeYear } from '@grzadka/contract/charge/year/fee-year.model';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { ratedYear } from '@grzadka/contract/tariff/rated-year';
import { expect, it } from 'vitest';
import { addCalculatedRun, approveShown } from '#test/charge-calls.ts';
import { addPlot, runForm } from '#test/charge-runs.ts';
import { addChargedRun } from '#test/charged-run.ts';
import { addExemption, addFeeKind, addResolution, addTariff } from '#test/fee-factories.ts';
import { feeKindNamed, postPayment } from '#test/ledger.ts';
import { startTestApp, startTestAppOnce } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');
const employee = await app.as('ROLE_EMPLOYEE');

const standing = async (year?: number, client = treasurer) =>
  (await client.get<FeeYear>(`/api/charge-run/standing${year ? `?year=${year}` : ''}`)).body;

const today = gardenToday();
const thisYear = Number(today.slice(0, 'YYYY'.length));
const nextYear = ratedYear(today);

it('leads from an empty garden to the notices, and then to the next year from September on', async () => {
  const start = await standing(undefined, employee);
  expect(start).toMatchObject({
    year: nextYear,
    done: { resolution: false, rates: false, charge: false, notices: false },
    rates: { kinds: 12, set: 0, own: 0 },
    paperLacks: ['name', 'address', 'nip', 'bankAccount'],
    nextStep: { step: 'resolution', year: nextYear, runId: null },
    runs: [],
  });

  // What rests on it is no rate.
  await addExemption(db, { resolutionId: (await addResolution(db)).id });
  const { id: resolutionId } = await addResolution(db);
  expect((await standing(thisYear)).nextStep).toMatchObject({ step: 'rates', year: thisYear });

  const feeKindId = await feeKindNamed(db, 'Opłata ogrodowa');
  const validFrom = `${thisYear}-01-01`;
  await addTariff(db, { feeKindId, resolutionId, validFrom });
  await addTariff(db, { feeKindId: (await addFeeKind(db, { active: false })).id, resolutionId });
  expect(await standing(thisYear)).toMatchObject({
    done: { resolution: true, rates: true, charge: false },
    resolutions: 1,
    rates: { set: 1, own: 1 },
    hasAccounts: false,
    nextStep: { step: 'plots' },
    uncharged: ['Opłata ogrodowa'],
  });

  const plot = await addPlot(db, { area: '312.50' });
  expect((await standing(thisYear)).nextStep).toMatchObject({ step: 'charge', runId: null });

  const form = runForm([feeKindId], [], {
    periodFrom: validFrom,
    periodThru: `${thisYear}-12-31`,
    issueDay: today,
    dueYear: thisYear + 1,
  });
  const id = await addCalculatedRun(app, treasurer, form);
  expect(await standing()).toMatchObject({
    year: thisYear,
    drafts: 1,
    money: { year: thisYear, charged: 0 },
    nextStep: { step: 'approve', runId: id },
    runs: [{ id, state: 'draft', amount: 140_63 }],
  });

  expect((await approveShown(treasurer, id)).status).toBe(204);
  await postPayment(db, { account: plot.id, day: today, amount: 100_00 });
  expect(await standing(undefined, employee)).toMatchObject({
    done: { charge: true, notices: false },
    drafts: 0,
    approvedRuns: 1,
    money: { charged: 140_63, paid: 100_00, open: 40_63, spent: 0 },
    uncharged: [],
    unprinted: { id, number: `NAL/${thisYear}/1` },
    nextStep: { step: 'notices', year: thisYear, runId: id },
  });

  await (await treasurer.send(`/api/charge-run/${id}/notices`)).arrayBuffer();
  const rates = { step: 'rates', year: nextYear, runId: null };
  expect(await standing()).toMatchObject({
    year: thisYear,
    done: { resolution: true, rates: true, charge: true, notices: true },
    unprinted: null,
    nextStep: nextYear > thisYear ? rates : null,
  });
  // What goes on from the year before is set, but not for this year.
  expect((await standing(thisYear + 1)).rates).toMatchObject({ set: 1, own: 0 });

  // What has a rate is to be charged, too; and what had one is to have one again.
  const water = await addFeeKind(db, { name: 'Woda z ujęcia' });
  await addTariff(db, {
    feeKindId: water.id,
    validFrom,
    validThru: `${thisYear}-12-31`,
    terms: {
      method: 'consumption',
      meterType: 'WaterMeter',
      segments: [{ from: validFrom, tiers: [{ upTo: null, rate: '7' }] }],
    },
  });
  expect(await standing(thisYear)).toMatchObject({
    done: { rates: true, charge: false, notices: false },
    uncharged: [water.name],
    nextStep: { step: 'charge', year: thisYear, runKind: 'media' },
  });
  expect(await standing(thisYear + 1)).toMatchObject({
    done: { rates: false },
    lapsed: [water.name],
    nextStep: { step: 'rates' },
  });

  const reversal = { id, day: today, reason: 'pomyłka' };
  expect((await treasurer.post('/api/charge-run/reverse', reversal)).status).toBe(201);
  expect(await standing(thisYear)).toMatchObject({
    done: { charge: false, notices: false },
    approvedRuns: 0,
    money: { charged: 0, paid: 100_00, open: 0 },
    uncharged: ['Opłata ogrodowa', water.name],
    runs: [{ id, state: 'reversed' }],
  });
});

it('asks for notices while something is still to come due; what is set by hand is never left to be charged', async () => {
  const account = await addPlot(db);
  const kind = await addFeeKind(db, { name: 'Zaległa' });
  const byHand = await addFeeKind(db);
  const terms = { method: 'manual', rate: '10' } as const;
  await addTariff(db, { feeKindId: byHand.id, validFrom: '2024-01-01', terms });
  const charged = (dueOn: string) => [
    {
      settlementId: account.id,
      feeKindId: kind.id,
      lines: [{ words: 'Opłata', amount: 10_00 }],
      parts: [{ dueOn, amount: 10_00 }],
    },
  ];
  const late = await addChargedRun(db, 2024, charged('2024-06-30'));
  const over = await standing(2024);
  expect(over).toMatchObject({
    money: { asOf: '2024-12-31', charged: 10_00, open: 10_00 },
    uncharged: [],
    done: { rates: true },
  });
  expect(over.unprinted).not.toBeNull();
  expect(over.nextStep?.step).not.toBe('notices');

  const timely = await addChargedRun(db, 2024, charged('2099-06-30'));
  expect(await standing(2024)).toMatchObject({
    approvedRuns: 2,
    money: { charged: 20_00 },
    unprinted: { id: timely.id },
    nextStep: { step: 'notices', year: 2024, runId: timely.id },
  });

  const takeBack = async ({ charges }: typeof timely) => {
    const chargeIds = charges.map(({ id }) => id);
    const reversal = { chargeIds, day: '2024-04-01', reason: 'pomyłka' };
    expect((await treasurer.post('/api/charge/reverse', reversal)).status).toBe(201);
  };
  await takeBack(timely);
  expect(await standing(2024)).toMatchObject({
    money: { charged: 10_00 },
    unprinted: over.unprinted,
  });
  await takeBack(late);
  expect(await standing(2024)).toMatchObject({ money: { charged: 0 }, unprinted: null });
});

it('a draft that nothing has a rate for is no resolution and no rates', async () => {
  const empty = await startTestAppOnce();
  const client = await empty.as('ROLE_TREASURER');
  const form = runForm([await feeKindNamed(empty.db, 'Opłata ogrodowa')], [], {
    periodFrom: `${thisYear}-01-01`,
    periodThru: `${thisYear}-12-31`,
    issueDay: today,
    dueYear: thisYear,
  });
  expect((await client.post('/api/charge-run/create', form)).status).toBe(201);
  expect(await standing(thisYear, client)).toMatchObject({
    drafts: 1,
    done: { resolution: false, rates: false, charge: false },
    nextStep: { step: 'resolution' },
  });
});

it('tells of a far year as well, whose next step is its own', async () => {
  expect(await standing(2098)).toMatchObject({ year: 2098, nextStep: { year: 2098 } });
});

it('refuses a year that is none', async () => {
  const reply = await treasurer.get<ErrorBody>('/api/charge-run/standing?year=rok');
  expect([reply.status, reply.body.fields]).toEqual([400, { year: expect.any(String) }]);
});
