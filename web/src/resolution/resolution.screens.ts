import { resolutionEndpoints } from '@grzadka/contract/resolution/resolution.endpoints';
import { resolutionRecord } from '@grzadka/contract/resolution/resolution.record';
import { paths } from '../core/paths.ts';
import { defineScreens } from '../core/record/screens/record-screens.ts';
import { resolutionPlace } from './resolution.paths.ts';

/** The screens of the resolutions. */
export const resolutionScreens = defineScreens({
  record: resolutionRecord,
  at: resolutionPlace.screens,
  endpoints: resolutionEndpoints,
  above: paths.fees,
  words: {
    list: 'Uchwały',
    details: 'Uchwała',
    create: 'Nowa uchwała',
    edit: 'Edycja uchwały',
    show: { label: 'Szczegóły' },
    created: (number) => `Dodano uchwałę ${number}`,
    saved: 'Zapisano zmiany uchwały',
    deletion: {
      delete: 'Usuń uchwałę',
      deleteTitle: 'Usunąć uchwałę?',
      deleteQuestion: (number) => `Czy na pewno chcesz usunąć uchwałę ${number}?`,
      deleted: (number) => `Usunięto uchwałę ${number}`,
    },
  },
});
