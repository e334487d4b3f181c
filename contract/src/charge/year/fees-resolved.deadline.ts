import { defineDeadline } from '../../core/time/deadline.ts';

/** The fees of a year are resolved until the end of June: docs/product/deadlines.md#fees-resolved. Its id is the year. */
export const feesResolvedDeadline = defineDeadline('fees-resolved', {
  permission: 'fee:read',
  places: ['fees'],
  facts: {},
});
