import { blockedInWords } from '@grzadka/contract/charge/line/blocked-plot';
import { effectiveChain } from '@grzadka/contract/test/meter-histories/effective-measurements';
import { makeInstallation } from '@grzadka/contract/test/meter-histories/factories';
import { describe, expect, test } from 'vitest';
import {
  chainOf,
  energy,
  handover,
  makeAccount,
  makeGarden,
  makeKind,
  makeMediaRun,
  makeMeter,
  makePlot,
  makeRun,
  makeTariff,
  meteredTariff,
  owedBy,
  reading,
  reckonPlot,
  season,
  wordsOf,
} from '#test/charge-cases.ts';
import type { ChargedBefore, ChargedPlot, PlotMeter } from './plot.ts';
import type { RunTerms } from './terms.ts';

const flat = makeTariff({
  feeKindId: 'Brak odczytu',
  terms: { method: 'missing-reading', rate: '100', meterType: 'ElectricityMeter' },
});

const plotOf = (...meters: PlotMeter[]) => makePlot({ meters });

const perArea = makeTariff({ terms: { method: 'per-area', rate: '0.45' } });

describe('readings that are in the way of a plot', () => {
  const blockedBy = (plot: ChargedPlot, ...tariffs: RunTerms['tariffs']) =>
    reckonPlot(makeMediaRun([meteredTariff(), ...tariffs]), plot).blocked?.reason;
  const meter = { id: 'E-12', name: 'E-12' };

  test('a meter that was not read in the run’s days, unless nobody could read it', () => {
    const unread = makeMeter({
      chain: chainOf(reading('2026-04-15', 1000), reading('2026-09-30', 1100)),
    });
    const window = { from: '2026-10-01', thru: '2026-10-31' };
    expect(blockedBy(plotOf(unread))).toEqual({ code: 'no-reading', meter, ...window });
    const unused = reckonPlot(
      makeMediaRun([meteredTariff()]),
      plotOf({ ...unread, active: false }),
    );
    expect(unused.stretches).toMatchObject([{ thru: '2026-09-30', quantity: '100' }]);
    const gone = makeInstallation({ removedAt: '2026-09-01T12:00:00.000Z', lastValue: 1050 });
    const removed = makeMeter({ chain: effectiveChain([gone], [reading('2026-04-15', 1000)]) });
    const result = reckonPlot(makeMediaRun([meteredTariff()]), plotOf(removed));
    expect(result.stretches).toMatchObject([{ thru: '2026-09-01', quantity: '50' }]);
  });

  test('where a flat amount stands for it, that is charged and the stretch waits; an estimate is no reading', () => {
    const estimate = reading('2026-10-15', 1318.4, { channel: 'estimate' });
    const unread = makeMeter({ chain: chainOf(reading('2026-04-15', 1000), estimate) });
    const result = reckonPlot(makeMediaRun([meteredTariff(), flat]), plotOf(unread));
    expect(result).toMatchObject({ blocked: null, stretches: [] });
    expect(wordsOf(result)).toEqual([
      `Brak odczytu 16.04.2026–15.10.2026: 1 licznik bez odczytu × 100,00 zł = 100,00 zł – uchwała 3/2027 z 17.04.2027`,
    ]);
    expect(result.charges[0]?.lines).toMatchObject([
      { kind: 'flat', basis: { meterIds: ['E-12'] } },
    ]);
    expect(
      owedBy(
        reckonPlot(
          makeMediaRun([meteredTariff(), flat]),
          plotOf(makeMeter({ chain: chainOf(...season) })),
        ),
      ),
    ).toEqual({ A: 230_77 });
  });

  test('a consumption that nobody can tell', () => {
    const fallen = chainOf(...season, reading('2026-07-01', 1400));
    expect(blockedBy(plotOf(makeMeter({ chain: fallen })))).toEqual({
      code: 'undetermined',
      meter,
    });
    const late = chainOf(reading('2026-05-01', 1000), reading('2026-10-15', 1318.4));
    expect(blockedBy(plotOf(makeMeter({ chain: late })))).toEqual({ code: 'undetermined', meter });
    // Nothing is owed by meters that are not the plot's own, nor by those of another type.
    const foreign = [
      makeMeter({ chain: fallen, role: 'common' }),
      makeMeter({ chain: late, type: 'WaterMeter' }),
    ];
    expect(blockedBy(plotOf(...foreign))).toBeUndefined();
  });

  test('nothing of a meter is in the way where nobody had the plot since it was charged last', () => {
    const fallen = chainOf(...season, reading('2026-07-01', 1400));
    for (const chain of [chainOf(reading('2026-04-15', 1000)), fallen]) {
      const plot = plotOf(makeMeter({ chain }));
      const gone = { ...plot, accounts: [makeAccount({ closedOn: '2026-04-15' })] };
      expect(reckonPlot(makeMediaRun([meteredTariff()]), gone)).toMatchObject({
        blocked: null,
        stretches: [],
      });
      const until = { ...plot, accounts: [makeAccount({ closedOn: '2026-04-16' })] };
      expect(blockedBy(until)).toBeDefined();
    }
  });

  test('a reading within the stretch that waits for an answer', () => {
    const waiting = (unanswered: string) =>
      blockedBy(plotOf(makeMeter({ chain: chainOf(...season), unanswered: [unanswered] })));
    const measurementId = '1318.4 on 2026-10-15';
    expect(waiting(measurementId)).toEqual({ code: 'to-confirm', meter, measurementId });
    expect(waiting('1000 on 2026-04-15')).toBeUndefined();
  });

  test('an earlier stretch that would be corrected, and cannot; where a flat amount is charged it waits, too', () => {
    const stretch = {
      id: 'stretch',
      runNumber: 'NAL/2026/1',
      feeKindId: energy,
      tariffId: meteredTariff().id,
      settlementId: 'A',
      from: '2026-04-16',
      thru: '2026-09-15',
      charged: 1_00,
    };
    const billed = { chargedSince: '2026-04-16', stretches: [stretch] };
    const between = reading('2026-06-15', 1100);
    const corrected = makeMeter({
      ...billed,
      chain: chainOf(...season, between),
      unanswered: [between.id],
    });
    expect(blockedBy(plotOf(corrected))).toMatchObject({
      code: 'to-confirm',
      measurementId: between.id,
    });
    // The reading with which it ended was taken back.
    const unread = makeMeter({ ...billed, chain: chainOf(reading('2026-04-15', 1000), between) });
    expect(blockedBy(plotOf(unread))).toEqual({ code: 'undetermined', meter });
    const result = reckonPlot(makeMediaRun([meteredTariff(), flat]), plotOf(unread));
    expect(owedBy(result)).toEqual({ A: 100_00 });
  });
});

