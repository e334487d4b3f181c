import { bankProfileEndpoints } from '@grzadka/contract/bank/profiles/bank-profile.endpoints';
import { bankProfileRecord } from '@grzadka/contract/bank/profiles/bank-profile.record';
import { paths } from '../../core/paths.ts';
import { defineScreens } from '../../core/record/screens/record-screens.ts';
import { bankProfilePlace } from './bank-profile.paths.ts';

/** The screens of the own profiles; a new one is made where a statement is taken in that none knows. */
export const bankProfileScreens = defineScreens({
  record: bankProfileRecord,
  at: bankProfilePlace.screens,
  endpoints: bankProfileEndpoints,
  above: paths.transactions,
  words: {
    list: 'Układy plików CSV',
    details: 'Układ plików CSV',
    create: 'Wczytaj wyciąg',
    edit: 'Edycja układu plików CSV',
    show: { label: 'Szczegóły' },
    created: (name) => `Dodano układ plików ${name}`,
    saved: 'Zapisano zmiany układu plików CSV',
    deletion: {
      delete: 'Usuń układ plików',
      deleteTitle: 'Usunąć układ plików?',
      deleteQuestion: (name) =>
        `Czy na pewno chcesz usunąć układ ${name}? Przy następnym takim pliku trzeba będzie wskazać kolumny od nowa.`,
      deleted: (name) => `Usunięto układ plików ${name}`,
    },
  },
});
