import { dayReply } from '../core/time/day.ts';
import { defineDeadline } from '../core/time/deadline.ts';

/** The newest rate of interest may be out of date: docs/product/deadlines.md#interest-rate. It is due now. */
export const oldRateDeadline = defineDeadline('old-rate', {
  permission: 'fee:read',
  places: ['fees'],
  facts: { validFrom: dayReply },
});
