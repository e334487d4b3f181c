import { defineList } from '../core/list/list.ts';
import { fieldFilter, rangeFilter } from '../core/list/list-filters.ts';
import { shownFields } from '../core/record/shown-fields.ts';
import { resolutionListItem } from './resolution.model.ts';
import { resolutionRecord } from './resolution.record.ts';

/** The resolutions, the latest first. */
export const resolutionList = defineList({
  item: resolutionListItem,
  purpose: 'Uchwała jest podstawą opłat: jej numer i data stoją przy stawkach.',
  search: { switch: 'filter-by-phrase', parameter: 'phrase', label: 'Szukaj uchwały' },
  filters: {
    body: fieldFilter('body', resolutionRecord.fields.body, 'general-meeting'),
    year: rangeFilter('year', 'count-range', { label: 'Rok' }),
  },
  sorts: { 'adopted-on': 'Daty podjęcia', number: 'Numeru' },
  initialSort: { by: 'adopted-on', direction: 'desc' },
  shown: shownFields(resolutionRecord, resolutionListItem),
  file: { fileName: 'uchwaly', sheetName: 'Uchwały' },
});
