import { dayNumber } from '../core/time/day-number.ts';

/** When somebody holds a garden; null is a first day that is not known, or a last day that is not set. */
interface Holding {
  readonly validFrom: string | null;
  readonly validThru: string | null;
}

/**
 * Whether who holds a garden from `validFrom` on, null where that is not known, holds it together with another one, and so
 * shares their settlement account: the other has it on that day and on the next (docs/product/settlements.md#accounts).
 * The database decides by the same rule.
 */
export function holdsTogether(validFrom: string | null, other: Holding): boolean {
  if (validFrom === null) return other.validFrom === null;
  const hasBegun = other.validFrom === null || other.validFrom <= validFrom;
  return hasBegun && (other.validThru === null || other.validThru > validFrom);
}

/** Whether there may be a common account at all: the other one still has the garden on the day before, or later. */
export function mayShare(validFrom: string | null, { validThru }: Holding): boolean {
  if (validFrom === null || validThru === null) return true;
  return dayNumber(validThru) >= dayNumber(validFrom) - 1;
}

/**
 * Whether who holds a garden from `validFrom` on may have taken it over from somebody whose last day is `lastDay`: it lies
 * on or before the day after that first one.
 */
export function tookOver(validFrom: string | null, lastDay: string): boolean {
  return validFrom !== null && dayNumber(lastDay) <= dayNumber(validFrom) + 1;
}
