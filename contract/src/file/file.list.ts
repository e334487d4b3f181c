import { defineList } from '../core/list.ts';
import { stateFilter } from '../core/list-filters.ts';
import { pinningFilter, pinSorts, publicationSorts } from '../core/publication-list.ts';
import { fileListItem } from './file.model.ts';

/** The documents list. */
export const fileList = defineList({
  item: fileListItem,
  search: { switch: 'filter-by-name', parameter: 'name-pattern', label: 'Szukaj dokumentu' },
  filters: { state: stateFilter({ enabled: false }), pinning: pinningFilter },
  sorts: {
    'upload-date': 'Daty przesłania',
    ...publicationSorts,
    ...pinSorts,
    name: 'Nazwy',
    size: 'Rozmiaru',
  },
  initialSort: { by: 'upload-date', direction: 'desc' },
});
