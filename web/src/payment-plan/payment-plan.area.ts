import { defineArea } from '../core/area.ts';

/** The payment plans in the browser: an account's screen shows them, and has the way to make one. */
export const area = defineArea({
  name: 'payment-plan',
  touches: {
    records: ['settlement', 'charge-run', 'debtor'],
    lists: ['debtor'],
  },
});
