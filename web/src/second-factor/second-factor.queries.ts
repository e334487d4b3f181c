import { secondFactorEndpoints } from '@grzadka/contract/second-factor/second-factor.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../core/api/call.ts';

/** Whether the second factor of the person signed in is on. */
export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => call(secondFactorEndpoints.get, {}, { signal }),
});
