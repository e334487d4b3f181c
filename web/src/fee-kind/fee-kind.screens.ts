import { feeKindEndpoints } from '@grzadka/contract/fee-kind/fee-kind.endpoints';
import { feeKindRecord } from '@grzadka/contract/fee-kind/fee-kind.record';
import { paths } from '../core/paths.ts';
import { defineScreens } from '../core/record/screens/record-screens.ts';
import { feeKindPlace } from './fee-kind.paths.ts';

/** The screens of the fee kinds. */
export const feeKindScreens = defineScreens({
  record: feeKindRecord,
  at: feeKindPlace.screens,
  endpoints: feeKindEndpoints,
  above: paths.fees,
  words: {
    list: 'Rodzaje opłat',
    details: 'Rodzaj opłaty',
    create: 'Nowy rodzaj opłaty',
    edit: 'Edycja rodzaju opłaty',
    show: { label: 'Szczegóły' },
    created: (name) => `Dodano rodzaj opłaty ${name}`,
    saved: 'Zapisano zmiany rodzaju opłaty',
    deletion: {
      delete: 'Usuń rodzaj opłaty',
      deleteTitle: 'Usunąć rodzaj opłaty?',
      deleteQuestion: (name) => `Czy na pewno chcesz usunąć rodzaj opłaty ${name}?`,
      deleted: (name) => `Usunięto rodzaj opłaty ${name}`,
    },
  },
});
