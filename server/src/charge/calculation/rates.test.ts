import { describe, expect, test } from 'vitest';
import {
  chainOf,
  handover,
  makeAccount,
  makeExemption,
  makeGarden,
  makeMember,
  makeMeter,
  makePlot,
  makeRun,
  makeTariff,
  owedBy,
  reading,
  reckonPlot,
  wordsOf,
} from '#test/charge-cases.ts';
import type { ChargedTariff } from './terms.ts';

const perArea = (facts: Partial<ChargedTariff> = {}, rate = '0.45') =>
  makeTariff({ terms: { method: 'per-area', rate }, ...facts });

const byResolution = ' – uchwała 3/2027 z 17.04.2027';

/** A tariff of a method, of the kind 'Opłata'. */
const feeBy = (terms: ChargedTariff['terms'], facts: Partial<ChargedTariff> = {}) =>
  makeTariff({ feeKindId: 'Opłata', terms, ...facts });

describe('who pays', () => {
  test.each([
    ['daily', { A: 58_18, B: 82_45 }, [', 151 z 365 dni = 58,18 zł', ', 214 z 365 dni = 82,45 zł']],
    [
      'monthly',
      { A: 58_60, B: 82_03 },
      [', 5 z 12 miesięcy = 58,60 zł', ', 7 z 12 miesięcy = 82,03 zł'],
    ],
    ['none', { A: 140_63 }, ['']],
  ] as const)(
    'charges, examples 7 and 8: 140,63 zł, handed over on 31 May, %s',
    (proration, owed, shares) => {
      const result = reckonPlot(
        makeRun([perArea({ proration })]),
        makePlot({ accounts: handover }),
      );
      expect(owedBy(result)).toEqual(owed);
      const whole = 'Opłata ogrodowa 2027: 312,50 m² (wg planu) × 0,45 zł = 140,63 zł';
      expect(wordsOf(result)).toEqual(shares.map((share) => `${whole}${share}${byResolution}`));
    },
  );

  test('of two at once the one opened first, and a day of handover is that of the former one', () => {
    const sameDay = [
      makeAccount({ id: 'B', number: 2, openedOn: '2027-05-31' }),
      makeAccount({ closedOn: '2027-05-31' }),
    ];
    const run = makeRun([perArea({ proration: 'daily' })]);
    expect(owedBy(reckonPlot(run, makePlot({ accounts: sameDay })))).toEqual({
      A: 58_18,
      B: 82_45,
    });
    const atOnce = [makeAccount({ id: 'B', number: 2 }), makeAccount()];
    expect(owedBy(reckonPlot(run, makePlot({ accounts: atOnce })))).toEqual({ A: 140_63 });
  });

  test('days that nobody held go to nobody, and a month goes to its first holder', () => {
    const accounts = [
      makeAccount({ closedOn: '2027-04-30' }),
      makeAccount({ id: 'B', number: 2, openedOn: '2027-07-15' }),
    ];
    const daily = reckonPlot(makeRun([perArea({ proration: 'daily' })]), makePlot({ accounts }));
    expect([owedBy(daily), daily.unheld]).toMatchObject([
      { A: 46_23, B: 65_50 },
      [{ feeKindId: 'Opłata ogrodowa', amount: 28_90, words: expect.stringContaining('75 z 365') }],
    ]);
    const monthly = reckonPlot(
      makeRun([perArea({ proration: 'monthly' })]),
      makePlot({ accounts }),
    );
    expect([owedBy(monthly), monthly.unheld]).toMatchObject([
      { A: 46_88, B: 70_31 },
      [{ amount: 23_44, words: expect.stringContaining('2 z 12\u00a0miesięcy') }],
    ]);
  });

  test('a plot that nobody has owes nothing, and its fee is listed, whatever it lacks', () => {
    const none = makePlot({ accounts: [] });
    expect(reckonPlot(makeRun([perArea()]), none)).toMatchObject({
      charges: [],
      unheld: [{ amount: 140_63 }],
    });
    const garden = makeGarden({ area: null, areaSource: null });
    const result = reckonPlot(makeRun([perArea()]), { ...none, garden });
    expect(result).toMatchObject({ charges: [], blocked: null, unheld: [] });
  });
});

