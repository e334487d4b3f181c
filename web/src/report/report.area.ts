import { defineArea, screen } from '../core/area.ts';
import { paths } from '../core/paths.ts';

/** The report of a year in the browser: the fees lead there. */
export const area = defineArea({
  name: 'report',
  routes: [
    {
      permission: 'fee:read',
      screens: [
        screen(
          paths.annualReport,
          'oplaty#sprawozdanie-roczne',
          async () => (await import('./AnnualReportScreen.tsx')).AnnualReportScreen,
        ),
      ],
    },
  ],
});
