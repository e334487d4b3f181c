import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { recordEndpoints } from '../core/call/record-endpoints.ts';
import { id } from '../core/fields.ts';
import { sectorCreate, sectorUpdate } from './sector.model.ts';
import { sectorOptionsCall } from './sector.options.ts';
import { sectorRecord } from './sector.record.ts';

/** The sectors of the garden: docs/product/records.md#sector. */
export const sectorEndpoints = areaCalls('sector', {
  list: sectorOptionsCall,
  ...recordEndpoints(sectorRecord, {
    key: z.object({ id }),
    create: sectorCreate,
    update: sectorUpdate,
    refuses: { create: ['conflict'], update: ['conflict'], delete: ['conflict'] },
    summaries: {
      create: 'Add a sector behind the others',
      update: 'Rename a sector or move it to another place',
      delete: 'Delete a sector without gardens and meters',
    },
    paths: {
      create: '/api/sector/create',
      update: '/api/sector/update',
      delete: '/api/sector/delete/:id',
    },
  }),
});
