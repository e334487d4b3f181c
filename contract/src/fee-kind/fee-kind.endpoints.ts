import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { recordEndpoints } from '../core/call/record-endpoints.ts';
import { id } from '../core/fields.ts';
import { feeKindList } from './fee-kind.list.ts';
import { feeKind, feeKindCreate, feeKindUpdate } from './fee-kind.model.ts';
import { feeKindOptionsCall } from './fee-kind.options.ts';
import { feeKindRecord } from './fee-kind.record.ts';

/** The calls of the fee kinds. */
export const feeKindEndpoints = areaCalls('feeKind', {
  ...recordEndpoints(feeKindRecord, {
    key: z.object({ id }),
    list: feeKindList,
    details: feeKind,
    create: feeKindCreate,
    update: feeKindUpdate,
    refuses: { create: ['conflict'], update: ['conflict'], delete: ['conflict'] },
    summaries: { delete: 'Delete a fee kind that nothing refers to' },
    paths: {
      list: '/api/fee-kind',
      get: '/api/fee-kind/get/:id',
      create: '/api/fee-kind/create',
      update: '/api/fee-kind/update',
      delete: '/api/fee-kind/delete/:id',
    },
  }),
  options: feeKindOptionsCall,
});
