import { defineList } from '../core/list/list.ts';
import { fieldFilter } from '../core/list/list-filters.ts';
import { number } from '../core/record/record-fields.ts';
import { shownFields } from '../core/record/shown-fields.ts';
import { zoneListItem } from './zone.model.ts';
import { zoneRecord } from './zone.record.ts';

/** The zones list. */
export const zoneList = defineList({
  item: zoneListItem,
  purpose: 'Strefa to część ogrodu za jednym licznikiem głównym. Program pokazuje w niej straty.',
  search: { switch: 'filter-by-phrase', parameter: 'phrase', label: 'Szukaj strefy' },
  filters: {
    type: fieldFilter('type', zoneRecord.fields.type, 'WaterMeter'),
  },
  sorts: { name: 'Nazwy' },
  initialSort: { by: 'name', direction: 'asc' },
  shown: shownFields(zoneRecord, zoneListItem, {
    more: {
      mainMeters: number('Liczniki główne', { share: 2 }),
      meters: number('Pozostałe liczniki', { share: 2 }),
    },
  }),
  file: { fileName: 'strefy', sheetName: 'Strefy' },
});
