import { defineRecord } from '../core/record/record.ts';
import { bookkeeping, day, flag, number, record, text } from '../core/record/record-fields.ts';

/** What was declared of a garden from a day on: docs/product/tariffs.md#plots. */
export const gardenFactRecord = defineRecord({
  name: 'garden-fact',
  words: { one: 'facts of a garden', many: 'the facts of the gardens' },
  label: 'Dane działki do opłat',
  permissions: { read: 'garden:read', write: 'garden:write' },
  table: 'gardenFact',
  fields: {
    ...bookkeeping,
    gardenId: record('Działka', 'garden'),
    validFrom: day('Od dnia'),
    residents: number('Zgłoszeni mieszkańcy'),
    electricity: flag('Przyłącze energii'),
    water: flag('Przyłącze wody'),
    note: text('Uwagi', 'personal'),
  },
  calledBy: ['gardenId'],
  parent: 'gardenId',
  inHistoryOf: ['gardenId'],
});
