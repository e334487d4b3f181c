/** Where cash is taken and given. */
export const paymentPaths = {
  receive: '/transakcje/wplata',
  payOut: '/transakcje/wyplata',
} as const;
