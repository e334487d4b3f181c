import type { BlockedReason } from '@grzadka/contract/charge/line/blocked-plot';
import type { Period } from '@grzadka/contract/meter/consumption/periods';
import type { CountedMeter } from './counted-meter.ts';

/** Why days of a meter cannot be charged: one of its readings on them waits for an answer; undefined where none does. */
export function unansweredIn(
  { meter, chain }: CountedMeter,
  { from, thru }: Period,
): BlockedReason | undefined {
  const waiting = chain.find(
    ({ point }) => point.day >= from && point.day <= thru && meter.unanswered.includes(point.id),
  );
  const { id, name } = meter;
  return waiting && { code: 'to-confirm', meter: { id, name }, measurementId: waiting.point.id };
}
