import { priceOf } from '../core/money/price-of.ts';
import { divideHalfUp, fromParts, toParts } from '../core/number/exact-decimal.ts';
import type { Consumption } from '../meter/consumption/consumption.model.ts';
import { quantityPlaces } from '../meter/consumption/counted-chain.ts';
import type { MeterType } from '../meter/meter.labels.ts';
import type { LossAlert, LossBalance, LossCertainty } from './loss-balance.model.ts';

/** From how many percent a loss is high, by what is metered (docs/product/readings.md#loss-balance). */
export const highLossFrom = {
  WaterMeter: 15,
  ElectricityMeter: 8,
} as const satisfies Record<MeterType, number>;

/** How many meters are named where a loss is negative: as many as somebody would walk to at first. */
const suspectsNamed = 3;

/** A meter of a zone with what it consumed in the time of the balance. */
export interface BalancedMeter {
  readonly meter: { readonly id: string; readonly name: string };
  readonly consumption: Pick<Consumption, 'quantity' | 'quality'>;
  /** What it consumed in the time just before, as many days long; null where that is not known. */
  readonly quantityBefore: number | null;
}

/** The meters of a zone, and what a unit costs in złoty, to four decimals; null where nobody says. */
export interface BalancedZone {
  readonly type: MeterType;
  readonly main: readonly BalancedMeter[];
  readonly plots: readonly BalancedMeter[];
  readonly common: readonly BalancedMeter[];
  readonly price: number | null;
}

/** Decimals of a share. */
const sharePlaces = 1;

/**
 * What the main meters of a zone counted and no other did, exactly, with its share and its cost
 * (docs/product/readings.md#loss-balance). Nothing is taken off for a member that is not known, so that the loss is at most the
 * one returned.
 */
export function lossBalance({ type, main, plots, common, price }: BalancedZone): LossBalance {
  const members = [...plots, ...common];
  const certainty = certaintyOf(main, members);
  const totals = { main: total(main), plots: total(plots), common: total(common) };
  const loss = certainty === 'unknown' ? null : totals.main - totals.plots - totals.common;
  const share = loss === null ? null : shareOf(loss, totals.main);
  const alert = alertOf(type, loss, share);
  return {
    main: certainty === 'unknown' ? null : fromParts(totals.main, quantityPlaces),
    plots: fromParts(totals.plots, quantityPlaces),
    common: fromParts(totals.common, quantityPlaces),
    certainty,
    loss: loss === null ? null : fromParts(loss, quantityPlaces),
    share,
    cost: loss === null || price === null ? null : costOf(loss, price),
    alert,
    suspects: alert === 'negative' ? largestRises(members) : [],
    coverage: coverageOf([...main, ...members]),
  };
}

function isKnown({ consumption }: BalancedMeter): boolean {
  return consumption.quantity !== null;
}

function certaintyOf(
  main: readonly BalancedMeter[],
  members: readonly BalancedMeter[],
): LossCertainty {
  if (main.length === 0 || !main.every(isKnown)) return 'unknown';
  return members.every(isKnown) ? 'exact' : 'at-most';
}

/** What is known of the consumption of meters, in thousandths. */
function total(meters: readonly BalancedMeter[]): bigint {
  return meters.reduce(
    (sum, { consumption }) => sum + toParts(consumption.quantity ?? 0, quantityPlaces),
    0n,
  );
}

/** In percent, to the tenth. */
function shareOf(loss: bigint, main: bigint): number | null {
  const tenths = 100n * toParts(1, sharePlaces);
  return main === 0n ? null : fromParts(divideHalfUp(loss * tenths, main), sharePlaces);
}

/** In grosze. */
function costOf(loss: bigint, price: number): number {
  return priceOf(String(fromParts(loss, quantityPlaces)), String(price));
}

/** By the share as it is shown, so that nobody reads '15,0 %' without a warning. */
function alertOf(type: MeterType, loss: bigint | null, share: number | null): LossAlert | null {
  if (loss !== null && loss < 0n) return 'negative';
  return share !== null && share >= highLossFrom[type] ? 'high' : null;
}

/**
 * The meters whose consumption rose most since the time before, where a reading that is too high shows; a large one
 * alone is usual of a large garden. What was not known before is a rise from zero.
 */
function largestRises(members: readonly BalancedMeter[]): LossBalance['suspects'] {
  return members
    .map(({ meter, consumption, quantityBefore }) => ({
      meter,
      rise:
        toParts(consumption.quantity ?? 0, quantityPlaces) -
        toParts(quantityBefore ?? 0, quantityPlaces),
    }))
    .filter(({ rise }) => rise > 0n)
    .toSorted((one, other) => Number(other.rise - one.rise))
    .slice(0, suspectsNamed)
    .map(({ meter: { id, name } }) => ({ id, name }));
}

function coverageOf(meters: readonly BalancedMeter[]): LossBalance['coverage'] {
  const undetermined = meters.filter((meter) => !isKnown(meter)).length;
  const estimated = meters.filter(({ consumption }) => consumption.quality === 'estimated').length;
  const certain = meters.length - undetermined - estimated;
  return { total: meters.length, certain, estimated, undetermined };
}
