import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { recordEndpoints } from '../core/call/record-endpoints.ts';
import { id } from '../core/fields.ts';
import { exemptionList } from './exemption.list.ts';
import { exemptionCreate, exemptionDetails, exemptionUpdate } from './exemption.model.ts';
import { exemptionRecord } from './exemption.record.ts';

/** The calls of the exemptions. */
export const exemptionEndpoints = areaCalls('exemption', {
  ...recordEndpoints(exemptionRecord, {
    key: z.object({ id }),
    list: exemptionList,
    details: exemptionDetails,
    create: exemptionCreate,
    update: exemptionUpdate,
    paths: {
      list: '/api/exemption',
      get: '/api/exemption/get/:id',
      create: '/api/exemption/create',
      update: '/api/exemption/update',
      delete: '/api/exemption/delete/:id',
    },
  }),
});
