import { defineList } from '../core/list/list.ts';
import { allSectors, longestSectorName } from '../sector/sector.model.ts';
import { sectorOptionsCall } from '../sector/sector.options.ts';
import { gardenListItem } from './garden.model.ts';

/** The gardens list. */
export const gardenList = defineList({
  item: gardenListItem,
  search: { switch: 'filter-by-phrase', parameter: 'phrase', label: 'Szukaj działki' },
  filters: {
    sector: {
      kind: 'record-choice',
      label: 'Sektor',
      switch: 'filter-by-sector',
      parameter: 'sector',
      record: 'sector',
      options: sectorOptionsCall,
      longestName: longestSectorName,
      neutral: allSectors,
      initial: { enabled: false, value: allSectors.value },
    },
  },
  sorts: { name: 'Nazwy' },
  initialSort: { by: 'name', direction: 'asc' },
});
