import { sectorEndpoints } from '@grzadka/contract/sector/sector.endpoints';
import { callQuery } from '../core/api/call-query.ts';

/** The name of the record: the cached sectors, and the news of their changes, bear it. */
export const sectorRecordName = 'sector';

/** The sectors in their order. */
export const sectorsQuery = callQuery([sectorRecordName, 'list'], sectorEndpoints.list, {});
