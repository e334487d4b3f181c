import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  sampleContext,
  sampleDevice,
  sampleReading,
} from '../../../test/samples/verdict-context.ts';
import { dayOf } from '../../core/time/time-zone.ts';
import { byTime } from '../measurement/by-time.ts';
import type { FindingCode } from '../measurement/finding.ts';
import { isSmaller, isTooLarge } from './plausibility.ts';
import { type Surroundings, surroundingsOf } from './surroundings.ts';
import { swappedDigits } from './swapped-digits.ts';
import { usualRate } from './usual-rate.ts';
import { verdict } from './verdict.ts';
import type { VerdictCandidate, VerdictContext } from './verdict-context.ts';

const firstDay = Date.UTC(2026, 0, 1);
const day = 24 * 60 * 60 * 1000;
const now = new Date(firstDay + 50 * day);

const value = fc.nat(2_000_000).map((thousandths) => thousandths / 1000);
// So few of them that some readings meet on a day, and some at an instant.
const instant = fc
  .nat(200)
  .map((quarters) => new Date(firstDay + (quarters * day) / 4).toISOString());

const candidate = fc.record({ value, measuredAt: instant });

const reading = fc
  .record({
    at: instant,
    value,
    channel: fc.constantFrom('office', 'office', 'estimate'),
    rolledOver: fc.boolean(),
  })
  .map(({ at, value: read, ...facts }) => sampleReading(at, read, facts));

/** Any meter of one device, whatever was read of it. */
const context = fc
  .record({
    active: fc.boolean(),
    digits: fc.constantFrom(null, 3, 4),
    multiplier: fc.constantFrom(1, 2.5, 40),
    measurements: fc.uniqueArray(reading, { selector: ({ id }) => id, maxLength: 8 }),
    charged: fc.option(fc.record({ thru: instant, number: fc.constant('2026/3') })),
  })
  .map(({ active, digits, multiplier, measurements, charged }): VerdictContext => {
    const installations = [sampleDevice({ digits, multiplier })];
    const usual = usualRate(measurements, installations);
    return { active, installations, measurements, usual, charged };
  });

/** Any such meter that usually counts so little that most readings are either smaller or too large. */
const slowMeter = context.map((made): VerdictContext => ({ ...made, usual: 0.02 }));

function codes(judged: VerdictCandidate, around: VerdictContext): FindingCode[] {
  return verdict(judged, around, now).map(({ code }) => code);
}

it('a verdict is the same in whatever order the measurements come', () => {
  fc.assert(
    fc.property(
      candidate,
      context.chain((made) =>
        fc.tuple(
          fc.constant(made),
          fc.shuffledSubarray(made.measurements, { minLength: made.measurements.length }),
        ),
      ),
      (judged, [made, measurements]) => {
        const usual = usualRate(measurements, made.installations);
        expect(usual).toBe(made.usual);
        expect(verdict(judged, { ...made, measurements }, now)).toEqual(verdict(judged, made, now));
      },
    ),
  );
});

it('a verdict looks at the readings of the day and at the nearest ones before and after alone', () => {
  fc.assert(
    fc.property(candidate, context, (judged, made) => {
      const at = Date.parse(judged.measuredAt);
      const read = made.measurements
        .filter(({ channel }) => channel !== 'estimate')
        .toSorted(byTime);
      const before = read.findLast(({ measuredAt }) => Date.parse(measuredAt) <= at);
      const after = read.find(({ measuredAt }) => Date.parse(measuredAt) > at);
      const measurements = made.measurements.filter(
        (other) =>
          other === before ||
          other === after ||
          dayOf(other.measuredAt) === dayOf(judged.measuredAt),
      );
      expect(verdict(judged, { ...made, measurements }, now)).toEqual(verdict(judged, made, now));
    }),
  );
});

it('the last value once more is nothing to confirm but for its day, its meter and its charge', () => {
  const allowed = new Set(['inactive', 'too-many-digits', 'duplicate-day', 'already-charged']);
  fc.assert(
    fc.property(context, fc.nat(5), (made, daysLater) => {
      const around = surroundingsOf(now.toISOString(), made);
      fc.pre(around?.before !== undefined);
      const measuredAt = new Date(Date.parse(around.before.at) + daysLater * day).toISOString();
      fc.pre(surroundingsOf(measuredAt, made)?.after === undefined);
      const confirmed = verdict({ value: around.before.value, measuredAt }, made, now)
        .filter(({ level }) => level === 'confirm')
        .map(({ code }) => code);
      expect(confirmed.filter((code) => !allowed.has(code))).toEqual([]);
    }),
  );
});

