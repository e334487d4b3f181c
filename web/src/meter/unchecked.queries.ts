import { measurementEndpoints } from '@grzadka/contract/meter/measurement.endpoints';
import { uncheckedList } from '@grzadka/contract/meter/unchecked/unchecked.list';
import { recordSource } from '../core/record/record-calls.ts';

/** The measurements that wait for an answer, as a list. */
export const uncheckedSource = recordSource({ name: 'unchecked' }, uncheckedList, {
  list: measurementEndpoints.unchecked,
  export: measurementEndpoints.exportUnchecked,
});
