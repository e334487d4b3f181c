import { areaCalls } from '../../core/call/area-calls.ts';
import { endpoint } from '../../core/call/endpoint.ts';
import { chargeRunRecord } from '../run/charge-run.record.ts';
import { interestNotWaive, interestWaive } from './interest-waiver.model.ts';

const changeCall = {
  method: 'PUT',
  permission: chargeRunRecord.permissions.write,
  versioned: true,
  refuses: ['conflict'],
} as const;

/** The calls of the waivers; the version is that of the run: docs/product/interest.md#waivers. */
export const interestWaiverEndpoints = areaCalls('interestWaiver', {
  waive: endpoint({
    ...changeCall,
    path: '/api/charge-run/waive-interest',
    summary: 'Waive the interest of an account in a draft, or a part of it, by a resolution',
    body: interestWaive,
  }),
  charge: endpoint({
    ...changeCall,
    path: '/api/charge-run/charge-interest',
    summary: 'Charge the interest of an account in a draft after all',
    body: interestNotWaive,
  }),
});
