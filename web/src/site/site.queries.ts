import { siteEndpoints } from '@grzadka/contract/site/site.endpoints';
import { callQuery } from '../core/api/call-query.ts';

/** Whether there is a public site, and where: a part of the settings, with whose changes it is read anew. */
export const siteStateQuery = callQuery(['settings', 'site'], siteEndpoints.state, {});
