import { recordArea } from '../core/record/record-area.tsx';
import { interestRatePlace } from './interest-rate.paths.ts';

const help = 'oplaty#odsetki';

/** The interest rates in the browser: their screens belong to the fees, whose hub leads there. */
export const area = recordArea({
  place: interestRatePlace,
  help: { list: help, details: help, create: help, edit: help },
  plain: async () => (await import('./interest-rate.screens.ts')).interestRateScreens,
  screens: {
    list: async () => (await import('./InterestRateScreens.tsx')).InterestRateListScreen,
    edit: async () => (await import('./InterestRateScreens.tsx')).InterestRateEditScreen,
  },
  touches: { records: ['deadline'] },
});
