import { dayOfNumber } from '@grzadka/contract/core/time/day-number';
import type { MeterChain } from '@grzadka/contract/meter/consumption/meter-chain';
import fc from 'fast-check';
import type { MeteredTerms } from '#src/charge/calculation/metered/tiers.ts';
import type { BilledStretch, PlotAccount } from '#src/charge/calculation/plot.ts';
import type { PlotResult } from '#src/charge/calculation/result.ts';
import type { ChargedTariff } from '#src/charge/calculation/terms.ts';
import {
  chainOf,
  energy,
  makeAccount,
  makeKind,
  makeMediaRun,
  makeMeter,
  makePlot,
  meteredTariff,
  reading,
  reckonPlot,
} from './charge-cases.ts';

/** So many days after 15 April 2026, on which the meters of these tests were read first. */
export const dayAt = (place: number) => dayOfNumber(20_558 + place);

/** When they were read again, and which of these readings ends which run. */
const readDays = [45, 100, 183, 260, 365, 480, 548];
const lastOfRuns = [183, 365, 548];

const meterNames = ['E-1', 'E-2'];

const price = fc.integer({ min: 0, max: 99_999 }).map((drawn) => drawn / 10_000);

/** Accounts one after another, which may overlap or leave days to nobody. */
export const someAccounts: fc.Arbitrary<PlotAccount[]> = fc
  .array(fc.tuple(fc.nat(900), fc.nat(900)), { maxLength: 3 })
  .map((drawn) =>
    drawn.map(([one, other], place) =>
      makeAccount({
        id: `account ${place}`,
        number: place + 1,
        openedOn: dayAt(Math.min(one, other)),
        closedOn: place === 0 ? null : dayAt(Math.max(one, other)),
      }),
    ),
  );

/** Two prices one after the other, of up to three tiers each. */
const somePrices: fc.Arbitrary<MeteredTerms['segments']> = fc
  .tuple(
    fc.array(fc.tuple(fc.uniqueArray(fc.integer({ min: 1, max: 300 }), { maxLength: 2 }), price), {
      minLength: 2,
      maxLength: 2,
    }),
    fc.nat(400),
  )
  .map(([prices, change]) =>
    prices.map(([limits, rate], place) => ({
      from: place === 0 ? '2026-01-01' : dayAt(change),
      tiers: [...limits.toSorted((one, other) => one - other).map(String), null].map(
        (upTo, tier) => ({ upTo, rate: (rate + tier).toFixed(4) }),
      ),
    })),
  );

/** By how many thousandths a meter rose until each day of a reading, as that is known at each run. */
const someRises = fc.array(
  fc.array(fc.integer({ min: 0, max: 200_000 }), {
    minLength: readDays.length,
    maxLength: readDays.length,
  }),
  { minLength: lastOfRuns.length, maxLength: lastOfRuns.length },
);

/** A plot that is charged by two meters in three runs; before each of them any reading may have become another one. */
export const meteredYears = fc
  .record({
    accounts: someAccounts,
    rises: fc.array(someRises, { minLength: 2, maxLength: 2 }),
    prices: fc.array(somePrices, { minLength: lastOfRuns.length, maxLength: lastOfRuns.length }),
  })
  .map(chargeYears);

/** Days that were charged, with all their corrections. */
export type Billed = BilledStretch & { readonly meterId: string };

/** What was charged up to and with a run. */
interface Charged {
  readonly result: PlotResult;
  /** By the meter's name, as it is read at that time. */
  readonly chains: ReadonlyMap<string, MeterChain>;
  readonly last: string;
  readonly billed: readonly Billed[];
  readonly tariffs: readonly ChargedTariff[];
}

function chargeYears({
  accounts,
  rises,
  prices,
}: {
  accounts: PlotAccount[];
  rises: number[][][];
  prices: MeteredTerms['segments'][];
}): Charged[] {
  const tariffs = prices.map((segments, run) => ({
    ...meteredTariff(segments),
    id: `tariff ${run}`,
    validFrom: dayAt(run * 183),
    validThru: dayAt(run * 183 + 182),
  }));
  const runs: Charged[] = [];
  for (const [run, last] of lastOfRuns.entries()) {
    const before = runs.at(-1)?.billed ?? [];
    const chains = new Map(
      meterNames.map((name, meter) => [name, chainUpTo(last, rises[meter]?.[run] ?? [])]),
    );
    const meters = [...chains].map(([name, chain]) =>
      makeMeter({
        name,
        chain,
        chargedSince: run === 0 ? null : dayAt(1),
        stretches: before.filter(({ meterId }) => meterId === name),
      }),
    );
    const terms = makeMediaRun(tariffs, {
      feeKinds: [makeKind(energy)],
      referenceDay: dayAt(run * 183),
      readingWindow: { from: dayAt(last - 20), thru: dayAt(last + 20) },
    });
    const result = reckonPlot(terms, makePlot({ accounts, meters }));
    const billed = [...before.map(correctedBy(result)), ...addedBy(result, run)];
    runs.push({ result, chains, last: dayAt(last), billed, tariffs });
  }
  return runs;
}

function chainUpTo(last: number, rises: readonly number[]): MeterChain {
  let value = 0;
  const readings = readDays.map((place, index) => {
    value += rises[index] ?? 0;
    return reading(dayAt(place), value / 1000, { id: `reading ${place}` });
  });
  const known = readDays.filter((place) => place <= last).length;
  return chainOf(reading(dayAt(0), 0, { id: 'first' }), ...readings.slice(0, known));
}

function correctedBy({ charges }: PlotResult) {
  const corrections = charges
    .flatMap(({ lines }) => lines)
    .filter(({ kind }) => kind === 'correction');
  return (stretch: Billed): Billed => ({
    ...stretch,
    charged: corrections
      .filter(({ basis }) => basis.stretch?.correctedId === stretch.id)
      .reduce((charged, { amount }) => charged + amount, stretch.charged),
  });
}

function addedBy({ stretches }: PlotResult, run: number): Billed[] {
  return stretches.map((stretch, place) => ({
    ...stretch,
    id: `${run} ${place}`,
    runNumber: `NAL/2027/${run}`,
    charged: stretch.amount,
  }));
}
