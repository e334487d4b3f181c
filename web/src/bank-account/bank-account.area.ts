import { bankAccountPlace } from '@grzadka/contract/bank-account/bank-account.place';
import { recordArea } from '../core/record/record-area.tsx';

const help = 'rachunki#rachunki-bankowe';

/** The bank accounts in the browser: their screens belong to the transactions, whose hub leads there. */
export const area = recordArea({
  record: bankAccountPlace,
  help: { list: help, details: help, create: help, edit: help },
  plain: async () => (await import('./bank-account.screens.ts')).bankAccountScreens,
  screens: {
    details: async () => (await import('./BankAccountScreen.tsx')).BankAccountScreen,
    create: async () => (await import('./BankAccountForms.tsx')).BankAccountCreateScreen,
    edit: async () => (await import('./BankAccountForms.tsx')).BankAccountEditScreen,
  },
  // What came and went is shown with the names of the accounts.
  touches: { records: ['transaction'], lists: ['transaction'] },
});
