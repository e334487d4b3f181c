import { splitByLargestRemainder } from '../core/money/split-by-largest-remainder.ts';
import { addMonths } from '../core/time/calendar-steps.ts';

/** A rate as it is offered: its day and its amount in grosze. */
interface OfferedRate {
  readonly dueOn: string;
  readonly amount: number;
}

/**
 * Equal rates of an amount in grosze, a month apart from a first day on: none is lost, and the first of them are a grosz greater
 * (docs/product/money.md#sharing). Those that would come to nothing are left out.
 */
export function equalRates(amount: number, count: number, firstDay: string): OfferedRate[] {
  const amounts = splitByLargestRemainder(
    amount,
    Array.from({ length: count }, () => '1'),
  );
  return amounts.flatMap((of, place) =>
    of === 0 ? [] : [{ dueOn: addMonths(firstDay, place), amount: of }],
  );
}
