import { effectiveChain } from '@grzadka/contract/test/meter-histories/effective-measurements';
import { makeInstallation } from '@grzadka/contract/test/meter-histories/factories';
import { describe, expect, test } from 'vitest';
import {
  chainOf,
  energy,
  makeAccount,
  makeExemption,
  makeMediaRun,
  makeMeter,
  makePlot,
  meteredTariff,
  owedBy,
  reading,
  reckonPlot,
  season,
  tiersAt,
  wordsOf,
} from '#test/charge-cases.ts';
import type { BilledStretch, PlotMeter } from '../plot.ts';
import type { PlotResult } from '../result.ts';
import type { RunTerms } from '../terms.ts';

const plotOf = (...meters: PlotMeter[]) => makePlot({ meters });

const ofSeason = plotOf(makeMeter({ chain: chainOf(...season) }));

const amounts = ({ charges }: PlotResult) =>
  charges.flatMap(({ lines }) => lines.map(({ amount }) => amount));

const quantities = ({ charges }: PlotResult) =>
  charges.flatMap(({ lines }) => lines.map(({ quantity }) => quantity));

const byResolution = ' – uchwała 3/2027 z 17.04.2027';

/** What a run charged by a meter, as the next one finds it. */
function billed(result: PlotResult, runNumber = 'NAL/2026/1'): BilledStretch[] {
  return result.stretches.map((stretch, place) => ({
    ...stretch,
    id: `stretch ${place}`,
    runNumber,
    charged: stretch.amount,
  }));
}

/** A run a year later, of the plot that was charged before. */
function nextRun(
  before: PlotResult,
  meter: Partial<PlotMeter> & Pick<PlotMeter, 'chain'>,
  terms: Partial<RunTerms> = {},
): PlotResult {
  const run = makeMediaRun([meteredTariff()], {
    period: { from: '2026-10-16', thru: '2027-10-15' },
    referenceDay: '2026-10-16',
    readingWindow: { from: '2027-10-01', thru: '2027-10-31' },
    ...terms,
  });
  const stretches = billed(before);
  return reckonPlot(run, plotOf(makeMeter({ chargedSince: '2026-04-16', stretches, ...meter })));
}

