import { defineRecord } from '../core/record/record.ts';
import {
  bookkeeping,
  day,
  flag,
  money,
  number,
  record,
  text,
} from '../core/record/record-fields.ts';

/** What was spent, or given back of it, with the document that it rests on: docs/product/costs.md#costs. */
export const costRecord = defineRecord({
  name: 'cost',
  words: { one: 'a cost', many: 'the costs' },
  label: 'Koszt',
  permissions: { read: 'ledger:read', write: 'bank:assign' },
  table: 'cost',
  fields: {
    ...bookkeeping,
    costCategoryId: record('Kategoria kosztów', 'cost-category', { share: 3 }),
    documentNumber: text('Numer dokumentu', 'not-personal', { share: 3, none: '(brak)' }),
    documentDay: day('Data dokumentu', { none: '(brak)' }),
    supplierId: record('Firma z listy podmiotów', 'party', { none: '(bez firmy)' }),
    supplierName: text('Dostawca', 'personal', { share: 4, none: '(brak)' }),
    ksefNumber: text('Numer KSeF', 'not-personal', { none: '(brak)' }),
    fileId: record('Plik', 'document', { none: '(bez pliku)' }),
    description: text('Opis', 'personal', { none: '(brak)' }),
    bookingDay: day('Dzień księgowania'),
    /** Of the document, or else of the booking. */
    day: day('Dzień', { share: 2 }),
    /** That it belongs to. */
    year: number('Rok', { isYear: true }),
    amountGrosz: money('Kwota', { share: 2 }),
    isDocumented: flag('Dokument'),
    number: null,
    supplierKey: null,
    reversesId: null,
    counts: null,
    search: null,
  },
  calledBy: ['costCategoryId', 'documentNumber'],
});
