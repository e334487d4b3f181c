import { defineRecord } from '../core/record/record.ts';
import { bookkeeping, choice, day, number, record } from '../core/record/record-fields.ts';

/** Where an area of a garden comes from; by the plan it counts for fees in any case (docs/product/tariffs.md#plots). */
export const areaSourceLabels = {
  plan: 'wg planu',
  survey: 'wg pomiaru',
  other: 'inne',
} as const;

/** How large a garden is from a day on: docs/product/tariffs.md#plots. */
export const gardenAreaRecord = defineRecord({
  name: 'garden-area',
  words: { one: 'an area of a garden', many: 'the areas of the gardens' },
  label: 'Powierzchnia działki',
  permissions: { read: 'garden:read', write: 'garden:write' },
  table: 'gardenArea',
  fields: {
    ...bookkeeping,
    gardenId: record('Działka', 'garden'),
    area: number('Powierzchnia (m2)'),
    source: choice('Źródło', areaSourceLabels),
    validFrom: day('Od dnia'),
  },
  calledBy: ['gardenId'],
  parent: 'gardenId',
  inHistoryOf: ['gardenId'],
});
