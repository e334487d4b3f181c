/** Where cash is taken and given. */
export const paymentPaths = {
  receive: '/transakcje/wplata',
  payOut: '/transakcje/wyplata',
} as const;

/** What names in the address the account that somebody pays for. */
export const askedSettlement = 'konto';

/** The form of a payment with its account chosen. */
export function receivePath(settlementId: string): string {
  return `${paymentPaths.receive}?${new URLSearchParams({ [askedSettlement]: settlementId })}`;
}
