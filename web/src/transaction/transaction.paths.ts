import { generatePath } from 'react-router';

/** The pattern of the address at which a movement of money is shown. */
export const transactionPattern = '/transakcje/operacja/:id';

/** The address at which a movement of money is shown. */
export function transactionPath(id: string): string {
  return generatePath(transactionPattern, { id });
}
