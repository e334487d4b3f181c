import { bankProfilePlace } from '@grzadka/contract/bank-profile/bank-profile.place';
import { recordArea } from '../core/record/record-area.tsx';

const help = 'rachunki#układy-plików-csv';

/** The own profiles in the browser: their screens belong to the transactions, whose hub leads there. */
export const area = recordArea({
  record: bankProfilePlace,
  help: { list: help, details: help, create: help, edit: help },
  plain: async () => (await import('./bank-profile.screens.ts')).bankProfileScreens,
  screens: { details: async () => (await import('./BankProfileScreen.tsx')).BankProfileScreen },
  isMadeElsewhere: true,
  // A bank account is shown with the name of its profile.
  touches: { records: ['bank-account'] },
});
