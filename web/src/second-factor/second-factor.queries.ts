import { secondFactorEndpoints } from '@grzadka/contract/second-factor/second-factor.endpoints';
import { callQuery } from '../core/api/call-query.ts';

/** Whether the second factor of the person signed in is on. */
export const secondFactorQuery = callQuery(['second-factor'], secondFactorEndpoints.get, {});
