import { generatePath } from 'react-router';

/** Where money is taken and given, and payments are spread by hand. */
export const paymentPaths = {
  receive: '/transakcje/wplata',
  payOut: '/transakcje/wyplata',
  /** Refunds by bank that wait, and the form of a new one. */
  refunds: '/transakcje/zwroty',
  planRefund: '/transakcje/zwrot-przelewem',
  spread: '/transakcje/rozliczenie-wplaty/:id',
} as const;

/** Where it is said what a payment covers. */
export function spreadPath(id: string): string {
  return generatePath(paymentPaths.spread, { id });
}
