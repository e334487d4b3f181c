import { namesOf } from '@grzadka/contract/core/call/options-endpoint';
import type { records } from '@grzadka/contract/records';
import { callQuery } from '../api/call-query.ts';

/** The records that forms choose one of by its name. */
type ChosenRecord = Extract<(typeof records)[number], { readonly options: unknown }>['name'];

/** The names of all records of a kind, and whether each is in use. */
export function optionsQuery(recordName: ChosenRecord) {
  return callQuery([recordName, 'options'], namesOf(recordName), {});
}
