import { cashBoxEndpoints } from '@grzadka/contract/cash-box/cash-box.endpoints';
import { cashBoxRecord } from '@grzadka/contract/cash-box/cash-box.record';
import { paths } from '../core/paths.ts';
import { defineScreens } from '../core/record/screens/record-screens.ts';
import { cashBoxPlace } from './cash-box.paths.ts';

/** The screens of the cash boxes. */
export const cashBoxScreens = defineScreens({
  record: cashBoxRecord,
  at: cashBoxPlace.screens,
  endpoints: cashBoxEndpoints,
  above: paths.transactions,
  words: {
    list: 'Kasy',
    details: 'Kasa',
    create: 'Nowa kasa',
    edit: 'Edycja kasy',
    show: { label: 'Szczegóły' },
    created: (name) => `Dodano kasę ${name}`,
    saved: 'Zapisano zmiany kasy',
    deletion: {
      delete: 'Usuń kasę',
      deleteTitle: 'Usunąć kasę?',
      deleteQuestion: (name) => `Czy na pewno chcesz usunąć kasę ${name}?`,
      deleted: (name) => `Usunięto kasę ${name}`,
    },
  },
});
