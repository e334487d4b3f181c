import { defineArea, screen } from '../core/area.ts';
import { paymentPaths } from '../payment/payment.paths.ts';

const help = 'transakcje#zwrot-przelewem';

/** Refunds by bank in the browser: the transactions lead there. */
export const area = defineArea({
  name: 'refund',
  routes: [
    {
      permission: 'ledger:read',
      screens: [
        screen(
          paymentPaths.refunds,
          help,
          async () => (await import('./WaitingRefundsScreen.tsx')).WaitingRefundsScreen,
        ),
      ],
    },
    {
      permission: 'refund:write',
      screens: [
        screen(
          paymentPaths.planRefund,
          help,
          async () => (await import('./PlanRefundScreen.tsx')).PlanRefundScreen,
        ),
      ],
    },
  ],
});
