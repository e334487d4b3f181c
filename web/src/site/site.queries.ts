import { siteEndpoints } from '@grzadka/contract/site/site.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../core/api/call.ts';

/** Whether there is a public site, and where: a part of the settings, with whose changes it is read anew. */
export const siteStateQuery = queryOptions({
  queryKey: ['settings', 'site'],
  queryFn: ({ signal }) => call(siteEndpoints.state, {}, { signal }),
});
