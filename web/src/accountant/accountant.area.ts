import { defineArea, screen } from '../core/area.ts';
import { accountantExportPath } from './accountant.paths.ts';

/** The file for the accountant in the browser: the transactions lead there. */
export const area = defineArea({
  name: 'accountant',
  routes: [
    {
      permission: 'ledger:export',
      screens: [
        screen(
          accountantExportPath,
          'transakcje#eksport-dla-księgowego',
          async () => (await import('./AccountantScreen.tsx')).AccountantScreen,
        ),
      ],
    },
  ],
});
