import { toParts } from '@grzadka/contract/core/number/exact-decimal';
import { quantityPlaces } from '@grzadka/contract/meter/consumption/counted-chain';
import type { Period } from '@grzadka/contract/meter/consumption/periods';
import type { TariffTerms } from '@grzadka/contract/tariff/tariff-terms';
import { dayBefore } from '../holding.ts';

export type MeteredTerms = Extract<TariffTerms, { method: 'consumption' }>;

type Segment = MeteredTerms['segments'][number];

/** A part of a consumption that has one price; its quantity is in thousandths. */
export interface TierPart {
  readonly quantity: bigint;
  readonly rate: string;
  /** From where to where the price holds; null is from the beginning, or without an end. */
  readonly above: string | null;
  readonly upTo: string | null;
}

/**
 * Cuts a consumption in thousandths by the limits of tiers; `before` is the part of the tiers that is used up already
 * (docs/product/charges.md#tiers). No consumption gives one part, of nothing.
 */
export function fillTiers(tiers: Segment['tiers'], before: bigint, quantity: bigint): TierPart[] {
  const end = before + quantity;
  const parts = tiers.map(({ upTo, rate }, place) => {
    const above = tiers[place - 1]?.upTo ?? null;
    const low = larger(limit(above) ?? 0n, before);
    const high = smaller(limit(upTo) ?? end, end);
    return { quantity: high - low, rate, above, upTo };
  });
  const filled = parts.filter((part) => part.quantity > 0n);
  return filled.length > 0
    ? filled
    : parts.filter(({ upTo }) => upTo === null || (limit(upTo) ?? 0n) > before).slice(0, 1);
}

function limit(upTo: string | null): bigint | null {
  return upTo === null ? null : toParts(Number(upTo), quantityPlaces);
}

const larger = (one: bigint, other: bigint) => (one > other ? one : other);
const smaller = (one: bigint, other: bigint) => (one < other ? one : other);

/** Some days with the tiers that hold in them. */
export interface PricedDays extends Period {
  readonly tiers: Segment['tiers'];
}

/** The days cut at the first day of each price; days before the first one take its price, too. */
export function cutByPrice({ from, thru }: Period, segments: readonly Segment[]): PricedDays[] {
  return segments.flatMap(({ tiers, ...segment }, place) => {
    const next = segments[place + 1];
    const first = place === 0 || segment.from < from ? from : segment.from;
    const last = next === undefined || next.from > thru ? thru : dayBefore(next.from);
    return first <= last ? [{ from: first, thru: last, tiers }] : [];
  });
}
