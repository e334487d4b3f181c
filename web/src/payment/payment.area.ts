import { defineArea, screen } from '../core/area.ts';
import { paymentPaths } from './payment.paths.ts';

/** Cash that is taken and given, and payments that are spread by hand, in the browser: the transactions lead there. */
export const area = defineArea({
  name: 'payment',
  routes: [
    {
      permission: 'payment:receive',
      screens: [
        screen(
          paymentPaths.receive,
          'transakcje#przyjęcie-wpłaty',
          async () => (await import('./ReceiveScreen.tsx')).ReceiveScreen,
        ),
      ],
    },
    {
      permission: 'payment:pay-out',
      screens: [
        screen(
          paymentPaths.payOut,
          'transakcje#wypłata-z-kasy',
          async () => (await import('./PayOutScreen.tsx')).PayOutScreen,
        ),
      ],
    },
    {
      permission: 'bank:assign',
      screens: [
        screen(
          paymentPaths.spread,
          'transakcje#podział-wpłaty',
          async () => (await import('./AllocationScreen.tsx')).AllocationScreen,
        ),
      ],
    },
  ],
  // What is taken and given changes what accounts owe, what is in cash boxes, and how the fees stand.
  touches: {
    records: ['transaction', 'settlement', 'cash-box', 'charge-run', 'cost', 'report', 'debtor'],
    lists: ['transaction', 'settlement', 'cash-box', 'cost', 'debtor'],
  },
});
