import { defineList } from '../core/list/list.ts';
import { stateFilter } from '../core/list/list-filters.ts';
import { publicationSorts } from '../core/publication/publication-list.ts';
import { pageVersionListItem } from './page.model.ts';

/** The versions of one page. */
export const pageVersionList = defineList({
  item: pageVersionListItem,
  purpose: 'Wersja to treść podstrony od wybranego dnia. Czytelnicy widzą tę, która obowiązuje.',
  search: null,
  filters: { state: stateFilter({ enabled: false }) },
  sorts: { 'created-date': 'Daty utworzenia', ...publicationSorts },
  initialSort: { by: 'created-date', direction: 'desc' },
});
