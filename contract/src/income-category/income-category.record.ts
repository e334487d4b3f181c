import { defineRecord } from '../core/record/record.ts';
import { bookkeeping, flag, text } from '../core/record/record-fields.ts';
import { incomeCategoryPlace } from './income-category.place.ts';

/** A category of other income: docs/product/payments.md#income-categories. */
export const incomeCategoryRecord = defineRecord({
  ...incomeCategoryPlace,
  words: { one: 'an income category', many: 'the income categories' },
  label: 'Kategoria przychodów',
  table: 'incomeCategory',
  fields: {
    ...bookkeeping,
    name: text('Nazwa', 'not-personal', { share: 4 }),
    active: flag('Aktywna'),
    search: null,
  },
  calledBy: ['name'],
});
