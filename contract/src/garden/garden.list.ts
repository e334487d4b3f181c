import { defineList } from '../core/list.ts';
import { choiceFilter } from '../core/list-filters.ts';
import { gardenListItem } from './garden.model.ts';

/** The gardens list. */
export const gardenList = defineList({
  item: gardenListItem,
  search: { switch: 'filter-by-phrase', parameter: 'phrase', label: 'Szukaj działki' },
  filters: {
    sector: choiceFilter({
      label: 'Sektor',
      switch: 'filter-by-sector',
      parameter: 'sector',
      options: {
        all: 'Wszystkie',
        'Sektor 1': 'Sektor 1',
        'Sektor 2': 'Sektor 2',
        'Sektor 3': 'Sektor 3',
      },
      neutral: 'all',
      initial: { enabled: false, value: 'all' },
    }),
  },
  sorts: { name: 'Nazwy' },
  initialSort: { by: 'name', direction: 'asc' },
});
