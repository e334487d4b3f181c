import { areaCalls } from '../core/call/area-calls.ts';
import { recordEndpoints } from '../core/call/record-endpoints.ts';
import { exemptionList } from './exemption.list.ts';
import { exemptionCreate, exemptionDetails, exemptionUpdate } from './exemption.model.ts';
import { exemptionRecord } from './exemption.record.ts';

/** The calls of the exemptions. */
export const exemptionEndpoints = areaCalls('exemption', {
  ...recordEndpoints(exemptionRecord, {
    list: exemptionList,
    details: exemptionDetails,
    create: exemptionCreate,
    update: exemptionUpdate,
    refuses: { create: ['conflict'], update: ['conflict'] },
  }),
});
