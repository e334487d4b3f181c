import { defineRecord } from '../core/record/record.ts';
import { bookkeeping, choice, flag, text } from '../core/record/record-fields.ts';
import { feePurposeLabels } from '../fee-kind/fee-kind.record.ts';
import { costCategoryPlace } from './cost-category.place.ts';

const { investment, management, cleanliness, other, ...purposes } = feePurposeLabels;

/** What a cost is for: the five items of art. 33(2) of the ROD Act, as of fees, and what these do not cover. */
export const costPurposeLabels = {
  investment,
  'common-utilities': purposes['common-utilities'],
  'public-charges': purposes['public-charges'],
  cleanliness,
  management,
  other,
} as const;

/** A category of costs: docs/product/payments.md#cost-categories. */
export const costCategoryRecord = defineRecord({
  ...costCategoryPlace,
  words: { one: 'a cost category', many: 'the cost categories' },
  label: 'Kategoria kosztów',
  table: 'costCategory',
  fields: {
    ...bookkeeping,
    name: text('Nazwa', 'not-personal', { share: 4 }),
    purpose: choice('Przeznaczenie', costPurposeLabels, { share: 4 }),
    active: flag('Aktywna'),
    search: null,
  },
  calledBy: ['name'],
});
