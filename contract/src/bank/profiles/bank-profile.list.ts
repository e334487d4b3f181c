import { defineList } from '../../core/list/list.ts';
import { shownFields } from '../../core/record/shown-fields.ts';
import { bankProfileListItem } from './bank-profile.model.ts';
import { bankProfileRecord } from './bank-profile.record.ts';

/** The own profiles by their names. */
export const bankProfileList = defineList({
  item: bankProfileListItem,
  purpose:
    'Układ mówi, w której kolumnie pliku z banku jest data, kwota i tytuł. Potrzebujesz go tylko dla banku, którego program nie zna.',
  search: { switch: 'filter-by-phrase', parameter: 'phrase', label: 'Szukaj układu plików' },
  filters: {},
  sorts: { name: 'Nazwy' },
  initialSort: { by: 'name', direction: 'asc' },
  shown: shownFields(bankProfileRecord, bankProfileListItem),
  file: { fileName: 'uklady-plikow', sheetName: 'Układy plików' },
});
