import { recordArea } from '../core/record/record-area.tsx';
import { bankAccountPlace } from './accounts/bank-account.paths.ts';

const help = 'rachunki#rachunki-bankowe';

/** The bank accounts in the browser: their screens belong to the transactions, whose hub leads there. */
export const area = recordArea({
  place: bankAccountPlace,
  help: { list: help, details: help, create: help, edit: help },
  plain: async () => (await import('./accounts/bank-account.screens.ts')).bankAccountScreens,
  screens: {
    details: async () => (await import('./accounts/BankAccountScreen.tsx')).BankAccountScreen,
    create: async () => (await import('./accounts/BankAccountForms.tsx')).BankAccountCreateScreen,
    edit: async () => (await import('./accounts/BankAccountForms.tsx')).BankAccountEditScreen,
  },
  // What came and went is shown with the names of the accounts.
  touches: { records: ['transaction'], lists: ['transaction'] },
});
