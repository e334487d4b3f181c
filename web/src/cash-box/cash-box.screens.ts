import { cashBoxEndpoints } from '@grzadka/contract/cash-box/cash-box.endpoints';
import { cashBoxRecord } from '@grzadka/contract/cash-box/cash-box.record';
import { paths } from '../core/paths.ts';
import { defineScreens } from '../core/record/screens/record-screens.ts';
import { wordsOf } from '../core/record/screens/screen-words.ts';
import { cashBoxPlace } from './cash-box.paths.ts';

/** The screens of the cash boxes. */
export const cashBoxScreens = defineScreens({
  record: cashBoxRecord,
  at: cashBoxPlace.screens,
  endpoints: cashBoxEndpoints,
  above: paths.transactions,
  words: wordsOf({
    label: cashBoxRecord.label,
    forms: { many: 'Kasy', fresh: 'Nowa kasa', genitive: 'kasy', accusative: 'kasę' },
  }),
});
