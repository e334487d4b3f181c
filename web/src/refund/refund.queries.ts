import { refundEndpoints } from '@grzadka/contract/refund/refund.endpoints';
import { callQuery } from '../core/api/call-query.ts';

/** The name of the area, by which what it read is kept. */
export const refundArea = 'refund';

/** Refunds that wait for their line of the bank's. */
export const waitingRefundsQuery = callQuery([refundArea, 'waiting'], refundEndpoints.waiting, {});
