import { defineList } from '../core/list/list.ts';
import { stateFilter } from '../core/list/list-filters.ts';
import { pinningFilter, pinSorts, publicationSorts } from '../core/publication/publication-list.ts';
import { documentListItem } from './document.model.ts';

/** The documents list. */
export const documentList = defineList({
  item: documentListItem,
  purpose:
    'Dokumenty to pliki dla czytelników strony ogrodu albo dla biura: uchwały, regulaminy, druki.',
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
