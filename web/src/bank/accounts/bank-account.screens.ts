import { bankAccountEndpoints } from '@grzadka/contract/bank/accounts/bank-account.endpoints';
import { bankAccountRecord } from '@grzadka/contract/bank/accounts/bank-account.record';
import { paths } from '../../core/paths.ts';
import { defineScreens } from '../../core/record/screens/record-screens.ts';
import { bankAccountPlace } from './bank-account.paths.ts';

/** The screens of the bank accounts. */
export const bankAccountScreens = defineScreens({
  record: bankAccountRecord,
  at: bankAccountPlace.screens,
  endpoints: bankAccountEndpoints,
  above: paths.transactions,
  words: {
    list: 'Rachunki bankowe',
    details: 'Rachunek bankowy',
    create: 'Nowy rachunek bankowy',
    edit: 'Edycja rachunku bankowego',
    show: { label: 'Szczegóły' },
    created: (name) => `Dodano rachunek ${name}`,
    saved: 'Zapisano zmiany rachunku bankowego',
    deletion: {
      delete: 'Usuń rachunek bankowy',
      deleteTitle: 'Usunąć rachunek bankowy?',
      deleteQuestion: (name) => `Czy na pewno chcesz usunąć rachunek ${name}?`,
      deleted: (name) => `Usunięto rachunek ${name}`,
    },
  },
});
