import type { VerdictContext } from '@grzadka/contract/meter/verdict/verdict-context';
import { numberOf } from './judge-line.ts';
import type { SheetEntry } from '../sheet-entry.ts';

/**
 * Which of the measurements a typed value became, where nobody heard of its being saved: one of the same value and time, or,
 * where it was read when it was typed, none from before that.
 */
export function becameOf(
  { typed, measuredAt, typedAt }: SheetEntry,
  { measurements }: VerdictContext,
): string | undefined {
  const value = numberOf(typed);
  const earliest = Date.parse(typedAt ?? '') - clockTolerance;
  return measurements.find(
    (one) =>
      one.value === value &&
      (measuredAt === null
        ? Date.parse(one.measuredAt) >= earliest
        : one.measuredAt === measuredAt),
  )?.id;
}

/** By how much the clocks of browser and server may differ, in milliseconds. */
const clockTolerance = 10 * 60_000;
