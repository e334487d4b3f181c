import { defineList } from '../core/list/list.ts';
import { choiceFilter } from '../core/list/list-filters.ts';
import { shownFields } from '../core/record/shown-fields.ts';
import { resolutionListItem } from './resolution.model.ts';
import { resolutionBodyLabels, resolutionRecord } from './resolution.record.ts';

/** The resolutions, the latest first. */
export const resolutionList = defineList({
  item: resolutionListItem,
  search: { switch: 'filter-by-phrase', parameter: 'phrase', label: 'Szukaj uchwały' },
  filters: {
    body: choiceFilter({
      label: resolutionRecord.fields.body.label,
      switch: 'filter-by-body',
      parameter: 'body',
      options: resolutionBodyLabels,
      initial: { enabled: false, value: 'general-meeting' },
    }),
    year: {
      kind: 'count-range',
      label: 'Rok',
      switch: 'filter-by-year',
      from: 'year-from',
      thru: 'year-thru',
      initial: { enabled: false, value: { from: null, thru: null } },
    },
  },
  sorts: { 'adopted-on': 'Daty podjęcia', number: 'Numeru' },
  initialSort: { by: 'adopted-on', direction: 'desc' },
  shown: shownFields(resolutionRecord, resolutionListItem),
  file: { fileName: 'uchwaly', sheetName: 'Uchwały' },
});
