import { defineArea, screen } from '../core/area.ts';
import { paymentPaths } from './payment.paths.ts';

/** Cash that is taken and given, in the browser: the hub of the transactions leads there. */
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
  ],
  // What is taken and given changes what accounts owe, what is in cash boxes, and how the fees stand.
  touches: {
    records: ['transaction', 'settlement', 'cash-box', 'charge-run'],
    lists: ['transaction', 'settlement', 'cash-box'],
  },
});
