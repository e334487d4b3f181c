import { bankAccountEndpoints } from '@grzadka/contract/bank/accounts/bank-account.endpoints';
import { callQuery } from '../../core/api/call-query.ts';
import { bankAccountPlace } from './bank-account.paths.ts';

/** The bank accounts in use, with what is on them. */
export const activeBankAccountsQuery = callQuery(
  [bankAccountPlace.name, 'active'],
  bankAccountEndpoints.list,
  { query: { 'filter-by-state': 'true', 'is-active': 'true', limit: '20' } },
);

/** How many lines wait until somebody says what they are for, and of how much. */
export const waitingLinesQuery = callQuery(
  [bankAccountPlace.name, 'waiting'],
  bankAccountEndpoints.waiting,
  {},
);
