import { accountEndpoints } from '@grzadka/contract/account/account.endpoints';
import { callQuery } from '../core/api/call-query.ts';

/** The sessions of the person signed in, the last used first. */
export const ownSessionsQuery = callQuery(['account', 'sessions'], accountEndpoints.sessions, {});
