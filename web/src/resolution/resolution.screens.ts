import { resolutionEndpoints } from '@grzadka/contract/resolution/resolution.endpoints';
import { resolutionRecord } from '@grzadka/contract/resolution/resolution.record';
import { paths } from '../core/paths.ts';
import { defineScreens } from '../core/record/screens/record-screens.ts';
import { wordsOf } from '../core/record/screens/screen-words.ts';
import { resolutionPlace } from './resolution.paths.ts';

/** The screens of the resolutions. */
export const resolutionScreens = defineScreens({
  record: resolutionRecord,
  at: resolutionPlace.screens,
  endpoints: resolutionEndpoints,
  above: paths.fees,
  words: wordsOf({
    label: resolutionRecord.label,
    forms: { many: 'Uchwały', fresh: 'Nowa uchwała', genitive: 'uchwały', accusative: 'uchwałę' },
  }),
});
