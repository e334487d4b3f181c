import { tariffPlace } from '@grzadka/contract/tariff/tariff.place';
import { recordArea } from '../core/record/record-area.tsx';

const help = 'oplaty#stawki';

/** The tariffs in the browser: their screens belong to the fees, whose hub leads there. */
export const area = recordArea({
  record: tariffPlace,
  help: { list: help, details: help, create: help, edit: help },
  plain: async () => (await import('./tariff.screens.ts')).tariffScreens,
  screens: {
    details: async () => (await import('./TariffScreen.tsx')).TariffScreen,
    create: async () => (await import('./TariffCreateScreen.tsx')).TariffCreateScreen,
    edit: async () => (await import('./TariffEditScreen.tsx')).TariffEditScreen,
  },
});
