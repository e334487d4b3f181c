import { toParts, toThousandths } from '../../core/number/exact-decimal.ts';
import { byTime } from '../measurement/by-time.ts';
import type { VerdictContext } from './verdict-context.ts';

/** How many of a meter's latest effective measurements say what is usual, at most; estimates are not counted. */
export const usualAmong = 100;

type Device = Pick<VerdictContext['installations'][number], 'id' | 'multiplier'>;

type Reading = Pick<
  VerdictContext['measurements'][number],
  'id' | 'installationId' | 'value' | 'measuredAt' | 'channel'
>;

const dayInMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Days between two instants with their fraction, at least one, so that a second look on the same day does not make a high rate.
 */
export function ratedDays(earlier: string, later: string): number {
  return daysBetween(Date.parse(earlier), Date.parse(later));
}

function daysBetween(earlier: number, later: number): number {
  return Math.max(1, (later - earlier) / dayInMilliseconds);
}

/** A rate between two neighbouring readings. */
interface Rate {
  /** In the meter's unit (multiplied), a day. */
  readonly daily: number;
  /** What it is made of: thousandths of the dial, the multiplier, and the milliseconds that the dial took. */
  readonly risen: number;
  readonly multiplier: number;
  readonly milliseconds: number;
}

/**
 * What a meter usually counts a day, in its unit (multiplied): the median of the rates between neighbouring readings of the
 * same device, of an even number the upper one; null where there is no such rate. `measurements` are effective, in any order;
 * estimates are left out, since they are made of the usual (docs/product/readings.md#the-usual).
 */
export function usualRate(
  measurements: readonly Reading[],
  installations: readonly Device[],
): number | null {
  return medianOf(measurements, installations)?.daily ?? null;
}

/** The same as a quotient of whole numbers: millionths of the unit a day, so that what is reckoned with it is exact. */
export function exactUsualRate(
  measurements: readonly Reading[],
  installations: readonly Device[],
): { readonly dividend: bigint; readonly divisor: bigint } | null {
  const median = medianOf(measurements, installations);
  if (median === undefined) return null;
  const { risen, multiplier, milliseconds } = median;
  const dividend = BigInt(risen) * toParts(multiplier, 3) * BigInt(dayInMilliseconds);
  return { dividend, divisor: BigInt(milliseconds) };
}

function medianOf(
  measurements: readonly Reading[],
  installations: readonly Device[],
): Rate | undefined {
  const multipliers = new Map(installations.map(({ id, multiplier }) => [id, multiplier]));
  const readings = measurements
    .filter(({ channel }) => channel !== 'estimate')
    // Each time is made out once: to do so takes longer than all else.
    .map((reading) => ({ ...reading, at: Date.parse(reading.measuredAt) }))
    .toSorted((a, b) => a.at - b.at || byTime(a, b))
    .slice(-usualAmong);
  const rates = readings
    .flatMap((later, index): Rate[] => {
      const earlier = readings[index - 1];
      const multiplier = multipliers.get(later.installationId);
      if (earlier?.installationId !== later.installationId || multiplier === undefined) return [];
      const risen = toThousandths(later.value) - toThousandths(earlier.value);
      // A dial that was corrected, or passed through zero, shows no consumption.
      if (risen < 0) return [];
      const daily = ((risen / 1000) * multiplier) / daysBetween(earlier.at, later.at);
      const milliseconds = Math.max(dayInMilliseconds, later.at - earlier.at);
      return [{ daily, risen, multiplier, milliseconds }];
    })
    .toSorted((a, b) => a.daily - b.daily);
  return rates[Math.floor(rates.length / 2)];
}
