import { gardenEndpoints } from '@grzadka/contract/garden/garden.endpoints';
import { gardenRecord } from '@grzadka/contract/garden/garden.record';
import { defineScreens } from '../core/record/screens/record-screens.ts';
import { importPath } from '../import/import-path.ts';
import { gardenPlace } from './garden.paths.ts';
import { plotText } from './plot-text.ts';

/** The screens of the gardens. */
export const gardenScreens = defineScreens({
  record: gardenRecord,
  at: gardenPlace.screens,
  endpoints: gardenEndpoints,
  importedAt: importPath('garden'),
  words: {
    list: 'Działki',
    details: 'Szczegóły działki',
    create: 'Nowa działka',
    edit: 'Edycja działki',
    show: { label: 'Szczegóły' },
    subject: plotText,
    created: (name) => `Dodano działkę ${name}`,
    saved: 'Zapisano zmiany działki',
  },
});
