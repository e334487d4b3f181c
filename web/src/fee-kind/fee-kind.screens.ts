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
  start: { interest: true, active: true },
  words: {
    list: 'Rodzaje opłat',
    details: 'Rodzaj opłaty',
    create: 'Nowy rodzaj opłaty',
    edit: 'Edycja rodzaju opłaty',
    show: { label: 'Szczegóły' },
    created: (name) => `Dodano rodzaj opłaty ${name}`,
    saved: 'Zapisano zmiany rodzaju opłaty',
    hints: {
      code: 'Do 10\u00A0znaków, na przykład OGR.',
      purpose: 'Według przeznaczenia opłaty są podsumowane w sprawozdaniu rocznym.',
      position:
        'Od 1 do 999. Gdy kilka opłat ma ten sam termin, wpłata pokrywa najpierw tę z mniejszą liczbą.',
      keywords: 'Po przecinku, na przykład: ogrodowa, ogrodowe.',
    },
    deletion: {
      delete: 'Usuń rodzaj opłaty',
      deleteTitle: 'Usunąć rodzaj opłaty?',
      deleteQuestion: (name) => `Czy na pewno chcesz usunąć rodzaj opłaty ${name}?`,
      deleted: (name) => `Usunięto rodzaj opłaty ${name}`,
    },
  },
});
