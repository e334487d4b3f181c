import { defineRecord } from '../core/record/record.ts';
import { bookkeeping, number, record, text } from '../core/record/record-fields.ts';
import { gardenFieldLabels } from './garden.model.ts';

/** A garden: docs/product/records.md#garden. */
export const gardenRecord = defineRecord({
  name: 'garden',
  words: { one: 'a garden', many: 'the gardens' },
  label: 'Działka',
  permissions: { read: 'garden:read', write: 'garden:write' },
  table: 'garden',
  fields: {
    ...bookkeeping,
    name: text(gardenFieldLabels.name, 'not-personal'),
    sectorId: record(gardenFieldLabels.sector, 'sector'),
    area: number(gardenFieldLabels.area),
    nameSearch: null,
  },
  calledBy: ['name'],
});