describe('lines by rate', () => {
  test('charges, example 9: a line in its words', () => {
    expect(wordsOf(reckonPlot(makeRun([perArea()]), makePlot()))).toEqual([
      `Opłata ogrodowa 2027: 312,50 m² (wg planu) × 0,45 zł = 140,63 zł${byResolution}`,
    ]);
  });

  test('charges, example 1: a couple on 312,50 m² owes 223,51 zł; 287,35 m² cost 129,31 zł', () => {
    const tariffs = [
      perArea(),
      perArea({ feeKindId: 'Partycypacja PZD' }, '0.15'),
      makeTariff({
        feeKindId: 'Opłata wodna',
        terms: { method: 'per-garden', rate: '30', condition: 'every' },
      }),
      makeTariff({
        feeKindId: 'Składka członkowska',
        terms: { method: 'per-person', rate: '6', counts: 'members', sharing: 'once-per-account' },
      }),
    ];
    const open = { openedOn: null, closedOn: null };
    const couple = makeAccount({ holders: [makeMember('Anna', open), makeMember('Jan', open)] });
    const result = reckonPlot(makeRun(tariffs), makePlot({ accounts: [couple] }));
    expect(result.charges.map(({ amount }) => amount)).toEqual([140_63, 46_88, 30_00, 6_00]);
    expect(owedBy(result)).toEqual({ A: 223_51 });
    expect(wordsOf(result).slice(2)).toEqual([
      `Opłata wodna 2027: 1 działka × 30,00 zł = 30,00 zł${byResolution}`,
      `Składka członkowska 2027: 6,00 zł na konto rozliczeniowe, 2 osoby (3,00 zł + 3,00 zł) = 6,00 zł${byResolution}`,
    ]);
    const smaller = makePlot({ garden: makeGarden({ area: '287.35', areaSource: 'other' }) });
    const words = wordsOf(reckonPlot(makeRun([perArea()]), smaller))[0];
    expect(words).toContain(': 287,35 m² × 0,45 zł = 129,31 zł');
  });

  test('each person, each meter in use, each plot that has what is asked for', () => {
    const garden = makeGarden({ residents: 3, water: true });
    const chain = chainOf(reading('2026-05-01', 1));
    const meters = [
      makeMeter({ name: 'E-1', chain }),
      makeMeter({ name: 'E-2', chain, role: 'common' }),
      makeMeter({ name: 'E-3', chain, active: false }),
      makeMeter({
        name: 'W-1',
        chain: { installations: [], measurements: [] },
        type: 'WaterMeter',
      }),
    ];
    const amountBy = (terms: ChargedTariff['terms']) =>
      owedBy(reckonPlot(makeRun([feeBy(terms)]), makePlot({ garden, meters })))['A'] ?? null;
    const perPerson = { method: 'per-person', rate: '6', counts: 'residents' } as const;
    expect(amountBy({ ...perPerson, sharing: 'each' })).toBe(18_00);
    expect(amountBy({ ...perPerson, sharing: 'once-per-account' })).toBe(6_00);
    expect(amountBy({ ...perPerson, sharing: 'each', counts: 'members' })).toBeNull();
    const perMeter = { method: 'per-meter', rate: '12.5', meterType: 'ElectricityMeter' } as const;
    expect(amountBy({ ...perMeter, role: null })).toBe(25_00);
    expect(amountBy({ ...perMeter, role: 'plot' })).toBe(12_50);
    const perGarden = { method: 'per-garden', rate: '30' } as const;
    expect(
      (
        ['water-connection', 'electricity-connection', 'electricity-meter', 'water-meter'] as const
      ).map((condition) => amountBy({ ...perGarden, condition })),
    ).toEqual([30_00, null, 30_00, null]);
  });

  test('members are counted as of the day on which they took the plot over', () => {
    const since = { openedOn: '2027-06-01', closedOn: null };
    const next = makeAccount({ id: 'B', number: 2, ...since, holders: [makeMember('Jan', since)] });
    const tariff = feeBy(
      { method: 'per-person', rate: '12', counts: 'members', sharing: 'each' },
      { proration: 'monthly' },
    );
    expect(owedBy(reckonPlot(makeRun([tariff]), makePlot({ accounts: [next] })))).toEqual({
      B: 7_00,
    });
  });

  test('what is set by hand is each account’s own, with a plot or without', () => {
    const tariff = feeBy({ method: 'manual', rate: '15' }, { proration: 'daily' });
    const chosen = (amount: number | null, description: string | null = null) => [
      { feeKindId: 'Opłata', amount, description },
    ];
    const accounts = [
      makeAccount({ amounts: chosen(null) }),
      makeAccount({ id: 'B', number: 2, openedOn: '2027-06-01', amounts: chosen(40_00) }),
      makeAccount({ id: 'C', number: 3 }),
      makeAccount({ id: 'D', number: 4, amounts: chosen(12_50, 'naprawa bramy') }),
    ];
    const result = reckonPlot(makeRun([tariff]), makePlot({ garden: null, accounts }));
    expect(owedBy(result)).toEqual({ A: 15_00, B: 40_00, D: 12_50 });
    expect(wordsOf(result).toSorted()).toEqual([
      `Opłata 2027: 1 konto rozliczeniowe × 15,00 zł = 15,00 zł${byResolution}`,
      `Opłata 2027: kwota ustalona ręcznie (naprawa bramy) = 12,50 zł${byResolution}`,
      `Opłata 2027: kwota ustalona ręcznie = 40,00 zł${byResolution}`,
    ]);
    // Only what somebody typed is looked through for names.
    expect(result.charges.map(({ lines }) => lines[0]?.basis.description).filter(Boolean)).toEqual([
      'naprawa bramy',
    ]);
    expect(reckonPlot(makeRun([perArea()]), makePlot({ garden: null })).charges).toEqual([]);
  });
});

