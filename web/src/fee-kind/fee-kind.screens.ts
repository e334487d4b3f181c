import { feeKindEndpoints } from '@grzadka/contract/fee-kind/fee-kind.endpoints';
import { feeKindRecord } from '@grzadka/contract/fee-kind/fee-kind.record';
import { paths } from '../core/paths.ts';
import { defineScreens } from '../core/record/screens/record-screens.ts';
import { wordsOf } from '../core/record/screens/screen-words.ts';
import { feeKindPlace } from './fee-kind.paths.ts';

/** The screens of the fee kinds. */
export const feeKindScreens = defineScreens({
  record: feeKindRecord,
  at: feeKindPlace.screens,
  endpoints: feeKindEndpoints,
  above: paths.fees,
  words: wordsOf({
    label: feeKindRecord.label,
    forms: {
      many: 'Rodzaje opłat',
      fresh: 'Nowy rodzaj opłaty',
      genitive: 'rodzaju opłaty',
      accusative: 'rodzaj opłaty',
    },
  }),
});
