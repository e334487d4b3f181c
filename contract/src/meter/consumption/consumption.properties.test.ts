import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { effectiveChain } from '../../../test/meter-histories/effective-measurements.ts';
import {
  makeInstallation,
  makeMeasurement,
  someReversal,
} from '../../../test/meter-histories/factories.ts';
import { type MeterHistory, meterHistory } from '../../../test/meter-histories/random-histories.ts';
import { toParts } from '../../core/number/exact-decimal.ts';
import type { Consumption } from './consumption.model.ts';
import { consumption, consumptionOf, countedUpTo } from './consumption.ts';
import type { MeterChain } from './meter-chain.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How many random histories of a meter a rule is tried on, from vitest.config.ts. */
    meterHistories: number;
  }
}

const numRuns = inject('meterHistories');
const timeout = 5_000 + 20 * numRuns;

const chainOf = ({ installations, measurements }: MeterHistory) =>
  effectiveChain(installations, measurements);

const chains = meterHistory.map(chainOf);

const inPieces = (chain: MeterChain, step: 'interval' | 'day' | 'month' | 'year' | 'whole') =>
  consumptionOf(chain, { from: null, thru: null, step });

/** Thousandths, which add up exactly; null where one of them is. */
function sum(items: readonly Consumption[]): bigint | null {
  const quantities = items.map(({ quantity }) => quantity);
  return quantities.includes(null)
    ? null
    : quantities.reduce((total, quantity) => total + toParts(quantity ?? 0, 3), 0n);
}

test('periods that meet add up, and are determined together', { timeout }, () => {
  fc.assert(
    fc.property(chains, fc.array(fc.nat(), { minLength: 3, maxLength: 3 }), (chain, drawn) => {
      const days = inPieces(chain, 'day').map(({ from }) => from);
      if (days.length < 2) return;
      const places = drawn.map((one) => one % days.length).toSorted((one, other) => one - other);
      const [first = 0, middle = 0, last = 0] = places;
      if (middle === last) return;
      const between = (start: number, end: number) =>
        consumption(chain, { from: days[start] ?? '', thru: days[end] ?? '' });
      expect(sum([between(first, last)])).toBe(
        sum([between(first, middle), between(middle + 1, last)]),
      );
    }),
    { numRuns },
  );
});

test('the whole is the sum of its days, months, years and intervals', { timeout }, () => {
  fc.assert(
    fc.property(chains, (chain) => {
      const whole = sum(inPieces(chain, 'whole'));
      for (const step of ['day', 'month', 'year', 'interval'] as const) {
        expect(sum(inPieces(chain, step))).toBe(whole);
      }
    }),
    { numRuns },
  );
});

test('a consumption is never negative, and what was counted never falls', { timeout }, () => {
  fc.assert(
    fc.property(chains, (chain) => {
      const days = inPieces(chain, 'day');
      // Each is counted anew from the first point: every fifth day is enough to meet every step that lasts.
      const some = days.filter((_, place) => place % 5 === 0);
      const counted = some.map(({ thru }) => countedUpTo(chain, thru) ?? -1);
      expect(counted).toEqual(counted.toSorted((one, other) => one - other));
      // Known throughout, as nothing is asked of before the first point or after the last one.
      expect(counted).not.toContain(-1);
      expect(days.filter(({ quantity }) => quantity !== null && quantity < 0)).toEqual([]);
    }),
    { numRuns },
  );
});

test('a reading taken back and entered again changes nothing', { timeout }, () => {
  const told = (chain: MeterChain) =>
    inPieces(chain, 'day').map(({ quantity, quality }) => ({ quantity, quality }));
  fc.assert(
    fc.property(meterHistory, fc.nat(), (history, drawn) => {
      const readings = history.measurements.filter(
        ({ reversal, channel }) => reversal === null && channel === 'office',
      );
      const reading = readings[drawn % readings.length];
      if (!reading) return;
      // Beside another one of its instant it is the later one from then on.
      const { measuredAt } = reading;
      if (history.measurements.filter((one) => one.measuredAt === measuredAt).length > 1) return;
      const replacement = { ...reading, id: 'entered again' };
      const measurements = [
        ...history.measurements.map((one) =>
          one === reading ? { ...one, reversal: someReversal } : one,
        ),
        replacement,
      ];
      expect(told(chainOf({ ...history, measurements }))).toEqual(told(chainOf(history)));
    }),
    { numRuns },
  );
});

test('a chain never exchanged is the dial', { timeout }, () => {
  const rises = fc.array(
    fc.record({ days: fc.integer({ min: 1, max: 400 }), thousandths: fc.nat(99_999_999) }),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(rises, (drawn) => {
      let day = Date.UTC(2020, 0, 1, 12);
      let dial = 0;
      const readings = drawn.map(({ days, thousandths }) => {
        day += days * 24 * 60 * 60 * 1000;
        dial += thousandths;
        return makeMeasurement({ measuredAt: new Date(day).toISOString(), value: dial / 1000 });
      });
      const chain = effectiveChain([makeInstallation()], readings);
      for (const { measuredAt, value } of readings) {
        expect(countedUpTo(chain, measuredAt.slice(0, 10))).toBe(value);
      }
    }),
    { numRuns },
  );
});
