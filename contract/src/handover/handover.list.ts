import { defineList } from '../core/list/list.ts';
import { fieldFilter } from '../core/list/list-filters.ts';
import { text } from '../core/record/record-fields.ts';
import type { ShownField } from '../core/record/shown-fields.ts';
import { type HandoverListItem, handoverListItem } from './handover.model.ts';
import { handoverRecord } from './handover.record.ts';

const { gardenId, ground, day, state } = handoverRecord.fields;

const shown: readonly ShownField<HandoverListItem>[] = [
  { field: gardenId, value: ({ garden }) => garden.name },
  {
    field: text('Dotychczasowy działkowiec', 'personal', { share: 4, none: '(nikt)' }),
    value: ({ leaving }) => leaving.join(', ') || null,
  },
  {
    field: text('Nowy działkowiec', 'personal', { share: 4, none: '(nie wiadomo)' }),
    value: ({ coming }) => coming.join(', ') || null,
  },
  { field: day, value: (item) => item.day },
  { field: ground, value: (item) => item.ground },
  { field: state, value: (item) => item.state },
];

/** The handovers of plots, the latest day first. */
export const handoverList = defineList({
  item: handoverListItem,
  purpose: 'Tu są przekazania działek: w toku i dawne.',
  search: { switch: 'filter-by-phrase', parameter: 'phrase', label: 'Szukaj przekazania' },
  filters: { state: fieldFilter('state', state, 'open') },
  sorts: { day: 'Dnia' },
  initialSort: { by: 'day', direction: 'desc' },
  shown,
  file: { fileName: 'przekazania-dzialek', sheetName: 'Przekazania działek' },
});
