import { screen } from '../core/area.ts';
import { recordArea } from '../core/record/record-area.tsx';
import { tariffPlace, tariffRoutes } from './tariff.paths.ts';

const help = 'oplaty#stawki';
const helpOfYear = 'oplaty#stawki-na-rok';

/** The tariffs in the browser: their screens belong to the fees, whose hub leads there. */
export const area = recordArea({
  place: tariffPlace,
  help: { list: help, details: help, create: help, edit: help },
  plain: async () => (await import('./tariff.screens.ts')).tariffScreens,
  screens: {
    list: async () => (await import('./TariffListScreen.tsx')).TariffListScreen,
    details: async () => (await import('./TariffScreen.tsx')).TariffScreen,
    create: async () => (await import('./TariffFormScreens.tsx')).TariffCreateScreen,
    edit: async () => (await import('./TariffFormScreens.tsx')).TariffEditScreen,
  },
  // What is set in a year is shown beside what is charged.
  touches: { records: ['charge-run', 'deadline'] },
  routes: [
    {
      permission: tariffPlace.permissions.write,
      screens: [
        screen(
          tariffRoutes.year,
          helpOfYear,
          async () => (await import('./year/YearRatesScreen.tsx')).YearRatesScreen,
        ),
        screen(
          tariffRoutes.firstOfYear,
          helpOfYear,
          async () => (await import('./TariffFormScreens.tsx')).FirstTariffScreen,
        ),
      ],
    },
  ],
});
