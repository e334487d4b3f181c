import { defineList } from '../core/list/list.ts';
import { shownFields } from '../core/record/shown-fields.ts';
import { sectorFilter } from '../sector/sector-filter.ts';
import { gardenListItem } from './garden.model.ts';
import { gardenRecord } from './garden.record.ts';

/** The gardens list. */
export const gardenList = defineList({
  item: gardenListItem,
  purpose: 'Tu są wszystkie działki ogrodu, z sektorem i powierzchnią.',
  search: { switch: 'filter-by-phrase', parameter: 'phrase', label: 'Szukaj działki' },
  filters: {
    sector: sectorFilter,
  },
  sorts: { name: 'Nazwy' },
  initialSort: { by: 'name', direction: 'asc' },
  shown: shownFields(gardenRecord, gardenListItem, {
    from: { sectorId: ({ sector }) => sector.name },
  }),
  file: { fileName: 'dzialki', sheetName: 'Działki' },
});
