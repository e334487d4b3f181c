import { defineList } from '../../core/list/list.ts';
import { choiceFilter } from '../../core/list/list-filters.ts';
import { confirmedFindingLabels } from '../measurement/finding.ts';
import { measurementFieldLabels } from '../measurement/measurement.model.ts';
import { measuredAtLabel } from '../measurement/measurement.ts';
import { meterTypeFilter } from '../meter.list.ts';
import { uncheckedListItem } from './unchecked.model.ts';

/** The measurements that wait for an answer: docs/product/readings.md#unchecked. */
export const uncheckedList = defineList({
  item: uncheckedListItem,
  purpose:
    'Trafiają tu odczyty, których program nie jest pewien. Trzeba je potwierdzić albo unieważnić.',
  search: null,
  filters: {
    type: meterTypeFilter,
    finding: choiceFilter({
      label: measurementFieldLabels.verdict,
      switch: 'filter-by-finding',
      parameter: 'finding',
      options: confirmedFindingLabels,
      initial: { enabled: false, value: 'smaller' },
    }),
  },
  sorts: { 'measured-at': measuredAtLabel },
  initialSort: { by: 'measured-at', direction: 'desc' },
});
