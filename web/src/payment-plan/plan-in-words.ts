import { formatAmount } from '@grzadka/contract/core/number/amount';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { termOn } from '@grzadka/contract/core/time/working-days';
import type { PlanStanding } from '@grzadka/contract/settlement/plan-standing';

/** How a plan stands, in a line, as of `today`: what is to be paid next, or what was missed. */
export function planInWords({ state, broken, next }: PlanStanding, today: string): string | null {
  if (state === 'kept' && next) {
    const term = dayInFigures(termOn(today, next.on));
    return `Raty: następna ${term}, ${formatAmount(next.amount)}`;
  }
  if (state === 'broken' && broken) {
    return `Raty: niezapłacona ${dayInFigures(broken.on)}, brakowało ${formatAmount(broken.amount)}`;
  }
  return null;
}
