import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { recordEndpoints } from '../core/call/record-endpoints.ts';
import { id } from '../core/fields.ts';
import { resolutionList } from './resolution.list.ts';
import { resolutionCreate, resolutionDetails, resolutionUpdate } from './resolution.model.ts';
import { resolutionRecord } from './resolution.record.ts';

/** The calls of the resolutions. */
export const resolutionEndpoints = areaCalls('resolution', {
  ...recordEndpoints(resolutionRecord, {
    key: z.object({ id }),
    list: resolutionList,
    details: resolutionDetails,
    create: resolutionCreate,
    update: resolutionUpdate,
    refuses: { create: ['conflict'], update: ['conflict'], delete: ['conflict'] },
    summaries: { delete: 'Delete a resolution that no tariff names' },
    paths: {
      list: '/api/resolution',
      get: '/api/resolution/get/:id',
      create: '/api/resolution/create',
      update: '/api/resolution/update',
      delete: '/api/resolution/delete/:id',
    },
  }),
});
