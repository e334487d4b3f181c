import { defineList } from '../../core/list/list.ts';
import { shownFields } from '../../core/record/shown-fields.ts';
import { bankProfileListItem } from './bank-profile.model.ts';
import { bankProfileRecord } from './bank-profile.record.ts';

/** The own profiles by their names. */
export const bankProfileList = defineList({
  item: bankProfileListItem,
  search: { switch: 'filter-by-phrase', parameter: 'phrase', label: 'Szukaj układu plików' },
  filters: {},
  sorts: { name: 'Nazwy' },
  initialSort: { by: 'name', direction: 'asc' },
  shown: shownFields(bankProfileRecord, bankProfileListItem),
  file: { fileName: 'uklady-plikow', sheetName: 'Układy plików' },
});
