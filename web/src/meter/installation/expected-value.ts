import { toThousandths } from '@grzadka/contract/core/number/exact-decimal';
import { surroundingsOf } from '@grzadka/contract/meter/verdict/surroundings';
import type { VerdictContext } from '@grzadka/contract/meter/verdict/verdict-context';

const dayInMilliseconds = 24 * 60 * 60 * 1000;

/**
 * What the dial is expected to show at an instant, to the thousandth: what it showed last, and the usual for the time since.
 * Undefined where nothing shows that, or where the dial would have passed through zero meanwhile.
 */
export function expectedValue(at: string, context: VerdictContext): number | undefined {
  const around = surroundingsOf(at, context);
  if (around?.before === undefined || context.usual === null) return undefined;
  const { before, device } = around;
  const days = (Date.parse(at) - Date.parse(before.at)) / dayInMilliseconds;
  const value = toThousandths(before.value + (context.usual * days) / device.multiplier) / 1000;
  return device.digits !== null && value >= 10 ** device.digits ? undefined : value;
}
