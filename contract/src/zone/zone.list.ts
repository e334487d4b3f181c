import { defineList } from '../core/list/list.ts';
import { choiceFilter } from '../core/list/list-filters.ts';
import { meterTypeLabels } from '../meter/meter.model.ts';
import { zoneFieldLabels, zoneListItem } from './zone.model.ts';

/** The zones list. */
export const zoneList = defineList({
  item: zoneListItem,
  search: { switch: 'filter-by-phrase', parameter: 'phrase', label: 'Szukaj strefy' },
  filters: {
    type: choiceFilter({
      label: zoneFieldLabels.type,
      switch: 'filter-by-type',
      parameter: 'type',
      options: meterTypeLabels,
      initial: { enabled: false, value: 'WaterMeter' },
    }),
  },
  sorts: { name: 'Nazwy' },
  initialSort: { by: 'name', direction: 'asc' },
});