describe('what else is in the way of a plot', () => {
  test('an area that nobody knows, and a kind without a tariff on the day', () => {
    const plot = makePlot({
      accounts: handover,
      garden: makeGarden({ area: null, areaSource: null }),
    });
    expect(reckonPlot(makeRun([perArea]), plot)).toEqual({
      gardenId: '12A',
      charges: [],
      stretches: [],
      unheld: [],
      blocked: {
        settlementIds: ['A', 'B'],
        feeKindId: 'Opłata ogrodowa',
        reason: { code: 'no-area' },
      },
    });
    const ended = { ...perArea, validThru: '2026-12-31' };
    const next = { ...perArea, id: 'next', validFrom: '2027-01-02' };
    const feeKinds = [makeKind('Opłata ogrodowa')];
    const run = makeRun([ended, next], { feeKinds });
    expect(reckonPlot(run, makePlot()).blocked?.reason).toEqual({
      code: 'no-tariff',
      feeKindId: 'Opłata ogrodowa',
      day: '2027-01-01',
    });
    expect(reckonPlot(run, makePlot({ accounts: [] })).blocked).toBeNull();
    expect(reckonPlot(run, { ...plot, isSkipped: true })).toMatchObject({
      charges: [],
      blocked: null,
    });
  });

  test('the kinds of a plot are tried in the order of their places, and the first reason is told', () => {
    const garden = makeGarden({ area: null, areaSource: null });
    const meters = [makeMeter({ chain: chainOf() })];
    const run = makeMediaRun([perArea, meteredTariff()]);
    const turned = {
      ...run,
      feeKinds: run.feeKinds.map((kind) => ({ ...kind, position: -kind.position })),
    };
    const reasonIn = (terms: RunTerms) =>
      reckonPlot(terms, makePlot({ garden, meters })).blocked?.reason.code;
    expect([reasonIn(run), reasonIn(turned)]).toEqual(['no-area', 'no-reading']);
  });

  test('a kind is charged once for a plot and a day, and by one-off runs once for an account and a title', () => {
    const before = (facts: Partial<ChargedBefore>): ChargedBefore => ({
      feeKindId: 'Opłata ogrodowa',
      settlementId: 'B',
      from: '2027-12-31',
      thru: '2028-12-30',
      runNumber: 'NAL/2027/4',
      runKind: 'annual',
      runTitle: 'Zaległe',
      ...facts,
    });
    const numberAfter = (charged: ChargedBefore, terms: Partial<RunTerms> = {}) => {
      const reason = reckonPlot(makeRun([perArea], terms), makePlot({ charged: [charged] })).blocked
        ?.reason;
      return reason?.code === 'charged-already' ? reason.number : reason;
    };
    expect(numberAfter(before({}))).toBe('NAL/2027/4');
    expect(numberAfter(before({ from: '2028-01-01' }))).toBeUndefined();
    expect(numberAfter(before({ feeKindId: energy }))).toBeUndefined();
    expect(numberAfter(before({ runKind: 'one-off' }))).toBeUndefined();
    const oneOff = { kind: 'one-off', title: 'Brama' } as const;
    const forGate = before({ settlementId: 'A', runKind: 'one-off', runTitle: 'Brama' });
    expect(numberAfter(forGate, oneOff)).toBe('NAL/2027/4');
    expect(numberAfter({ ...forGate, settlementId: 'B' }, oneOff)).toBeUndefined();
    expect(numberAfter({ ...forGate, runTitle: 'Płot' }, oneOff)).toBeUndefined();
  });

  test.each([
    [{ code: 'no-area' }, 'Brak powierzchni'],
    [
      { code: 'undetermined', meter: { id: '1', name: 'E-12' } },
      'Zużycie nieustalone: licznik E-12',
    ],
    [
      { code: 'to-confirm', meter: { id: '1', name: 'E-12' }, measurementId: '2' },
      'Odczyt do sprawdzenia: licznik E-12',
    ],
    [
      {
        code: 'no-reading',
        meter: { id: '1', name: 'E-12' },
        from: '2026-10-01',
        thru: '2026-10-31',
      },
      'Brak odczytu w oknie 2026.10.01–2026.10.31: licznik E-12',
    ],
    [{ code: 'no-tariff', feeKindId: '1', day: '2027-01-01' }, 'Brak stawki na dzień 2027.01.01'],
    [{ code: 'charged-already', number: 'NAL/2027/1' }, 'Ten okres już naliczono (NAL/2027/1)'],
  ] as const)('%j is told in words', (reason, words) => {
    expect(blockedInWords(reason)).toBe(words);
  });
});
