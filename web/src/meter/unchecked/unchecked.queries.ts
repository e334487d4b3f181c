import { measurementEndpoints } from '@grzadka/contract/meter/measurement/measurement.endpoints';
import { uncheckedList } from '@grzadka/contract/meter/measurement/unchecked.list';
import type { UncheckedListItem } from '@grzadka/contract/meter/measurement/unchecked.model';
import { call } from '../../core/api/call.ts';
import type { ListDataSource } from '../../core/list/list-data-source.ts';

/** The measurements that wait for an answer, as a list. */
export const uncheckedSource: ListDataSource<UncheckedListItem> = {
  name: 'unchecked',
  definition: uncheckedList,
  load: (query, signal) => call(measurementEndpoints.unchecked, { query }, { signal }),
  exportCall: { endpoint: measurementEndpoints.exportUnchecked },
};
