import { toThousandths } from '../../core/number/exact-decimal.ts';
import { type Surroundings, surroundingsOf } from './surroundings.ts';
import type { VerdictCandidate, VerdictContext } from './verdict-context.ts';

/** How many times as much as usual is too much. */
export const implausibleFactor = 10;

/** Up to how many times the expected use a dial may have risen through zero for that to be the likely answer. */
const likelyRollOverFactor = 3;

/** Whether the value is below the point before it. */
export function isSmaller(value: number, { before }: Surroundings): boolean {
  return before !== undefined && value < before.value;
}

/** Whether the dial rose by more than ten times what is usual since the point before; by just that is none. */
export function isTooLarge(value: number, { before, expectedUse }: Surroundings): boolean {
  if (before === undefined || expectedUse === null) return false;
  const risen = toThousandths(value) - toThousandths(before.value);
  return exceeds(risen, implausibleFactor * expectedUse);
}

/**
 * Whether a value below the one before is likely to come of a dial that passed through zero: its digits are known, and
 * the rise is then no more than three times what is expected (docs/product/readings.md#answers).
 */
export function isRollOverLikely(
  { value, measuredAt }: VerdictCandidate,
  context: VerdictContext,
): boolean {
  const around = surroundingsOf(measuredAt, context);
  if (around?.before === undefined || !isSmaller(value, around)) return false;
  const { before, device, expectedUse } = around;
  if (device.digits === null || expectedUse === null) return false;
  const risen = toThousandths(10 ** device.digits + value) - toThousandths(before.value);
  return !exceeds(risen, likelyRollOverFactor * expectedUse);
}

/** Compares a rise in thousandths with a limit that comes of a rate, whose last bits are not to decide. */
function exceeds(risenThousandths: number, limit: number): boolean {
  return risenThousandths > limit * 1000 * (1 + 1e-13);
}
