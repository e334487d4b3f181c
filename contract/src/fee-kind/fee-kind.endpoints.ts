import { areaCalls } from '../core/call/area-calls.ts';
import { recordEndpoints } from '../core/call/record-endpoints.ts';
import { feeKindList } from './fee-kind.list.ts';
import { feeKind, feeKindCreate, feeKindUpdate } from './fee-kind.model.ts';
import { feeKindOptionsCall } from './fee-kind.options.ts';
import { feeKindRecord } from './fee-kind.record.ts';

/** The calls of the fee kinds. */
export const feeKindEndpoints = areaCalls('feeKind', {
  ...recordEndpoints(feeKindRecord, {
    list: feeKindList,
    details: feeKind,
    create: feeKindCreate,
    update: feeKindUpdate,
  }),
  options: feeKindOptionsCall,
});
