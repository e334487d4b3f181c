import { plainCalls } from '@grzadka/contract/core/call/plain-calls';
import type { PlainRecord } from '@grzadka/contract/core/record/plain-record';
import { defineScreens, type PlainScreens } from './record-screens.ts';
import { wordsOf } from './screen-words.ts';

/** The screens of a plain record, whose words are made of the forms of its label. */
export function screensOf(
  record: PlainRecord,
  place: Pick<PlainScreens, 'at' | 'above'>,
): PlainScreens {
  return defineScreens({
    ...place,
    record,
    endpoints: plainCalls(record),
    words: wordsOf(record),
  });
}
