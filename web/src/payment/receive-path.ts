import { paymentPaths } from './payment.paths.ts';

/** What names in the address the account that somebody pays for. */
export const askedSettlement = 'konto';

/** The form of a payment with its account chosen. */
export function receivePath(settlementId: string): string {
  return `${paymentPaths.receive}?${new URLSearchParams({ [askedSettlement]: settlementId })}`;
}
