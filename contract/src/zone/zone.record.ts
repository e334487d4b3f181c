import { defineRecord } from '../core/record/record.ts';
import { bookkeeping, choice, text } from '../core/record/record-fields.ts';
import { meterTypeLabels } from '../meter/meter.labels.ts';

/** A zone: main meters and the meters behind them (docs/product/readings.md#zones). */
export const zoneRecord = defineRecord({
  name: 'zone',
  words: { one: 'a zone', many: 'the zones' },
  label: 'Strefa',
  permissions: { read: 'zone:read', write: 'zone:write' },
  table: 'zone',
  fields: {
    ...bookkeeping,
    name: text('Nazwa', 'not-personal', {
      share: 4,
      unique: 'Jest już strefa o tej nazwie. Wpisz inną.',
    }),
    type: choice('Typ liczników', meterTypeLabels, { share: 3 }),
    nameSearch: null,
  },
  calledBy: ['name'],
});
