import { formatAmount } from '@grzadka/contract/core/number/amount';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';

/** What an account came to at the end of a day, in grosze. */
export interface DayBalance {
  readonly day: string;
  readonly amount: number;
}

/** Days that no statement was taken in for. */
interface MissingStatement {
  readonly from: string;
  readonly thru: string;
  /** What moved on them, in grosze. */
  readonly difference: number;
  readonly message: string;
}

/**
 * What is missing between the last closing balance and a statement that opens with `opening` on the day `from`; null where they fit, or the
 * statement goes back to days that are known (docs/product/bank.md#checks).
 */
export function findMissingStatement(
  last: DayBalance,
  { from, opening }: { readonly from: string; readonly opening: number },
): MissingStatement | null {
  const difference = opening - last.amount;
  if (difference === 0 || from <= last.day) return null;
  const after = Temporal.PlainDate.from(last.day).add({ days: 1 }).toString();
  const before = Temporal.PlainDate.from(from).subtract({ days: 1 }).toString();
  // Of days that follow one another the one is named on which the balance does not fit.
  const thru = before < after ? after : before;
  const days = `${dayInFigures(after)}–${dayInFigures(thru)}`;
  const message = `Brakuje wyciągu: ${days}, różnica ${formatAmount(difference)}`;
  return { from: after, thru, difference, message };
}
