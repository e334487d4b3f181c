import { splitByLargestRemainder } from '@grzadka/contract/core/money/split-by-largest-remainder';
import { addDays } from '@grzadka/contract/core/time/calendar-steps';
import { dueDayIn, type Instalments } from '@grzadka/contract/tariff/instalments';
import type { RunTerms } from './terms.ts';

/** Days within which what is issued anew is to be paid, where its own day is gone (docs/product/charges.md#instalments). */
const newTerm = 14;

/** When, and how much of a charge in grosze. */
interface DuePart {
  readonly dueOn: string;
  readonly amount: number;
}

/**
 * Cuts a charge by the weights of its tariff into parts with their days; those of zero are left out, and parts of the same day
 * are one (docs/product/charges.md#instalments).
 */
export function dueParts(
  amount: number,
  instalments: Instalments,
  run: Pick<RunTerms, 'dueYear' | 'issueDay' | 'isCorrection'>,
): DuePart[] {
  const shares = splitByLargestRemainder(
    amount,
    instalments.map(({ weight }) => weight),
  );
  const ofDays = new Map<string, number>();
  for (const [place, { dueMonthDay }] of instalments.entries()) {
    const dueOn = dueDay(dueMonthDay, run);
    ofDays.set(dueOn, (ofDays.get(dueOn) ?? 0) + (shares[place] ?? 0));
  }
  return [...ofDays]
    .map(([dueOn, part]) => ({ dueOn, amount: part }))
    .filter((part) => part.amount !== 0)
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));
}

function dueDay(
  monthDay: string,
  { dueYear, issueDay, isCorrection }: Pick<RunTerms, 'dueYear' | 'issueDay' | 'isCorrection'>,
): string {
  const day = dueDayIn(dueYear, monthDay);
  return isCorrection && day < issueDay ? addDays(issueDay, newTerm) : day;
}
