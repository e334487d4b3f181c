import { defineArea } from '../core/area.ts';

/** What is written off, in the browser: an account's screen has the way there. */
export const area = defineArea({
  name: 'write-off',
  touches: {
    records: ['settlement', 'charge-run', 'report', 'debtor'],
    lists: ['settlement', 'debtor'],
  },
});
