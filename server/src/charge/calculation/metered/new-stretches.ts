import type { BlockedReason } from '@grzadka/contract/charge/line/blocked-plot';
import { dayAfter, type Period } from '@grzadka/contract/meter/consumption/periods';
import { isBlocked } from '../fee.ts';
import { dayBefore } from '../holding.ts';
import type { RunTerms } from '../terms.ts';
import { type CountedMeter, used } from './counted-meter.ts';
import { hadDevice } from './devices.ts';

/** A meter's kind in a run. */
interface Asked {
  readonly run: RunTerms;
  readonly feeKindId: string;
  readonly isFlatInstead: boolean;
  /** Whether anybody has the plot on some of the days. */
  readonly isHeld: (days: Period) => boolean;
}

/**
 * The days of a meter that a run is to charge for a kind: from the day after what is charged, or from where charging
 * began, to its last reading in the run's days, what is charged left out (docs/product/charges.md#stretches). Where a flat
 * amount stands for what was not read, an estimate ends nothing, and what was not read waits. So it does where nobody could owe
 * it.
 */
export function newStretches(counted: CountedMeter, asked: Asked): Period[] | BlockedReason {
  const { run, feeKindId, isHeld } = asked;
  const billed = counted.meter.stretches.filter((one) => one.feeKindId === feeKindId);
  const daysUntil = (thru: string) => unbilled({ from: firstDay(counted, run), thru }, billed);
  const end = lastDay(counted, run.readingWindow, asked.isFlatInstead);
  if (isBlocked(end)) return daysUntil(run.readingWindow.thru).some(isHeld) ? end : [];
  const stretches = end.thru === null ? [] : daysUntil(end.thru);
  const isUnknown = stretches.some((days) => used(counted, days).quantity === null);
  if (!isUnknown) return stretches;
  const { id, name } = counted.meter;
  return stretches.some(isHeld) ? { code: 'undetermined', meter: { id, name } } : [];
}

/** The first day that is to be charged at all: of a device that was mounted since, the day after that. */
function firstDay({ meter, chain }: CountedMeter, { firstMeteredDay }: RunTerms): string {
  if (meter.chargedSince !== null) return meter.chargedSince;
  const first = chain[0]?.point;
  const mounted = first?.kind === 'first' ? dayAfter(first.day) : '';
  return mounted > firstMeteredDay ? mounted : firstMeteredDay;
}

/** The day that ends what is charged; null where there is none yet. */
function lastDay(
  { meter, chain }: CountedMeter,
  window: Period,
  isFlatInstead: boolean,
): { readonly thru: string | null } | BlockedReason {
  const days = chain
    .filter(({ point }) => point.day <= window.thru && !(isFlatInstead && point.isEstimate))
    .map(({ point }) => point.day);
  const last = days.at(-1);
  const isRead = last !== undefined && last >= window.from;
  if (isRead) return { thru: last };
  const { id, name } = meter;
  // What nobody can or need read any more is charged up to where it was read.
  if (!meter.active || !hadDevice(meter, window)) return { thru: last ?? null };
  return isFlatInstead ? { thru: null } : { code: 'no-reading', meter: { id, name }, ...window };
}

/** What of some days is not charged. */
function unbilled({ from, thru }: Period, billed: readonly Period[]): Period[] {
  const gaps: Period[] = [];
  let start = from;
  for (const one of billed.toSorted((a, b) => a.from.localeCompare(b.from))) {
    const end = dayBefore(one.from);
    if (start <= end) gaps.push({ from: start, thru: end < thru ? end : thru });
    if (start <= one.thru) start = dayAfter(one.thru);
  }
  return [...gaps, { from: start, thru }].filter((gap) => gap.from <= gap.thru);
}
