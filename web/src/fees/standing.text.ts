import { countedDays } from '@grzadka/contract/core/counted';
import { formatAmount } from '@grzadka/contract/core/number/amount';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { daysLate } from '@grzadka/contract/core/time/working-days';
import type { AccountStanding } from '@grzadka/contract/settlement/settlement.model';

/** Since when something is overdue, and how long that is: 'od 2025.06.30 (516 dni)'. */
function since(dueOn: string, today: string): string {
  return `od\u00a0${dayInFigures(dueOn)} (${countedDays(daysLate(dueOn, today))})`;
}

/** What a balance is, in words, without its amount. */
export function sideOf(balance: number): string {
  if (balance === 0) return 'Nic do zapłaty';
  return balance > 0 ? 'do zapłaty' : 'nadpłaty';
}

/** What is overdue of it and since when; null where nothing is. */
export function overdueText(
  { balance, due, dueSince }: Omit<AccountStanding, 'next' | 'plan'>,
  today: string,
): string | null {
  if (dueSince === null) return null;
  if (due === balance) return `po terminie ${since(dueSince, today)}`;
  return `po terminie ${formatAmount(due)} ${since(dueSince, today)}`;
}

/** Until when something else is to be paid; null where nothing else is open. */
export function nextTermText({ next }: Pick<AccountStanding, 'next'>): string | null {
  return next && `Najbliższy termin: ${dayInFigures(next.on)}, ${formatAmount(next.amount)}`;
}
