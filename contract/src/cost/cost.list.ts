import { optionsEndpoint } from '../core/call/options-endpoint.ts';
import { defineList } from '../core/list/list.ts';
import { rangeFilter, recordFilter } from '../core/list/list-filters.ts';
import { text } from '../core/record/record-fields.ts';
import type { ShownField } from '../core/record/shown-fields.ts';
import { costCategoryRecord } from '../cost-category/cost-category.record.ts';
import { type CostListItem, costListItem } from './cost.model.ts';
import { costSuppliersCall } from './cost.options.ts';
import { costRecord } from './cost.record.ts';

const { fields } = costRecord;

/** What every screen and file shows of a cost, in this order. */
export const shownOfCost: readonly ShownField<CostListItem>[] = [
  { field: fields.day, value: ({ day }) => day },
  { field: fields.costCategoryId, value: ({ costCategory }) => costCategory.name },
  { field: fields.supplierName, value: ({ supplierName }) => supplierName },
  { field: fields.documentNumber, value: ({ documentNumber }) => documentNumber },
  { field: fields.ksefNumber, value: ({ ksefNumber }) => ksefNumber },
  { field: fields.description, value: ({ description }) => description },
  { field: text('Księgowanie', 'not-personal'), value: ({ number }) => number },
  { field: fields.year, value: ({ year }) => year },
  { field: fields.amountGrosz, value: ({ amount }) => amount },
];

/** What was spent, the latest first; what was taken back within its year is left out. */
export const costList = defineList({
  item: costListItem,
  purpose:
    'Koszt jest tu od chwili, gdy wypłatę z kasy albo z banku przypisano do kategorii kosztów.',
  search: { switch: 'filter-by-phrase', parameter: 'phrase', label: 'Szukaj kosztu' },
  filters: {
    year: rangeFilter('year', 'count-range', fields.year),
    category: recordFilter({
      label: fields.costCategoryId.label,
      switch: 'filter-by-category',
      parameter: 'category',
      options: optionsEndpoint(costCategoryRecord),
    }),
    supplier: recordFilter({
      label: fields.supplierName.label,
      switch: 'filter-by-supplier',
      parameter: 'supplier',
      options: costSuppliersCall,
    }),
    documented: {
      kind: 'flag',
      label: fields.isDocumented.label,
      switch: 'filter-by-document',
      parameter: 'is-documented',
      options: { true: 'Z numerem albo plikiem', false: 'Bez dokumentu' },
      initial: { enabled: false, value: false },
    },
  },
  sorts: { day: 'Dnia', amount: 'Kwoty' },
  initialSort: { by: 'day', direction: 'desc' },
  shown: shownOfCost,
  file: { fileName: 'koszty', sheetName: 'Koszty' },
});
