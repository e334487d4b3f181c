import * as z from 'zod/mini';
import { areaCalls } from '../../core/call/area-calls.ts';
import { endpoint } from '../../core/call/endpoint.ts';
import { id } from '../../core/fields.ts';
import { chargeRunRecord } from '../run/charge-run.record.ts';
import {
  chargeAmountAdd,
  chargeAmountChange,
  chargeAmountRemove,
  chargeAmounts,
} from './charge-amount.model.ts';

const { read, write } = chargeRunRecord.permissions;

const changeCall = {
  method: 'PUT',
  permission: write,
  versioned: true,
  refuses: ['conflict'],
} as const;

/** The calls of the amounts that are set by hand; the version is that of the run: docs/product/charge-runs.md#amounts-by-hand. */
export const chargeAmountEndpoints = areaCalls('chargeAmount', {
  ofRun: endpoint({
    method: 'GET',
    path: '/api/charge-run/:id/amounts',
    summary: 'The amounts of a charge run that are set by hand',
    permission: read,
    params: z.object({ id }),
    reply: chargeAmounts,
    versioned: true,
  }),
  add: endpoint({
    ...changeCall,
    path: '/api/charge-run/add-amount',
    summary: 'Set an amount for an account of a draft that has none',
    body: chargeAmountAdd,
  }),
  change: endpoint({
    ...changeCall,
    path: '/api/charge-run/change-amount',
    summary: 'Set another amount for an account of a draft',
    body: chargeAmountChange,
  }),
  remove: endpoint({
    ...changeCall,
    path: '/api/charge-run/remove-amount',
    summary: 'Take the amount of an account out of a draft',
    body: chargeAmountRemove,
  }),
});
