import { formatAmount } from '../core/number/amount.ts';
import { dayInFigures } from '../core/time/in-figures.ts';
import { termOn } from '../core/time/working-days.ts';
import { endsThisYear, limitedOn } from '../ledger/limitation.ts';
import { reminderLevelLabels } from '../message/reminder-levels.ts';
import { contactKindLabels, contactWayLabels, type DebtorListItem } from './debtor.model.ts';

/** The next step with a debtor in words, as of `today`: docs/product/debtors.md#next-step. */
export function nextStep({ plan, dueSince, reminders }: DebtorListItem, today: string): string {
  if (plan?.state === 'kept' && plan.next) {
    return `Rata płatna ${dayInFigures(termOn(today, plan.next.on))}`;
  }
  if (endsThisYear(dueSince, today)) {
    return limitedOn(dueSince) < today ? 'Przedawnione' : 'Przedawnia się w tym roku';
  }
  if (plan?.state === 'broken' && plan.broken) {
    return `Rata zaległa od ${dayInFigures(plan.broken.on)}`;
  }
  return nextReminder(reminders, today);
}

/** What may be sent next, and from when; a warning is for the board to decide on. */
function nextReminder(
  { reached, waits, nextOn }: DebtorListItem['reminders'],
  today: string,
): string {
  if (waits) return 'Wezwanie czeka na wysłanie';
  if (reached >= 2) return 'Decyzja zarządu';
  if (nextOn === null) return 'Za mało na wezwanie';
  const next = reminderLevelLabels[reached === 0 ? 1 : 2];
  return nextOn > today ? `${next} od ${dayInFigures(nextOn)}` : `${next} można wysłać`;
}

/** The last letter to a debtor in words; null where there was none. */
export function contactInWords(contact: DebtorListItem['lastContact']): string | null {
  if (contact === null) return null;
  const { kind, level, way, on, isDelivered } = contact;
  const what = level === null ? contactKindLabels[kind] : reminderLevelLabels[level];
  const done = isDelivered ? ', doręczono' : '';
  return `${dayInFigures(on)}: ${what} (${contactWayLabels[way]}${done})`;
}

/** The last payment of a debtor in words; null where there was none. */
export function paymentInWords(payment: DebtorListItem['lastPayment']): string | null {
  return payment && `${dayInFigures(payment.on)}: ${formatAmount(payment.amount)}`;
}
