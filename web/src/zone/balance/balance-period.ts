import type { Consumption } from '@grzadka/contract/meter/consumption/consumption.model';
import { zoneBalanceQuery } from '@grzadka/contract/zone/zone-balance.model';

/** Some days, 'YYYY-MM-DD', both ends included. */
export type Days = Pick<Consumption, 'from' | 'thru'>;

/** The days that a balance is asked for, and the price of a unit in złoty; null without one. */
export interface AskedBalance extends Days {
  readonly price: number | null;
}

/** The balance that an address asks for; undefined where it names no whole one. */
export function balanceOfAddress(search: URLSearchParams): AskedBalance | undefined {
  return zoneBalanceQuery.safeParse(Object.fromEntries(search)).data;
}

/** A balance in the parameters of an address, which are those of the call. */
export function balanceParameters({ from, thru, price }: AskedBalance): Record<string, string> {
  return { from, thru, ...(price !== null && { price: String(price) }) };
}

/**
 * The days to begin with: from one reading of the main meter to its last one, so that nothing of it is interpolated. Of
 * several main meters the one counts that was read the longest ago; after that day its own consumption is not known.
 * Undefined where one of them has less than two readings.
 * @param intervals of each main meter its times between readings, the earliest first
 */
export function lastFullInterval(intervals: readonly (readonly Days[])[]): Days | undefined {
  const last = intervals.flatMap((ofMeter) => ofMeter.at(-1) ?? []);
  if (last.length < intervals.length) return undefined;
  return last.toSorted((one, other) => (one.thru < other.thru ? -1 : 1))[0];
}
