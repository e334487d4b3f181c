import { defineList } from '../core/list/list.ts';
import { fieldFilter } from '../core/list/list-filters.ts';
import { number } from '../core/record/record-fields.ts';
import { shownFields } from '../core/record/shown-fields.ts';
import { campaignListItem } from './campaign.model.ts';
import { campaignRecord } from './campaign.record.ts';

/** The rounds, the latest first. */
export const campaignList = defineList({
  item: campaignListItem,
  purpose: 'Tura to obchód, na którym odczytuje się liczniki: które, kiedy i kto.',
  search: null,
  filters: { state: fieldFilter('state', campaignRecord.fields.state, 'open') },
  sorts: { 'read-from': 'Pierwszego dnia', name: 'Nazwy' },
  initialSort: { by: 'read-from', direction: 'desc' },
  shown: shownFields(campaignRecord, campaignListItem, {
    more: { meters: number('Liczniki razem'), read: number('Odczytane', { share: 2 }) },
  }),
  file: { fileName: 'tury-odczytow', sheetName: 'Tury odczytów' },
});