it('what is larger than a value that is too large is too large as well', () => {
  fc.assert(
    fc.property(candidate, value, slowMeter, (judged, more, made) => {
      fc.pre(codes(judged, made).includes('too-large'));
      const larger = { ...judged, value: judged.value + more };
      expect(codes(larger, made)).toContain('too-large');
    }),
  );
});

it('a dial of finer units is judged as the coarser one', () => {
  const scaleFree = new Set<FindingCode>(['smaller', 'larger-than-next', 'too-large']);
  fc.assert(
    fc.property(candidate, context, fc.constantFrom(10, 1000), (judged, made, times) => {
      const measurements = made.measurements.map((read) => ({
        ...read,
        value: read.value * times,
      }));
      const usual = usualRate(measurements, made.installations);
      const finer = { ...made, measurements, usual };
      const told = (found: FindingCode[]) => found.filter((code) => scaleFree.has(code));
      expect(told(codes({ ...judged, value: judged.value * times }, finer))).toEqual(
        told(codes(judged, made)),
      );
    }),
  );
});

it('ten times the usual is the limit, exactly', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5000 }),
      fc.integer({ min: 1, max: 400 }),
      (rate, days) => {
        const measuredAt = new Date(firstDay + days * day).toISOString();
        const measurements = [sampleReading(new Date(firstDay).toISOString(), 0.7)];
        const made = sampleContext({ measurements, usual: rate / 1000 });
        const isFound = (thousandths: number) =>
          verdict({ value: thousandths / 1000, measuredAt }, made, new Date(measuredAt)).some(
            ({ code }) => code === 'too-large',
          );
        const limit = 700 + 10 * rate * days;
        expect([isFound(limit), isFound(limit + 1)]).toEqual([false, true]);
      },
    ),
  );
});

/** A value in thousandths that is as expected, and the place of the left one of two digits that are then swapped. */
const typingError = fc
  .record({
    before: fc.nat(2_000_000),
    days: fc.integer({ min: 1, max: 100 }),
    rate: fc.nat(200),
    place: fc.nat(5),
  })
  .map(({ before, days, rate, place }) => ({ before, days, meant: before + rate * days, place }))
  .filter(({ meant, place }) => isWithinOneSide(digitsOf(meant), place));

it('what is proposed for swapped digits is free of both faults, and one swap within a side of the comma away', () => {
  fc.assert(
    fc.property(typingError, ({ before, days, meant, place }) => {
      const digits = digitsOf(meant);
      const typed = Number(
        `${digits.slice(0, place)}${digits.charAt(place + 1)}${digits.charAt(place)}${digits.slice(place + 2)}`,
      );
      // A zero at either end is not typed, and what is not there cannot be swapped back.
      fc.pre(digitsOf(typed).length === digits.length && typed % 10 !== 0);
      const measurements = [sampleReading(new Date(firstDay).toISOString(), before / 1000)];
      const around = surroundingsOf(
        new Date(firstDay + days * day).toISOString(),
        sampleContext({ measurements, usual: 0.02 }),
      );
      fc.pre(around !== undefined && isImplausible(typed / 1000, around));
      // No proposal at all would be a value below zero, which is implausible.
      const proposed = swappedDigits(typed / 1000, around) ?? -1;
      expect(isImplausible(proposed, around)).toBe(false);
      const is = digitsOf(typed);
      const swapped = digitsOf(Math.round(proposed * 1000)).padStart(is.length, '0');
      const [first = -1, second = -1, ...more] = Array.from(is, (_, index) => index).filter(
        (index) => is[index] !== swapped[index],
      );
      expect(more).toEqual([]);
      expect(second).toBe(first + 1);
      expect([is[first], is[second]]).toEqual([swapped[second], swapped[first]]);
      expect(isWithinOneSide(is, first)).toBe(true);
    }),
  );
});

function isImplausible(read: number, around: Surroundings): boolean {
  return isSmaller(read, around) || isTooLarge(read, around);
}

/** The digits of a value in thousandths, with at least one before the comma. */
function digitsOf(thousandths: number): string {
  return String(thousandths).padStart(4, '0');
}

/** Whether the digit at the place has a right neighbour on its side of the comma. */
function isWithinOneSide(digits: string, place: number): boolean {
  const comma = digits.length - 3;
  return place + 1 < digits.length && place + 1 !== comma;
}
