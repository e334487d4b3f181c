import { fromParts } from '@grzadka/contract/core/number/exact-decimal';
import { dayNumber } from '@grzadka/contract/core/time/day-number';
import { consumptionIn } from '@grzadka/contract/meter/consumption/consumption';
import type { Consumption } from '@grzadka/contract/meter/consumption/consumption.model';
import {
  type CountedPoint,
  countChain,
  countedAt,
  lastPlaceUpTo,
  quantityPlaces,
} from '@grzadka/contract/meter/consumption/counted-chain';
import type { Period } from '@grzadka/contract/meter/consumption/periods';
import type { PlotMeter } from '../plot.ts';

/** A meter with what it counted, so that its readings are walked through but once. */
export interface CountedMeter {
  readonly meter: PlotMeter;
  readonly chain: readonly CountedPoint[];
}

/** Counts what a meter read. */
export function countMeter(meter: PlotMeter): CountedMeter {
  return { meter, chain: countChain(meter.chain) };
}

/** What was used in some days, how sure that is, and by which readings. */
export function used({ chain }: CountedMeter, days: Period): Consumption {
  return consumptionIn(chain, days);
}

/** The same in thousandths of the meter's unit, of days that lie between its points. Throws a `RangeError` of others. */
export function usedThousandths({ chain }: CountedMeter, { from, thru }: Period): bigint {
  const before = countedAt(chain, dayNumber(from) - 1);
  const after = countedAt(chain, dayNumber(thru));
  if (before === null || after === null) throw new RangeError('days outside of what was read');
  return after - before;
}

/** Whether the state at the end of a day is known by a reading of that day, or since no device was there. */
export function isExactAt({ chain }: CountedMeter, day: string): boolean {
  const place = lastPlaceUpTo(chain, dayNumber(day));
  return chain[place]?.point.day === day || chain[place + 1]?.step === 'without-device';
}

/** Thousandths as a decimal in text: 68400n is '68.4'. */
export function quantityText(thousandths: bigint): string {
  return String(fromParts(thousandths, quantityPlaces));
}
