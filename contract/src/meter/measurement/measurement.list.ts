import { defineList } from '../../core/list/list.ts';
import { measurementListItem } from './measurement.model.ts';

/** The history of a meter, newest first. */
export const measurementList = defineList({
  item: measurementListItem,
  purpose: 'Tu są odczyty licznika, z datą i z osobą, która odczytała.',
  search: null,
  filters: {},
  sorts: { 'measured-at': 'Daty odczytu' },
  initialSort: { by: 'measured-at', direction: 'desc' },
});
