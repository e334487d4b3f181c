import { defineRecord } from '../core/record/record.ts';
import { number, text } from '../core/record/record-fields.ts';

/** A sector: docs/product/records.md#sector. */
export const sectorRecord = defineRecord({
  name: 'sector',
  words: { one: 'a sector', many: 'the sectors' },
  label: 'Sektor',
  permissions: { read: 'sector:read', write: 'sector:write' },
  table: 'sector',
  fields: {
    id: null,
    updatedAt: null,
    version: null,
    name: text('Nazwa', 'not-personal'),
    position: number('Miejsce w kolejności'),
  },
  calledBy: ['name'],
  hasTextIds: true,
});