describe('tiers and prices', () => {
  test('charges, example 2: 318,4 kWh by two tiers cost 230,77 zł', () => {
    const result = reckonPlot(makeMediaRun([meteredTariff()]), ofSeason);
    expect(amounts(result)).toEqual([155_30, 75_47]);
    expect(owedBy(result)).toEqual({ A: 230_77 });
    const about = 'Energia wg licznika 16.04.2026–15.10.2026, licznik E-12';
    expect(wordsOf(result)).toEqual([
      `${about}, do 250 kWh: 250 kWh × 0,6212 zł = 155,30 zł${byResolution}`,
      `${about}, powyżej 250 kWh: 68,4 kWh × 1,1034 zł = 75,47 zł${byResolution}`,
    ]);
    const days = { from: '2026-04-16', thru: '2026-10-15' };
    expect(result.charges[0]?.lines[0]?.basis).toMatchObject({
      readings: [
        { meterId: 'E-12', id: '1000 on 2026-04-15', day: '2026-04-15', value: 1000 },
        { id: '1318.4 on 2026-10-15', day: '2026-10-15', value: 1318.4 },
      ],
      stretch: { ...days, meterId: 'E-12', quantity: '318.4' },
    });
    const kept = { meterId: 'E-12', settlementId: 'A', quantity: '318.4', amount: 230_77 };
    expect(result.stretches).toEqual([
      { ...kept, ...days, feeKindId: energy, tariffId: 'tariff of Energia wg licznika' },
    ]);
  });

  test('charges, example 3: a price that changes on 1 July is cut by days, and the limit goes on', () => {
    const changed = meteredTariff([
      // Days before the first price take it, too.
      { from: '2026-06-01', tiers: tiersAt('0.6212') },
      { from: '2026-07-01', tiers: tiersAt('0.645') },
    ]);
    const result = reckonPlot(makeMediaRun([changed]), ofSeason);
    expect(quantities(result)).toEqual(['132.232', '117.768', '68.4']);
    expect(amounts(result)).toEqual([82_14, 75_96, 75_47]);
    expect(owedBy(result)).toEqual({ A: 233_57 });
    expect(wordsOf(result)[1]).toBe(
      `Energia wg licznika 01.07.2026–15.10.2026, licznik E-12, do 250 kWh: 117,768 kWh (wg dni) × 0,645 zł = 75,96 zł${byResolution}`,
    );
    const exact = chainOf(...season, reading('2026-06-30', 1100));
    const read = reckonPlot(makeMediaRun([changed]), plotOf(makeMeter({ chain: exact })));
    expect(quantities(read)).toEqual(['100', '150', '68.4']);
    expect(wordsOf(read).join(' ')).not.toContain('wg dni');
  });

  test('two meters share a limit: the stretch that began first fills it, then the name', () => {
    const used = (name: string, quantity: number, from = '2026-04-15') =>
      makeMeter({
        name,
        chain: chainOf(
          reading(from, 0, { id: `${name} 1` }),
          reading('2026-10-15', quantity, { id: `${name} 2` }),
        ),
      });
    const both = reckonPlot(
      makeMediaRun([meteredTariff()]),
      plotOf(used('E-10', 200), used('E-9', 100)),
    );
    expect(wordsOf(both).map((words) => words.split(', licznik ')[1]?.split(' ×')[0])).toEqual([
      'E-9, do 250 kWh: 100 kWh',
      'E-10, do 250 kWh: 150 kWh',
      'E-10, powyżej 250 kWh: 50 kWh',
    ]);
    const later = makeInstallation({ installedAt: '2026-06-01T12:00:00.000Z', firstValue: 0 });
    const mounted = effectiveChain([later], [reading('2026-10-15', 100)]);
    const plot = plotOf(makeMeter({ name: 'E-9', chain: mounted }), used('E-10', 200));
    const result = reckonPlot(makeMediaRun([meteredTariff()]), plot);
    expect(result.stretches.map(({ from }) => from)).toEqual(['2026-04-16', '2026-06-02']);
    expect(quantities(result)).toEqual(['200', '50', '50']);
  });
});

test('at a change of holders it is cut at the last day of the former ones, and the limit goes on', () => {
  const accounts = [
    makeAccount({ closedOn: '2026-07-15' }),
    makeAccount({ id: 'B', number: 2, openedOn: '2026-08-01' }),
  ];
  const meters = [makeMeter({ chain: chainOf(...season) })];
  const result = reckonPlot(makeMediaRun([meteredTariff()]), makePlot({ accounts, meters }));
  // By days: 91 of 183, then 16 that nobody held, then 76.
  expect(result.stretches).toMatchObject([
    { settlementId: 'A', thru: '2026-07-15', quantity: '158.33' },
    { settlementId: null, thru: '2026-07-31', quantity: '27.838' },
    { settlementId: 'B', thru: '2026-10-15', quantity: '132.232' },
  ]);
  expect(result.unheld).toMatchObject([{ feeKindId: energy, amount: 17_29 }]);
  expect(quantities(result)).toEqual(['158.33', '63.832', '68.4']);
  expect(wordsOf(result)[0]).toContain('158,33 kWh (stan na dzień przekazania oszacowany) × ');
  const read = [
    makeMeter({
      chain: chainOf(...season, reading('2026-07-15', 1200), reading('2026-07-31', 1200)),
    }),
  ];
  const exact = reckonPlot(makeMediaRun([meteredTariff()]), makePlot({ accounts, meters: read }));
  expect(quantities(exact)).toEqual(['200', '50', '68.4']);
  expect(wordsOf(exact).join(' ')).not.toContain('oszacowany');
});

