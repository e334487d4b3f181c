import { gardenEndpoints } from '@grzadka/contract/garden/garden.endpoints';
import { gardenRecord } from '@grzadka/contract/garden/garden.record';
import { defineScreens } from '../core/record/screens/record-screens.ts';

/** The screens of the gardens. */
export const gardenScreens = defineScreens({
  record: gardenRecord,
  endpoints: gardenEndpoints,
  words: {
    list: 'Działki',
    details: 'Szczegóły działki',
    create: 'Nowa działka',
    edit: 'Edycja działki',
    show: { label: 'Szczegóły' },
    // Some registers begin the name with the word itself.
    subject: (name) => (/^działka\b/i.test(name) ? name : `Działka ${name}`),
    created: (name) => `Dodano działkę ${name}`,
    saved: 'Zapisano zmiany działki',
  },
});
