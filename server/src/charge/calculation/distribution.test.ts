import type { MeterChain } from '@grzadka/contract/meter/consumption/meter-chain';
import type { MeterType } from '@grzadka/contract/meter/meter.labels';
import type { TariffTerms } from '@grzadka/contract/tariff/tariff-terms';
import { expect, test } from 'vitest';
import {
  chainOf,
  makeAccount,
  makeGarden,
  makeMediaRun,
  makeMeter,
  makePlot,
  makeTariff,
  owedBy,
  reading,
  wordsOf,
} from '#test/charge-cases.ts';
import type { ChargedPlot } from './plot.ts';
import { prepareRun } from './prepare-run.ts';
import type { ChargedZone, RunTerms } from './terms.ts';

type Shared = Extract<TariffTerms, { method: 'distribute' }>;

const tariffOf = (terms: Shared) => makeTariff({ feeKindId: 'Straty', terms });

const amount = (key: Shared['key'], meterType?: MeterType) =>
  tariffOf({
    method: 'distribute',
    of: 'amount',
    total: '184.37',
    key,
    ...(meterType && { meterType }),
  });

/** What was used in the period of the run; undefined is nothing that anybody could tell. */
const usedBy = (name: string, quantity: number | undefined) =>
  chainOf(
    reading('2026-04-15', 0, { id: `${name} 1` }),
    ...(quantity === undefined ? [] : [reading('2026-10-15', quantity, { id: `${name} 2` })]),
  );

const zoneId = 'zone';

/** A plot of an account by its name, which used so much energy in the zone. */
function plotThatUsed(
  name: string,
  quantity: number | undefined,
  facts: Partial<ChargedPlot> = {},
) {
  const meters = [makeMeter({ name: `E-${name}`, chain: usedBy(name, quantity), zoneId })];
  const area = { A: '60', B: '40', C: '0.01' }[name] ?? '100';
  const garden = makeGarden({ id: name, name, area, residents: quantity === 12.5 ? 3 : 1 });
  return makePlot({ garden, meters, accounts: [makeAccount({ id: name })], ...facts });
}

const plots = [plotThatUsed('C', 7.5), plotThatUsed('A', 12.5), plotThatUsed('B', 30)];

/** The amount that each account owes, and for each plot that is blocked the name of the meter or the code of the reason. */
function shared(run: RunTerms, all: readonly ChargedPlot[] = plots) {
  const reckon = prepareRun(run, all);
  const results = all.map(reckon);
  const blocked = results.flatMap((result) => {
    const reason = result.blocked?.reason;
    return reason ? [[result.gardenId, 'meter' in reason ? reason.meter.name : reason.code]] : [];
  });
  return {
    owed: Object.assign({}, ...results.map(owedBy)),
    blocked,
    words: results.flatMap(wordsOf),
  };
}

test('charges, example 5: 184,37 zł by 12,5, 30 and 7,5 kWh, in the order of the plots’ names', () => {
  const { owed, words } = shared(makeMediaRun([amount('consumption')]));
  expect(owed).toEqual({ A: 46_09, B: 110_62, C: 27_66 });
  expect(words[1]).toBe(
    'Straty 16.04.2026–15.10.2026: 12,5 kWh z 50 kWh w kwocie 184,37 zł = 46,09 zł – uchwała 3/2027 z 17.04.2027',
  );
});

test('an amount is shared by what the meters of its type used, whatever the run charges by meter', () => {
  const wet = plots.map((plot) => ({
    ...plot,
    meters: [...plot.meters, makeMeter({ id: 'W', type: 'WaterMeter', chain: usedBy('W', 10) })],
  }));
  const { owed, words } = shared(makeMediaRun([amount('consumption', 'WaterMeter')]), wet);
  expect(owed).toEqual({ A: 61_46, B: 61_46, C: 61_45 });
  expect(words[0]).toContain('10 m³ z 30 m³ w kwocie 184,37 zł');
});

test.each([
  ['equal', { A: 61_46, B: 61_46, C: 61_45 }],
  ['area', { A: 110_61, B: 73_74, C: 2 }],
  ['residents', { A: 110_62, B: 36_88, C: 36_87 }],
] as const)('an amount is shared by the key %s to the grosz', (key, owed) => {
  expect(shared(makeMediaRun([amount(key)])).owed).toEqual(owed);
});

test('nobody bears the share of a plot that nobody has, that is left out, or without a weight', () => {
  const run = makeMediaRun([amount('consumption')]);
  const others = [
    plotThatUsed('D', 50, { accounts: [] }),
    plotThatUsed('E', 50, { isSkipped: true }),
    plotThatUsed('F', 0),
    plotThatUsed('G', undefined),
  ];
  const { owed, blocked } = shared(run, [...others, ...plots]);
  expect(owed).toEqual({ A: 46_09, B: 110_62, C: 27_66 });
  expect(blocked).toEqual([['G', 'E-G']]);
  expect(shared(run, [plotThatUsed('F', 0)]).owed).toEqual({});
});

const zone = (main: MeterChain): ChargedZone => ({
  id: zoneId,
  name: 'Aleja Lipowa',
  type: 'ElectricityMeter',
  meters: [
    { id: 'main', name: 'G-1', role: 'main', chain: main },
    ...plots.flatMap(({ meters }) => meters),
  ],
});

test('the loss of a zone is shared at its price among the plots that have a meter of it', () => {
  const loss = tariffOf({ method: 'distribute', of: 'loss', key: 'equal', zoneId, rate: '6.12' });
  const elsewhere = plotThatUsed('D', 50, { meters: [] });
  const lostOf = (main: number | undefined) =>
    shared(makeMediaRun([loss], { zones: [zone(usedBy('main', main))] }), [...plots, elsewhere]);
  const { owed, words } = lostOf(80);
  expect(owed).toEqual({ A: 61_20, B: 61_20, C: 61_20 });
  expect(words[0]).toContain(
    ': 1 dz. z 3 dz. w kwocie 183,60 zł (straty 30 kWh × 6,12 zł) = 61,20 zł',
  );
  expect(lostOf(50)).toEqual({ owed: {}, blocked: [], words: [] });
  // One that nobody can tell, or less than nothing, is nobody's to pay.
  const all = [
    ['C', 'G-1'],
    ['A', 'G-1'],
    ['B', 'G-1'],
  ];
  expect([lostOf(undefined).blocked, lostOf(49).blocked]).toEqual([all, all]);
});
