import { defineList } from '../core/list/list.ts';
import { choiceFilter, stateFilter } from '../core/list/list-filters.ts';
import { measurementListItem } from './measurement/measurement.model.ts';
import { meterListItem, meterTypeLabels } from './meter.model.ts';

/** The meters list. */
export const meterList = defineList({
  item: meterListItem,
  search: { switch: 'filter-by-phrase', parameter: 'phrase', label: 'Szukaj licznika' },
  filters: {
    state: stateFilter({ enabled: true }),
    type: choiceFilter({
      label: 'Typ licznika',
      switch: 'filter-by-type',
      parameter: 'type',
      options: meterTypeLabels,
      initial: { enabled: false, value: 'WaterMeter' },
    }),
    lastMeasurementTime: {
      kind: 'instant-range',
      label: 'Czas ostatniego pomiaru',
      switch: 'filter-by-last-measurement-time',
      from: 'last-measurement-time-from',
      thru: 'last-measurement-time-thru',
      initial: { enabled: false, value: { from: null, thru: null } },
    },
  },
  sorts: { name: 'Nazwy', 'last-measurement-time': 'Daty ostatniego odczytu' },
  initialSort: { by: 'name', direction: 'asc' },
});

/** The history of a meter, newest first. */
export const measurementList = defineList({
  item: measurementListItem,
  search: null,
  filters: {},
  sorts: { 'measured-at': 'Daty odczytu' },
  initialSort: { by: 'measured-at', direction: 'desc' },
});