describe('stretches', () => {
  const first = reckonPlot(makeMediaRun([meteredTariff()]), ofSeason);

  test('charges, example 4: a reading corrected by −20 kWh gives 22,07 zł back by its own tariff', () => {
    const corrected = [reading('2026-04-15', 1000), reading('2026-10-15', 1298.4)];
    const dearer = {
      ...meteredTariff([{ from: '2027-01-01', tiers: tiersAt('2') }]),
      id: 'tariff of 2027',
      validFrom: '2026-10-16',
    };
    const own = { ...meteredTariff(), validThru: '2026-10-15' };
    const result = nextRun(
      first,
      { chain: chainOf(...corrected, reading('2027-10-15', 1298.4)) },
      { tariffs: [own, dearer] },
    );
    expect(amounts(result)).toEqual([-22_07, 0]);
    expect(wordsOf(result)[0]).toBe(
      `Korekta okresu 16.04.2026–15.10.2026: Energia wg licznika, licznik E-12, 298,4 kWh za 208,70 zł, naliczono dotąd 230,77 zł, różnica = -22,07 zł${byResolution}`,
    );
    const [correction] = result.charges[0]?.lines ?? [];
    expect(correction).toMatchObject({ kind: 'correction', tariffId: own.id });
    expect(correction?.basis.stretch?.correctedId).toBe('stretch 0');
    const exempted = nextRun(
      first,
      { chain: chainOf(...corrected) },
      {
        readingWindow: { from: '2026-10-01', thru: '2026-10-31' },
        exemptions: [makeExemption({ feeKindId: energy, percent: 50 })],
      },
    );
    // Of what is given back nothing is taken off.
    expect(amounts(exempted)).toEqual([-22_07]);
    // What is new costs its own price, and begins where the last one ended.
    expect(result.stretches).toMatchObject([
      { tariffId: 'tariff of 2027', from: '2026-10-16', thru: '2027-10-15', amount: 0 },
    ]);
  });

  test('nothing is charged twice, nor corrected that is right, and days taken back are charged again', () => {
    const again = nextRun(first, { chain: chainOf(...season, reading('2027-10-15', 1418.4)) });
    expect(quantities(again)).toEqual(['100']);
    const window = { readingWindow: { from: '2026-10-01', thru: '2026-10-31' } };
    const same = nextRun(first, { chain: chainOf(...season) }, window);
    expect(same).toMatchObject({ charges: [], stretches: [], blocked: null });
    const [whole] = billed(first);
    const rest = whole ? [{ ...whole, from: '2026-07-01' }] : [];
    const gap = nextRun(first, { chain: chainOf(...season), stretches: rest }, window);
    expect(gap.stretches).toMatchObject([{ from: '2026-04-16', thru: '2026-06-30' }]);
  });

  test('the whole of what was charged together is reckoned again, to whom it was charged', () => {
    const accounts = [
      makeAccount({ closedOn: '2026-07-15' }),
      makeAccount({ id: 'B', number: 2, openedOn: '2026-07-16' }),
    ];
    const read = (handedOver: number) =>
      chainOf(...season, reading('2026-07-15', handedOver), reading('2027-10-15', 1318.4));
    const before = reckonPlot(
      makeMediaRun([meteredTariff()]),
      makePlot({ accounts, meters: [makeMeter({ chain: read(1100) })] }),
    );
    expect(owedBy(before)).toEqual({ A: 62_12, B: 93_18 + 75_47 });
    const after = nextRun(before, { chain: read(1300) });
    // A fills the limit now, and B has but the rest above it.
    expect(owedBy(after)).toEqual({ A: 155_30 + 55_17 - 62_12, B: 20_30 - 93_18 - 75_47 });
  });

  test('an estimate ends a stretch, and what is read instead corrects it', () => {
    const estimate = reading('2026-10-15', 1318.4, { channel: 'estimate' });
    const meter = makeMeter({ chain: chainOf(reading('2026-04-15', 1000), estimate) });
    const estimated = reckonPlot(makeMediaRun([meteredTariff()]), plotOf(meter));
    expect(wordsOf(estimated)[0]).toContain('250 kWh (szacunek) × ');
    // 200 kWh in 546 days: by days 67,033 of them until 15 October.
    const read = nextRun(estimated, {
      chain: chainOf(reading('2026-04-15', 1000), reading('2027-10-13', 1200)),
    });
    expect(amounts(read)).toEqual([41_64 - 230_77, 82_60]);
  });
});