describe('exemptions', () => {
  /** 46,88 zł or so many złoty by a rate for the plot. */
  const charged = (rate: string, ...exemptions: Parameters<typeof makeExemption>[0][]) =>
    reckonPlot(
      makeRun([makeTariff({ terms: { method: 'per-garden', rate, condition: 'every' } })], {
        exemptions: exemptions.map(makeExemption),
      }),
      makePlot(),
    );
  const amounts = (result: ReturnType<typeof charged>) =>
    result.charges.flatMap(({ amount, lines }) => [...lines.map((line) => line.amount), amount]);

  test('charges, example 6: half of 46,88 zł and of 46,89 zł', () => {
    expect(amounts(charged('46.88', { percent: 50 }))).toEqual([46_88, -23_44, 23_44]);
    const result = charged('46.89', {
      percent: 50,
      resolution: { number: '5', adoptedOn: '2027-03-01' },
    });
    expect(amounts(result)).toEqual([46_89, -23_45, 23_44]);
    expect(wordsOf(result)[1]).toBe(
      'Ulga: Opłata ogrodowa 2027: 50% z 46,89 zł = -23,45 zł – uchwała 5 z 01.03.2027',
    );
  });

  test('of two the larger one, never more than there is, of the party, too, and on the reference day', () => {
    expect(amounts(charged('30', { percent: 50 }, { amount: 20_00 }))).toEqual([
      30_00, -20_00, 10_00,
    ]);
    expect(amounts(charged('30', { amount: 50_00 }))).toEqual([30_00, -30_00, 0]);
    expect(amounts(charged('30', { partyId: 'Anna', percent: 10 }))).toEqual([30_00, -3_00, 27_00]);
    const run = makeRun([perArea({ proration: 'daily' })], {
      exemptions: [makeExemption({ partyId: 'Jan', percent: 50 })],
    });
    const accounts = handover.map((one) => ({
      ...one,
      holders: [makeMember(one.id === 'B' ? 'Jan' : 'Anna', one)],
    }));
    expect(owedBy(reckonPlot(run, makePlot({ accounts })))).toEqual({ A: 58_18, B: 41_22 });
    for (const other of [
      { partyId: 'Jan' },
      { settlementId: 'B' },
      { feeKindId: 'Opłata wodna' },
      { validThru: '2026-12-31' },
    ]) {
      expect(amounts(charged('30', { percent: 50, ...other }))).toEqual([30_00, 30_00]);
    }
  });
});

test('a charge is cut into parts by its weights, and an exemption before it', () => {
  const instalments = [
    { dueMonthDay: '09-30', weight: '1' },
    { dueMonthDay: '03-31', weight: '2' },
    { dueMonthDay: '12-31', weight: '0' },
  ];
  const run = makeRun([perArea({ instalments })], { exemptions: [makeExemption({ percent: 50 })] });
  expect(reckonPlot(run, makePlot()).charges).toMatchObject([
    {
      amount: 70_31,
      parts: [
        { dueOn: '2027-03-31', amount: 46_87 },
        { dueOn: '2027-09-30', amount: 23_44 },
      ],
    },
  ]);
});
