import { defineArea, screen } from '../core/area.ts';
import { ledgerYearsPath } from './ledger-year.paths.ts';

/** The years of the ledger in the browser: the transactions lead there. */
export const area = defineArea({
  name: 'ledger-year',
  routes: [
    {
      permission: 'ledger:read',
      screens: [
        screen(
          ledgerYearsPath,
          'transakcje#lata',
          async () => (await import('./YearsScreen.tsx')).YearsScreen,
        ),
      ],
    },
  ],
  details: () => ledgerYearsPath,
  // What is printed of a year lies among the documents.
  touches: { records: ['document'], lists: ['document'] },
});
