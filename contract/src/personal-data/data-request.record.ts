import { defineRecord } from '../core/record/record.ts';
import { bookkeeping, choice, day, flag, record, text } from '../core/record/record-fields.ts';

/** What a person may ask for, by the article of the RODO. */
export const dataRequestLabels = {
  access: 'Jakie dane o niej są (art. 15)',
  portability: 'Dane w pliku dla innego programu (art. 20)',
  rectification: 'Poprawienie danych (art. 16)',
  erasure: 'Usunięcie danych (art. 17)',
  objection: 'Ograniczenie albo sprzeciw (art. 18 i 21)',
} as const;

/** A person asked for something about the own data: docs/product/personal-data.md#requests. */
export const dataRequestRecord = defineRecord({
  name: 'data-request',
  words: { one: 'a request about personal data', many: 'the requests about personal data' },
  label: 'Prośba o dane osobowe',
  permissions: { read: 'personal-data:export', write: 'personal-data:export' },
  table: 'dataRequest',
  fields: {
    ...bookkeeping,
    partyId: record('Osoba', 'party'),
    kind: choice('O co prosi', dataRequestLabels),
    receivedOn: day('Dzień otrzymania'),
    isExtended: flag('Przedłużono odpowiedź o 2\u00a0miesiące'),
    answeredOn: day('Dzień odpowiedzi'),
    answer: text('Co odpowiedziano', 'personal'),
  },
  calledBy: ['partyId', 'kind'],
  inHistoryOf: ['partyId'],
});
