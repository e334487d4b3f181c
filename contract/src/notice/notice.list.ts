import { defineList } from '../core/list/list.ts';
import { stateFilter } from '../core/list/list-filters.ts';
import { pinningFilter, pinSorts, publicationSorts } from '../core/publication/publication-list.ts';
import { noticeListItem } from './notice.model.ts';

/** The notices list. */
export const noticeList = defineList({
  item: noticeListItem,
  purpose:
    'Ogłoszenia to wpisy, które można przypiąć u góry: zebrania, przerwy w dostawie wody, dyżury.',
  search: { switch: 'filter-by-phrase', parameter: 'phrase', label: 'Szukaj ogłoszenia' },
  filters: { state: stateFilter({ enabled: false }), pinning: pinningFilter },
  sorts: { 'created-date': 'Daty utworzenia', ...publicationSorts, title: 'Tytułu', ...pinSorts },
  initialSort: { by: 'created-date', direction: 'desc' },
});
