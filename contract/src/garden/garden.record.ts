import { defineRecord } from '../core/record/record.ts';
import { bookkeeping, number, record, text } from '../core/record/record-fields.ts';

/** A garden: docs/product/records.md#garden. */
export const gardenRecord = defineRecord({
  name: 'garden',
  words: { one: 'a garden', many: 'the gardens' },
  label: 'Działka',
  permissions: { read: 'garden:read', write: 'garden:write' },
  table: 'garden',
  fields: {
    ...bookkeeping,
    name: text('Nazwa', 'not-personal', { share: 3 }),
    sectorId: record('Sektor', 'sector', { share: 2 }),
    area: number('Powierzchnia (m2)', { share: 2 }),
    nameSearch: null,
  },
  calledBy: ['name'],
});
