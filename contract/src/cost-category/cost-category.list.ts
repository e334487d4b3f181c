import { defineList } from '../core/list/list.ts';
import { choiceFilter, stateFilter } from '../core/list/list-filters.ts';
import { shownFields } from '../core/record/shown-fields.ts';
import { costCategory } from './cost-category.model.ts';
import { costCategoryRecord, costPurposeLabels } from './cost-category.record.ts';

/** The categories of costs, by their names. */
export const costCategoryList = defineList({
  item: costCategory,
  search: { switch: 'filter-by-phrase', parameter: 'phrase', label: 'Szukaj kategorii kosztów' },
  filters: {
    state: stateFilter({ enabled: false }),
    purpose: choiceFilter({
      label: costCategoryRecord.fields.purpose.label,
      switch: 'filter-by-purpose',
      parameter: 'purpose',
      options: costPurposeLabels,
      initial: { enabled: false, value: 'management' },
    }),
  },
  sorts: { name: 'Nazwy' },
  initialSort: { by: 'name', direction: 'asc' },
  shown: shownFields(costCategoryRecord, costCategory),
  file: { fileName: 'kategorie-kosztow', sheetName: 'Kategorie kosztów' },
});
