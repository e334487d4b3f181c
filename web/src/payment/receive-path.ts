import { amountFigures } from '@grzadka/contract/core/number/amount';
import { paymentPaths } from './payment.paths.ts';

/** What names in the address the account that somebody pays for. */
export const askedSettlement = 'konto';

/** What names in the address how much is to be paid, as it is typed. */
export const askedAmount = 'kwota';

/** The form of a payment with its account chosen, and with its amount in grosze where that is known. */
export function receivePath(settlementId: string, amount?: number): string {
  const asked = new URLSearchParams({ [askedSettlement]: settlementId });
  if (amount !== undefined) asked.set(askedAmount, amountFigures(amount));
  return `${paymentPaths.receive}?${asked}`;
}
