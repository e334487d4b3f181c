import { defineList } from '../core/list/list.ts';
import { choiceFilter, recordFilter, stateFilter } from '../core/list/list-filters.ts';
import { sectorFilter } from '../sector/sector-filter.ts';
import { meterFieldLabels, meterRoleLabels, meterTypeLabels } from './meter.labels.ts';
import { meterListItem } from './meter.model.ts';
import { zoneOptionsCall } from './zone.options.ts';

/** The filter of a list by the kind of meter. */
export const meterTypeFilter = choiceFilter({
  label: 'Typ licznika',
  switch: 'filter-by-type',
  parameter: 'type',
  options: meterTypeLabels,
  initial: { enabled: false, value: 'WaterMeter' },
});

/** The meters list. */
export const meterList = defineList({
  item: meterListItem,
  purpose: 'Tu są liczniki wody i prądu z ostatnimi odczytami.',
  search: { switch: 'filter-by-phrase', parameter: 'phrase', label: 'Szukaj licznika' },
  filters: {
    state: stateFilter({ enabled: true }),
    type: meterTypeFilter,
    lastMeasurementTime: {
      kind: 'instant-range',
      label: 'Czas ostatniego pomiaru',
      switch: 'filter-by-last-measurement-time',
      from: 'last-measurement-time-from',
      thru: 'last-measurement-time-thru',
      initial: { enabled: false, value: { from: null, thru: null } },
    },
    role: choiceFilter({
      label: meterFieldLabels.role,
      switch: 'filter-by-role',
      parameter: 'role',
      options: meterRoleLabels,
      initial: { enabled: false, value: 'plot' },
    }),
    sector: sectorFilter,
    zone: recordFilter({
      label: meterFieldLabels.zone,
      switch: 'filter-by-zone',
      parameter: 'zone',
      options: zoneOptionsCall,
    }),
    legalisation: {
      kind: 'day-range',
      label: 'Legalizacja wygasa',
      switch: 'filter-by-legalisation',
      from: 'legalised-until-from',
      thru: 'legalised-until-thru',
      initial: { enabled: false, value: { from: null, thru: null } },
    },
  },
  sorts: {
    name: 'Nazwy',
    'last-measurement-time': 'Daty ostatniego odczytu',
    'walk-order': 'Kolejności obchodu',
  },
  initialSort: { by: 'name', direction: 'asc' },
});
