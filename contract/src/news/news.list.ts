import { defineList } from '../core/list/list.ts';
import { stateFilter } from '../core/list/list-filters.ts';
import { publicationSorts } from '../core/publication/publication-list.ts';
import { newsListItem } from './news.model.ts';

/** The news list. */
export const newsList = defineList({
  item: newsListItem,
  purpose: 'Aktualności to wpisy dla czytelników strony ogrodu: co się dzieje i co się zmieniło.',
  search: { switch: 'filter-by-phrase', parameter: 'phrase', label: 'Szukaj aktualności' },
  filters: { state: stateFilter({ enabled: false }) },
  sorts: { 'created-date': 'Daty utworzenia', ...publicationSorts, title: 'Tytułu' },
  initialSort: { by: 'created-date', direction: 'desc' },
});
