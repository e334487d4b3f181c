import { generatePath } from 'react-router';

/** The pattern of the address at which a movement of money is told of. */
export const transactionPattern = '/transakcje/operacja/:id';

/** Where a movement of money is told of. */
export function transactionPath(id: string): string {
  return generatePath(transactionPattern, { id });
}
