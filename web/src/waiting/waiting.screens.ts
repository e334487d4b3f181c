import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { waitingEndpoints } from '@grzadka/contract/waiting/waiting.endpoints';
import { waitingRecord } from '@grzadka/contract/waiting/waiting.record';
import { defineScreens } from '../core/record/screens/record-screens.ts';
import { gardenPlace } from '../garden/garden.paths.ts';
import { waitingPlace } from './waiting.paths.ts';

/** The screens of the waiting list. */
export const waitingScreens = defineScreens({
  record: waitingRecord,
  at: waitingPlace.screens,
  endpoints: waitingEndpoints,
  above: gardenPlace.screens.list,
  start: { appliedOn: gardenToday(), sectorIds: [] },
  words: {
    list: 'Oczekujący',
    details: 'Oczekujący',
    create: 'Nowy oczekujący',
    edit: 'Edycja oczekującego',
    show: { label: 'Szczegóły' },
    created: () => 'Dodano do listy oczekujących',
    saved: 'Zapisano zmiany oczekującego',
    hints: {
      name: 'Gdy tej osoby nie ma wśród podmiotów. Podaj też telefon albo e-mail.',
      phone: 'Razem z numerem kraju, na przykład +48\u00a0601\u00a0234\u00a0567.',
      appliedOn: 'Od tego dnia zależy kolejność.',
      areaFrom: 'Puste pole oznacza: dowolna.',
    },
    deletion: {
      delete: 'Usuń z listy',
      deleteTitle: 'Usunąć z listy oczekujących?',
      deleteQuestion: (name) => `Czy na pewno chcesz usunąć z listy: ${name}?`,
      deleted: (name) => `Usunięto z listy: ${name}`,
    },
  },
});
