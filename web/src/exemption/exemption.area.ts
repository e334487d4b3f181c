import { recordArea } from '../core/record/record-area.tsx';
import { exemptionPlace } from './exemption.paths.ts';

const help = 'oplaty#ulgi-i-zwolnienia';

/** The exemptions in the browser: their screens belong to the fees, whose hub leads there. */
export const area = recordArea({
  place: exemptionPlace,
  help: { list: help, details: help, create: help, edit: help },
  plain: async () => (await import('./exemption.screens.ts')).exemptionScreens,
  screens: {
    details: async () => (await import('./ExemptionScreen.tsx')).ExemptionScreen,
    create: async () => (await import('./ExemptionFormScreens.tsx')).ExemptionCreateScreen,
    edit: async () => (await import('./ExemptionFormScreens.tsx')).ExemptionEditScreen,
  },
});
