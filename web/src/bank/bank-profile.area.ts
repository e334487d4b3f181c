import { recordArea } from '../core/record/record-area.tsx';
import { bankProfilePlace } from './profiles/bank-profile.paths.ts';

const help = 'rachunki#układy-plików-csv';

/** The own profiles in the browser: their screens belong to the transactions, whose hub leads there. */
export const area = recordArea({
  place: bankProfilePlace,
  help: { list: help, details: help, create: help, edit: help },
  plain: async () => (await import('./profiles/bank-profile.screens.ts')).bankProfileScreens,
  screens: {
    details: async () => (await import('./profiles/BankProfileScreen.tsx')).BankProfileScreen,
  },
  isMadeElsewhere: true,
  // A bank account is shown with the name of its profile.
  touches: { records: ['bank-account'] },
});
