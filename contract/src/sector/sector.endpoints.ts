import { areaCalls } from '../core/call/area-calls.ts';
import { recordEndpoints } from '../core/call/record-endpoints.ts';
import { sectorCreate, sectorUpdate } from './sector.model.ts';
import { sectorOptionsCall } from './sector.options.ts';
import { sectorRecord } from './sector.record.ts';

/** The sectors of the garden: docs/product/records.md#sector. */
export const sectorEndpoints = areaCalls('sector', {
  list: sectorOptionsCall,
  ...recordEndpoints(sectorRecord, {
    create: sectorCreate,
    update: sectorUpdate,
    refuses: { create: ['conflict'], update: ['conflict'], delete: ['conflict'] },
    summaries: {
      create: 'Add a sector behind the others',
      update: 'Rename a sector or move it to another place',
      delete: 'Delete a sector without gardens and meters',
    },
  }),
});
