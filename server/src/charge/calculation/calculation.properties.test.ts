import { priceOf } from '@grzadka/contract/core/money/price-of';
import { countedUpTo } from '@grzadka/contract/meter/consumption/consumption';
import type { MeterChain } from '@grzadka/contract/meter/consumption/meter-chain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  chainOf,
  makeExemption,
  makeGarden,
  makeMediaRun,
  makeMeter,
  makePlot,
  makeTariff,
  meteredTariff,
  reading,
  season,
} from '#test/charge-cases.ts';
import { type Billed, dayAt, meteredYears, someAccounts } from '#test/metered-years.ts';
import { dayBefore } from './holding.ts';
import { fillTiers, type MeteredTerms } from './metered/tiers.ts';
import { prepareRun } from './prepare-run.ts';
import type { ChargedTariff } from './terms.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

test('days of a meter are charged once and without a gap, up to its last reading', () => {
  fc.assert(
    fc.property(meteredYears, (runs) => {
      for (const { result, chains, last, billed } of runs) {
        expect(result.blocked).toBeNull();
        for (const name of chains.keys()) {
          const days = billed.filter(({ meterId }) => meterId === name);
          const ends = [dayAt(0), ...days.map(({ thru }) => thru)];
          expect(days.map(({ from }) => dayBefore(from))).toEqual(ends.slice(0, -1));
          expect(ends.at(-1)).toBe(last);
        }
      }
    }),
    { numRuns: 50 },
  );
});

test('with its corrections everything charged is what today’s readings cost by its own tariff', () => {
  fc.assert(
    fc.property(meteredYears, (runs) => {
      for (const { chains, billed, tariffs } of runs) {
        for (const together of Map.groupBy(billed, ({ runNumber }) => runNumber).values()) {
          const tariff = tariffs.find(({ id }) => id === together[0]?.tariffId);
          const costs = costsOf(together, metered(tariff), chains);
          const owed = together.filter(({ settlementId }) => settlementId !== null);
          expect(owed.map(({ charged }) => charged)).toEqual(owed.map(({ id }) => costs.get(id)));
        }
      }
    }),
    { numRuns: 50 },
  );
});

function metered(tariff: ChargedTariff | undefined): MeteredTerms {
  if (tariff?.terms.method !== 'consumption') throw new Error('no tariff by meter');
  return tariff.terms;
}

/** What stretches cost that share their limits, by how far each tier is filled before and after: in grosze, by their ids. */
function costsOf(
  together: readonly Billed[],
  { segments }: MeteredTerms,
  chains: ReadonlyMap<string, MeterChain>,
): Map<string, number> {
  const counted = (name: string, day: string) =>
    Math.round(1000 * (countedUpTo(chains.get(name) ?? chainOf(), day) ?? Number.NaN));
  const costs = new Map<string, number>();
  let use = 0;
  // These meters begin together, and one name is as long as the other.
  for (const { id, meterId, ...piece } of together.toSorted((one, other) =>
    `${one.meterId} ${one.from}` < `${other.meterId} ${other.from}` ? -1 : 1,
  )) {
    let cost = 0;
    for (const [place, { tiers, ...segment }] of segments.entries()) {
      const next = segments[place + 1]?.from ?? '9999-12-31';
      const from = place === 0 || segment.from < piece.from ? piece.from : segment.from;
      const thru = next <= piece.thru ? dayBefore(next) : piece.thru;
      if (from > thru) continue;
      const after = use + counted(meterId, thru) - counted(meterId, dayBefore(from));
      for (const [tier, { upTo, rate }] of tiers.entries()) {
        const low = 1000 * Number(tiers[tier - 1]?.upTo ?? 0);
        const high = upTo === null ? Number.POSITIVE_INFINITY : 1000 * Number(upTo);
        const filled = (used: number) => Math.min(Math.max(used, low), high);
        cost += priceOf(String((filled(after) - filled(use)) / 1000), rate);
      }
      use = after;
    }
    costs.set(id, cost);
  }
  return costs;
}

test('no tier is filled beyond its limit, in however many pieces', () => {
  const limits = fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { maxLength: 4 });
  const pieces = fc.array(fc.bigInt({ min: 0n, max: 300_000n }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(limits, pieces, (drawn, quantities) => {
      const tiers = [...drawn.toSorted((one, other) => one - other).map(String), null].map(
        (upTo, place) => ({ upTo, rate: String(place) }),
      );
      let before = 0n;
      const filled = new Map<string, bigint>();
      for (const quantity of quantities) {
        for (const part of fillTiers(tiers, before, quantity)) {
          filled.set(part.rate, (filled.get(part.rate) ?? 0n) + part.quantity);
        }
        before += quantity;
      }
      for (const { upTo, rate } of tiers) {
        const below = BigInt(1000 * Number(tiers[Number(rate) - 1]?.upTo ?? 0));
        const limit = upTo === null ? before : BigInt(1000 * Number(upTo));
        const most = (limit < before ? limit : before) - below;
        expect(filled.get(rate) ?? 0n).toBe(most > 0n ? most : 0n);
      }
    }),
  );
});

