import { formatAmount } from '@grzadka/contract/core/number/amount';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import type { PlanStanding } from '@grzadka/contract/settlement/plan-standing';

/** How a plan stands, in a line: what is to be paid next, or what was missed. */
export function planInWords({ state, broken, next }: PlanStanding): string | null {
  if (state === 'kept' && next) {
    return `Raty: następna ${dayInFigures(next.on)}, ${formatAmount(next.amount)}`;
  }
  if (state === 'broken' && broken) {
    return `Raty: niezapłacona ${dayInFigures(broken.on)}, brakowało ${formatAmount(broken.amount)}`;
  }
  return null;
}
