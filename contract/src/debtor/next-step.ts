import { formatAmount } from '../core/number/amount.ts';
import { addDays } from '../core/time/calendar-steps.ts';
import { dayInFigures } from '../core/time/in-figures.ts';
import { endsThisYear, limitedOn } from '../ledger/limitation.ts';
import { contactKindLabels, contactWayLabels, type DebtorListItem } from './debtor.model.ts';

/** So many days after its term a debt may be reminded of, and after the last letter the next one may go. */
const pause = 14;

/** The next step with a debtor in words, as of `today`: docs/product/debtors.md#next-step. */
export function nextStep(
  { plan, dueSince, days, lastContact }: DebtorListItem,
  today: string,
): string {
  if (plan?.state === 'kept' && plan.next) return `Rata płatna ${dayInFigures(plan.next.on)}`;
  if (endsThisYear(dueSince, today)) {
    return limitedOn(dueSince) < today ? 'Przedawnione' : 'Przedawnia się w tym roku';
  }
  if (plan?.state === 'broken' && plan.broken) {
    return `Rata zaległa od ${dayInFigures(plan.broken.on)}`;
  }
  const waits = lastContact !== null && addDays(lastContact.on, pause) > today;
  return days < pause || waits ? 'Czeka na termin' : 'Przypomnienie można wysłać';
}

/** The last letter to a debtor in words; null where there was none. */
export function contactInWords(contact: DebtorListItem['lastContact']): string | null {
  if (contact === null) return null;
  const { kind, way, on, isDelivered } = contact;
  const done = isDelivered ? ', doręczono' : '';
  return `${dayInFigures(on)}: ${contactKindLabels[kind]} (${contactWayLabels[way]}${done})`;
}

/** The last payment of a debtor in words; null where there was none. */
export function paymentInWords(payment: DebtorListItem['lastPayment']): string | null {
  return payment && `${dayInFigures(payment.on)}: ${formatAmount(payment.amount)}`;
}
