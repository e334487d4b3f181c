import { defineList } from '../core/list.ts';
import { choiceFilter } from '../core/list-filters.ts';
import { gardenListItem, type SectorName, sectorNames } from './garden.model.ts';

/** The sectors by the name that stands in the query and on the screen alike. */
const sectorOptions = Object.fromEntries(sectorNames.map((name) => [name, name])) as Record<
  SectorName,
  string
>;

/** The gardens list. */
export const gardenList = defineList({
  item: gardenListItem,
  search: { switch: 'filter-by-phrase', parameter: 'phrase', label: 'Szukaj działki' },
  filters: {
    sector: choiceFilter({
      label: 'Sektor',
      switch: 'filter-by-sector',
      parameter: 'sector',
      options: { all: 'Wszystkie', ...sectorOptions },
      neutral: 'all',
      initial: { enabled: false, value: 'all' },
    }),
  },
  sorts: { name: 'Nazwy' },
  initialSort: { by: 'name', direction: 'asc' },
});
