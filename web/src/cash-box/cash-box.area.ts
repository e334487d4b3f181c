import { screen } from '../core/area.ts';
import { recordArea } from '../core/record/record-area.tsx';
import { cashBoxPlace, cashReportPath } from './cash-box.paths.ts';

const help = 'transakcje#kasy';

/** The cash boxes in the browser: their screens belong to the transactions, whose hub leads there. */
export const area = recordArea({
  place: cashBoxPlace,
  help: { list: help, details: help, create: help, edit: help },
  plain: async () => (await import('./cash-box.screens.ts')).cashBoxScreens,
  screens: { details: async () => (await import('./CashBoxScreen.tsx')).CashBoxScreen },
  routes: [
    {
      permission: 'ledger:read',
      screens: [
        screen(
          cashReportPath,
          'transakcje#raport-kasowy',
          async () => (await import('./CashReportScreen.tsx')).CashReportScreen,
        ),
      ],
    },
  ],
  // What was taken and given is shown with the names of the boxes.
  touches: { records: ['transaction'], lists: ['transaction'] },
});
