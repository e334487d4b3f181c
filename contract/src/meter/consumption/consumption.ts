import { fromParts } from '../../core/number/exact-decimal.ts';
import { dayNumber } from '../../core/time/day-number.ts';
import type { Consumption, ConsumptionQuality, ConsumptionStep } from './consumption.model.ts';
import {
  type CountedPoint,
  countChain,
  countedAt,
  lastPlaceUpTo,
  quantityPlaces,
} from './counted-chain.ts';
import type { MeterChain } from './meter-chain.ts';
import { cutByCalendar, dayAfter, type Period } from './periods.ts';

/**
 * What a meter counted up to the end of a day, 'YYYY-MM-DD', in its unit to the thousandth; of a chain never exchanged
 * and without a multiplier it is what the dial shows. Null before the first and after the last point
 * (docs/product/readings.md#consumption).
 */
export function countedUpTo(chain: MeterChain, day: string): number | null {
  const counted = countedAt(countChain(chain), dayNumber(day));
  return counted === null ? null : fromParts(counted, quantityPlaces);
}

/** The consumption of some days, with how sure it is and by which points (docs/product/readings.md#consumption). */
export function consumption(chain: MeterChain, period: Period): Consumption {
  return consumptionIn(countChain(chain), period);
}

/** Which consumption is asked for; an end that is null is where the meter's own points begin or end. */
interface ConsumptionRequest {
  readonly from: string | null;
  readonly thru: string | null;
  readonly step: ConsumptionStep;
}

/**
 * The consumption of a time in pieces, the earliest first. Those of the calendar fill the time, the first and the last one cut
 * to it. Intervals reach from the day after a point to the day of the next one; those that the time touches are returned whole,
 * since a part of one would be made up.
 */
export function consumptionOf(
  meterChain: MeterChain,
  { from, thru, step }: ConsumptionRequest,
): Consumption[] {
  const chain = countChain(meterChain);
  const first = from ?? firstCountedDay(chain);
  const last = thru ?? chain.at(-1)?.point.day;
  if (first === undefined || last === undefined) return [];
  const time = { from: first, thru: last };
  const periods = step === 'interval' ? intervals(chain, time) : cutByCalendar(time, step);
  return periods.map((period) => consumptionIn(chain, period));
}

/** The first day whose consumption can be known: a point speaks for the end of its day. */
function firstCountedDay([first]: readonly CountedPoint[]): string | undefined {
  return first && dayAfter(first.point.day);
}

/** From each day with a point to the next one, as far as they touch the time. */
function intervals(chain: readonly CountedPoint[], { from, thru }: Period): Period[] {
  const days = [...new Set(chain.map(({ point }) => point.day))];
  return days
    .slice(1)
    .map((day, index) => ({ from: dayAfter(days[index] ?? day), thru: day }))
    .filter((interval) => interval.thru >= from && interval.from <= thru);
}

/** The same of a chain that is counted already, for whoever asks for many periods of it. */
export function consumptionIn(chain: readonly CountedPoint[], { from, thru }: Period): Consumption {
  const start = dayNumber(from) - 1;
  const end = dayNumber(thru);
  const countedBefore = countedAt(chain, start);
  const counted = countedAt(chain, end);
  if (countedBefore === null || counted === null) {
    return { from, thru, quantity: null, quality: 'unknown', points: [] };
  }
  const used = usedPoints(chain, start, end);
  const quality = qualityOf(used, start, end);
  return {
    from,
    thru,
    quantity:
      quality === 'undetermined' ? null : fromParts(counted - countedBefore, quantityPlaces),
    quality,
    points: used.map(({ point }) => point),
  };
}

/** The ends of every step that lies, in part at least, between the ends of two days; both days lie within the chain. */
function usedPoints(chain: readonly CountedPoint[], start: number, end: number): CountedPoint[] {
  const lastWithin = lastPlaceUpTo(chain, end);
  const isCutOff = chain[lastWithin]?.day !== end;
  return chain.slice(lastPlaceUpTo(chain, start), lastWithin + (isCutOff ? 2 : 1));
}

/** How sure the consumption is that follows from these points and the steps between them. */
function qualityOf(used: readonly CountedPoint[], start: number, end: number): ConsumptionQuality {
  const steps = used.slice(1).map((after, index) => ({ before: used[index] ?? after, after }));
  if (steps.some(({ after }) => after.step === 'undetermined')) return 'undetermined';
  // Of a time without a device nothing is in doubt, whatever its ends were.
  const counted = steps.filter(({ after }) => after.step === 'counted');
  if (counted.some(({ before, after }) => before.point.isEstimate || after.point.isEstimate)) {
    return 'estimated';
  }
  const isCut = counted.some(({ before, after }) =>
    [start, end].some((day) => before.day < day && day < after.day),
  );
  return isCut ? 'interpolated' : 'read';
}
