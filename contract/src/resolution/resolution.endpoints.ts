import { areaCalls } from '../core/call/area-calls.ts';
import { recordEndpoints } from '../core/call/record-endpoints.ts';
import { resolutionList } from './resolution.list.ts';
import { resolutionCreate, resolutionDetails, resolutionUpdate } from './resolution.model.ts';
import { resolutionRecord } from './resolution.record.ts';

/** The calls of the resolutions. */
export const resolutionEndpoints = areaCalls('resolution', {
  ...recordEndpoints(resolutionRecord, {
    list: resolutionList,
    details: resolutionDetails,
    create: resolutionCreate,
    update: resolutionUpdate,
    refuses: { delete: ['conflict'] },
    summaries: { delete: 'Delete a resolution that no tariff names' },
  }),
});
