import { tariffEndpoints } from '@grzadka/contract/tariff/tariff.endpoints';
import { tariffRecord } from '@grzadka/contract/tariff/tariff.record';
import { paths } from '../core/paths.ts';
import { defineScreens } from '../core/record/screens/record-screens.ts';
import { tariffPlace } from './tariff.paths.ts';
import { newTariff } from './typed-tariff.ts';

/** The screens of the tariffs. */
export const tariffScreens = defineScreens({
  record: tariffRecord,
  at: tariffPlace.screens,
  endpoints: tariffEndpoints,
  above: paths.fees,
  start: newTariff,
  words: {
    list: 'Stawki',
    details: 'Stawka',
    create: 'Nowa stawka',
    edit: 'Edycja stawki',
    show: { label: 'Szczegóły' },
    created: () => 'Dodano stawkę',
    saved: 'Zapisano zmiany stawki',
    hints: { validThru: 'Puste pole oznacza: bezterminowo.' },
    deletion: {
      delete: 'Usuń stawkę',
      deleteTitle: 'Usunąć stawkę?',
      deleteQuestion: (name) => `Czy na pewno chcesz usunąć stawkę: ${name}?`,
      deleted: (name) => `Usunięto stawkę: ${name}`,
    },
  },
});
