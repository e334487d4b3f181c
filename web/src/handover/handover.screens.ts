import { handoverEndpoints } from '@grzadka/contract/handover/handover.endpoints';
import { handoverRecord } from '@grzadka/contract/handover/handover.record';
import { defineScreens } from '../core/record/screens/record-screens.ts';
import { gardenPlace } from '../garden/garden.paths.ts';
import { handoverPlace } from './handover.paths.ts';
import { handoverText } from './handover.text.ts';

/** The plain screens of the handovers of plots: their list. */
export const handoverScreens = defineScreens({
  record: handoverRecord,
  at: handoverPlace.screens,
  endpoints: handoverEndpoints,
  above: gardenPlace.screens.list,
  words: {
    list: handoverText.list,
    details: handoverText.details,
    create: handoverText.begin,
    edit: handoverText.edit,
    show: { label: 'Otwórz' },
    created: () => handoverText.begun,
    saved: handoverText.saved,
  },
});
