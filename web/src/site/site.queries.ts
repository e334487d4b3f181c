import { siteEndpoints } from '@grzadka/contract/site/site.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../core/api/call.ts';

/** Whether there is a public site, and where. The settings decide, and say so when they change. */
export const siteStateQuery = queryOptions({
  queryKey: ['site', 'state'],
  queryFn: ({ signal }) => call(siteEndpoints.state, {}, { signal }),
});
