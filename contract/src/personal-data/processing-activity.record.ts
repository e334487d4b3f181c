import { messages } from '../core/messages.ts';
import { defineRecord } from '../core/record/record.ts';
import { bookkeeping, text } from '../core/record/record-fields.ts';

/** An activity of the register of processing activities (art. 30 RODO): docs/product/personal-data.md#register. */
export const processingActivityRecord = defineRecord({
  name: 'processing-activity',
  words: { one: 'a processing activity', many: 'the processing activities' },
  label: 'Czynność przetwarzania',
  permissions: { read: 'personal-data:export', write: 'personal-data:export' },
  table: 'processingActivity',
  fields: {
    ...bookkeeping,
    name: text('Czynność', 'not-personal', {
      max: 100,
      empty: messages.nameEmpty,
      unique: 'Jest już czynność o tej nazwie. Wpisz inną.',
    }),
    purpose: text('Cel i podstawa prawna', 'not-personal', { max: 1000 }),
    persons: text('Czyje dane', 'not-personal', { max: 1000 }),
    data: text('Jakie dane', 'not-personal', { max: 1000 }),
    recipients: text('Komu są przekazywane', 'not-personal', { max: 1000 }),
    timeLimit: text('Kiedy są usuwane', 'not-personal', { max: 1000 }),
    safeguards: text('Jak są zabezpieczone', 'not-personal', { max: 1000 }),
  },
  calledBy: ['name'],
});
