import { defineList } from '../core/list/list.ts';
import { fieldFilter, stateFilter } from '../core/list/list-filters.ts';
import { shownFields } from '../core/record/shown-fields.ts';
import { feeKind } from './fee-kind.model.ts';
import { feeKindRecord } from './fee-kind.record.ts';

/** The fee kinds, in the order in which payments cover them. */
export const feeKindList = defineList({
  item: feeKind,
  purpose: 'Rodzaj opłaty mówi, za co się płaci, na przykład za wodę.',
  search: { switch: 'filter-by-phrase', parameter: 'phrase', label: 'Szukaj rodzaju opłaty' },
  filters: {
    state: stateFilter({ enabled: false }),
    purpose: fieldFilter('purpose', feeKindRecord.fields.purpose, 'management'),
  },
  sorts: { position: 'Kolejności', name: 'Nazwy' },
  initialSort: { by: 'position', direction: 'asc' },
  shown: shownFields(feeKindRecord, feeKind),
  file: { fileName: 'rodzaje-oplat', sheetName: 'Rodzaje opłat' },
});
