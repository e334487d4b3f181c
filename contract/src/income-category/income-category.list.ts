import { defineList } from '../core/list/list.ts';
import { stateFilter } from '../core/list/list-filters.ts';
import { shownFields } from '../core/record/shown-fields.ts';
import { incomeCategory } from './income-category.model.ts';
import { incomeCategoryRecord } from './income-category.record.ts';

/** The categories of other income, by their names. */
export const incomeCategoryList = defineList({
  item: incomeCategory,
  search: { switch: 'filter-by-phrase', parameter: 'phrase', label: 'Szukaj kategorii przychodów' },
  filters: { state: stateFilter({ enabled: false }) },
  sorts: { name: 'Nazwy' },
  initialSort: { by: 'name', direction: 'asc' },
  shown: shownFields(incomeCategoryRecord, incomeCategory),
  file: { fileName: 'kategorie-przychodow', sheetName: 'Kategorie przychodów' },
});
