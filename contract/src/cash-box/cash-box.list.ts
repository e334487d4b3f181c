import { defineList } from '../core/list/list.ts';
import { stateFilter } from '../core/list/list-filters.ts';
import { shownFields } from '../core/record/shown-fields.ts';
import { cashBoxListItem } from './cash-box.model.ts';
import { cashBoxRecord } from './cash-box.record.ts';

/** The cash boxes with what is in them. */
export const cashBoxList = defineList({
  item: cashBoxListItem,
  purpose: 'W kasie są wpłaty i wypłaty gotówki. Z niej drukuje się pokwitowania i raporty.',
  search: { switch: 'filter-by-phrase', parameter: 'phrase', label: 'Szukaj kasy' },
  filters: { state: stateFilter({ enabled: false }) },
  sorts: { name: 'Nazwy', balance: 'Stanu kasy' },
  initialSort: { by: 'name', direction: 'asc' },
  shown: shownFields(cashBoxRecord, cashBoxListItem, {
    from: { balanceGrosz: ({ balance }) => balance },
  }),
  file: { fileName: 'kasy', sheetName: 'Kasy' },
});
