import { recordArea } from '../core/record/record-area.tsx';
import { resolutionPlace } from './resolution.paths.ts';

const help = 'oplaty#uchwały';

/** The resolutions in the browser: their screens belong to the fees, whose hub leads there. */
export const area = recordArea({
  place: resolutionPlace,
  help: { list: help, details: help, create: help, edit: help },
  plain: async () => (await import('./resolution.screens.ts')).resolutionScreens,
  screens: {
    details: async () => (await import('./ResolutionScreen.tsx')).ResolutionScreen,
    create: async () => (await import('./ResolutionFormScreens.tsx')).ResolutionCreateScreen,
    edit: async () => (await import('./ResolutionFormScreens.tsx')).ResolutionEditScreen,
  },
  touches: { records: ['tariff', 'charge-run', 'deadline'], lists: ['tariff'] },
});