/** What a kilowatt-hour costs that was lost in a zone, in złoty. */
const priceOfLoss = '0.7321';

/** Plots in some hands, charged by rate, by share, for a loss and by meter, with an exemption. */
const someRuns = fc
  .record({
    held: fc.array(someAccounts, { minLength: 1, maxLength: 4 }),
    proration: fc.constantFrom('none', 'daily', 'monthly'),
    key: fc.constantFrom('equal', 'area', 'consumption', 'residents'),
    weights: fc.array(fc.nat(9), { minLength: 1, maxLength: 4 }),
    percent: fc.integer({ min: 1, max: 100 }),
    lost: fc.nat(99_999).map((thousandths) => (thousandths / 1000).toFixed(3)),
  })
  .map(({ held, proration, key, weights, percent, lost }) => {
    const instalments = weights.map((weight, place) => ({
      dueMonthDay: `0${place + 3}-15`,
      weight: String(weight + (place === 0 ? 1 : 0)),
    }));
    const common = { proration, instalments } as const;
    const tariffs = [
      makeTariff({ ...common, terms: { method: 'per-area', rate: '0.4567' } }),
      makeTariff({
        ...common,
        feeKindId: 'Woda wspólna',
        terms: { method: 'distribute', of: 'amount', total: '1234.56', key },
      }),
      makeTariff({
        ...common,
        feeKindId: 'Straty',
        terms: { method: 'distribute', of: 'loss', zoneId: 'zone', rate: priceOfLoss, key },
      }),
      { ...meteredTariff(), ...common },
    ];
    const plots = held.map((accounts, place) =>
      makePlot({
        garden: makeGarden({
          id: `garden ${place}`,
          name: `${place + 1}`,
          area: `${100 + 7 * place}.5`,
          residents: place + 1,
        }),
        accounts: accounts.map((account) => ({ ...account, id: `${place} ${account.id}` })),
        meters: ['E-1', 'E-2'].map((name) =>
          makeMeter({ name, chain: chainOf(...season), zoneId: 'zone' }),
        ),
      }),
    );
    const exemptions = [makeExemption({ settlementId: '0 account 0', percent })];
    const ofPlots = plots.flatMap(({ meters }) => meters);
    // Each of these counts 318.4 kWh in the season.
    const ofZone = Number((318.4 * ofPlots.length + Number(lost)).toFixed(3));
    const main = chainOf(reading('2026-04-15', 0), reading('2026-10-15', ofZone));
    const zone = {
      id: 'zone',
      name: 'Aleja',
      type: 'ElectricityMeter' as const,
      meters: [...ofPlots, { id: 'main', name: 'G', role: 'main' as const, chain: main }],
    };
    const facts = { exemptions, referenceDay: dayAt(90), zones: [zone] };
    return { run: makeMediaRun(tariffs, facts), plots, lost };
  });

test('parts sum to their charge, shares of the time to the whole, and shares of an amount or a loss to that', () => {
  fc.assert(
    fc.property(someRuns, ({ run, plots, lost }) => {
      const results = plots.map(prepareRun(run, plots));
      const charges = results.flatMap((result) => result.charges);
      for (const { amount, lines, parts } of charges) {
        expect(sum(lines.map((line) => line.amount))).toBe(amount);
        expect(sum(parts.map((part) => part.amount))).toBe(amount);
        expect(parts.some((part) => part.amount === 0)).toBe(false);
      }
      const allOf = (feeKindId: string, among: typeof results) =>
        sum([
          ...among
            .flatMap((result) => result.charges)
            .filter((charge) => charge.feeKindId === feeKindId)
            .flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'fee'))
            .map(({ amount }) => amount),
          ...among
            .flatMap(({ unheld }) => unheld)
            .filter((unheld) => unheld.feeKindId === feeKindId)
            .map(({ amount }) => amount),
        ]);
      for (const [place, { garden }] of plots.entries()) {
        const whole = priceOf(garden?.area ?? '', '0.4567');
        expect(allOf('Opłata ogrodowa', results.slice(place, place + 1))).toBe(whole);
      }
      const isShared = charges.some(({ feeKindId }) => feeKindId === 'Woda wspólna');
      expect(allOf('Woda wspólna', results)).toBe(isShared ? 1_234_56 : 0);
      expect(allOf('Straty', results)).toBe(isShared ? priceOf(lost, priceOfLoss) : 0);
    }),
  );
});

test('the order of plots, accounts, meters, kinds and tariffs changes nothing', () => {
  fc.assert(
    fc.property(someRuns, ({ run, plots }) => {
      const turned = plots.toReversed().map((plot) => ({
        ...plot,
        accounts: plot.accounts.toReversed(),
        meters: plot.meters.toReversed(),
      }));
      const otherRun = {
        ...run,
        feeKinds: run.feeKinds.toReversed(),
        tariffs: run.tariffs.toReversed(),
      };
      expect(turned.map(prepareRun(otherRun, turned)).toReversed()).toEqual(
        plots.map(prepareRun(run, plots)),
      );
    }),
  );
});
