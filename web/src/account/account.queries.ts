import { accountEndpoints } from '@grzadka/contract/account/account.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../core/api/call.ts';

/** The sessions of the person signed in, the last used first. */
export const ownSessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: ({ signal }) => call(accountEndpoints.sessions, {}, { signal }),
});
