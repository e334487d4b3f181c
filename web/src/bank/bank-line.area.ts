import { defineArea, screen } from '../core/area.ts';
import { bankLinePaths } from './queue/bank-line.paths.ts';
import { enterLinePath } from './queue/enter-line-path.ts';

const help = 'transakcje';

/** The bank's lines that wait until somebody says what they are for, in the browser. */
export const area = defineArea({
  name: 'bank-line',
  routes: [
    {
      permission: 'bank:assign',
      screens: [
        screen(
          bankLinePaths.queue,
          `${help}#do-wyjaśnienia`,
          async () => (await import('./queue/QueueScreen.tsx')).QueueScreen,
        ),
      ],
    },
    {
      permission: 'bank:import',
      screens: [
        screen(
          enterLinePath,
          `${help}#operacja-bankowa-wpisana-ręcznie`,
          async () => (await import('./queue/EnterLineScreen.tsx')).EnterLineScreen,
        ),
      ],
    },
  ],
  // What is said changes what accounts owe, how the fees stand, and what the lists tell.
  touches: {
    records: [
      'transaction',
      'payment',
      'settlement',
      'charge-run',
      'cost',
      'report',
      'bank-account',
      'refund',
      'deadline',
      'debtor',
    ],
    lists: ['transaction', 'settlement', 'bank-account', 'debtor'],
  },
});
