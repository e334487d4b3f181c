import { divideHalfUp, fromParts, toParts } from '../../core/number/exact-decimal.ts';
import { daysBetween } from '../../core/time/calendar-steps.ts';
import { dayOf } from '../../core/time/time-zone.ts';
import { surroundingsOf } from './surroundings.ts';
import type { exactUsualRate } from './usual-rate.ts';
import type { VerdictContext } from './verdict-context.ts';

/** Decimals of a value of the dial, and of a multiplier. */
const places = 3;

/**
 * What the dial is estimated to show at an instant: the point before it and what is usual for each day since, reckoned exactly
 * and rounded to the thousandth. Undefined where nothing shows what is usual, where no device is there or nothing was read of it on
 * an earlier day, and beyond the largest value of the dial (docs/product/campaigns.md#estimates).
 */
export function estimatedValue(
  instant: string,
  context: VerdictContext,
  usual: ReturnType<typeof exactUsualRate>,
): { readonly value: number; readonly installationId: string } | undefined {
  const around = surroundingsOf(instant, context);
  if (usual === null || around?.before === undefined) return undefined;
  const { before, device } = around;
  const days = daysBetween(dayOf(before.at), dayOf(instant));
  if (days <= 0) return undefined;
  const risen = divideHalfUp(
    usual.dividend * BigInt(days),
    usual.divisor * toParts(device.multiplier, places),
  );
  const value = fromParts(toParts(before.value, places) + risen, places);
  const isBeyond = device.digits !== null && value >= 10 ** device.digits;
  return isBeyond ? undefined : { value, installationId: device.id };
}
