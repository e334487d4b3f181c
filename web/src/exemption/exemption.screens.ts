import { exemptionEndpoints } from '@grzadka/contract/exemption/exemption.endpoints';
import { exemptionRecord } from '@grzadka/contract/exemption/exemption.record';
import { paths } from '../core/paths.ts';
import { defineScreens } from '../core/record/screens/record-screens.ts';
import { exemptionPlace } from './exemption.paths.ts';
import { newExemption } from './typed-exemption.ts';

/** The screens of the exemptions. */
export const exemptionScreens = defineScreens({
  record: exemptionRecord,
  at: exemptionPlace.screens,
  endpoints: exemptionEndpoints,
  above: paths.fees,
  start: newExemption,
  words: {
    list: 'Ulgi i zwolnienia',
    details: 'Ulga',
    create: 'Nowa ulga',
    edit: 'Edycja ulgi',
    show: { label: 'Szczegóły' },
    created: () => 'Dodano ulgę',
    saved: 'Zapisano zmiany ulgi',
    hints: {
      validThru: 'Puste pole oznacza: bezterminowo.',
      reason: 'Na przykład: praca na rzecz ogrodu.',
    },
    deletion: {
      delete: 'Usuń ulgę',
      deleteTitle: 'Usunąć ulgę?',
      deleteQuestion: (name) => `Czy na pewno chcesz usunąć ulgę: ${name}?`,
      deleted: (name) => `Usunięto ulgę: ${name}`,
    },
  },
});
