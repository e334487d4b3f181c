import { divideHalfUp, toParts } from '../../core/number/exact-decimal.ts';
import { dayNumber } from '../../core/time/day-number.ts';
import { chainPoints } from './chain-points.ts';
import type { ChainPoint } from './consumption.model.ts';
import { riseOfDial } from './dial-rise.ts';
import type { ChainedInstallation, MeterChain } from './meter-chain.ts';

/**
 * What lies between two neighbouring points: a consumption that is known, none because no device was there, or one that cannot
 * be known.
 */
type ChainStep = 'counted' | 'without-device' | 'undetermined';

/** A point of a chain with what was counted up to it. */
export interface CountedPoint {
  readonly point: ChainPoint;
  /** The number of the day for whose end it speaks. */
  readonly day: number;
  /** What was counted up to it, in millionths of the meter's unit: thousandths times those of the multiplier. */
  readonly counted: bigint;
  /** The step that leads to it; null at the first point. */
  readonly step: ChainStep | null;
}

/** Decimals of a dial, of a consumption, and of a multiplier. */
export const quantityPlaces = 3;

/** Millionths in a thousandth. */
const millionths = 1000n;

/** Counts a chain from its first point, where the dial's value times the multiplier stands, to its last one. */
export function countChain({ installations, measurements }: MeterChain): CountedPoint[] {
  const measured = Map.groupBy(measurements, ({ installationId }) => installationId);
  const chain: CountedPoint[] = [];
  for (const installation of installations) {
    const points = chainPoints(installation, measured.get(installation.id) ?? []);
    for (const [index, point] of points.entries()) {
      const before = points[index - 1];
      const { step, quantity } = before ? stepBetween(before, point, installation) : withoutDevice;
      const last = chain.at(-1);
      const counted = last
        ? last.counted + quantity
        : multiplied(toParts(point.value, quantityPlaces), installation);
      chain.push({ point, day: dayNumber(point.day), counted, step: last ? step : null });
    }
  }
  return chain;
}

/** What a step adds, in millionths. */
interface Counted {
  readonly step: ChainStep;
  readonly quantity: bigint;
}

const withoutDevice: Counted = { step: 'without-device', quantity: 0n };
const undetermined: Counted = { step: 'undetermined', quantity: 0n };

/**
 * What was counted from a point to the next one of the same device. Nobody can tell where the dial fell and nobody
 * says that it passed through zero, or where it showed more than its digits allow.
 */
function stepBetween(
  before: ChainPoint,
  after: ChainPoint,
  installation: ChainedInstallation,
): Counted {
  const risen = riseOfDial(before, after, installation.digits);
  return risen < 0
    ? undetermined
    : { step: 'counted', quantity: multiplied(BigInt(risen), installation) };
}

function multiplied(thousandths: bigint, { multiplier }: ChainedInstallation): bigint {
  return thousandths * toParts(multiplier, quantityPlaces);
}

/** The place of the last point on or before a day; -1 where there is none. */
export function lastPlaceUpTo(chain: readonly CountedPoint[], day: number): number {
  let low = 0;
  let high = chain.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((chain[middle]?.day ?? Number.POSITIVE_INFINITY) <= day) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/**
 * What was counted up to the end of a day, in thousandths, a half up: between two points the even share by whole days.
 * Null before the first and after the last point.
 */
export function countedAt(chain: readonly CountedPoint[], day: number): bigint | null {
  const place = lastPlaceUpTo(chain, day);
  const before = chain[place];
  if (before === undefined) return null;
  if (before.day === day) return divideHalfUp(before.counted, millionths);
  const after = chain[place + 1];
  if (after === undefined) return null;
  const days = BigInt(after.day - before.day);
  const gone = BigInt(day - before.day);
  return divideHalfUp(
    before.counted * days + (after.counted - before.counted) * gone,
    days * millionths,
  );
}
