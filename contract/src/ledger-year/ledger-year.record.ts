import { defineRecord } from '../core/record/record.ts';
import { bookkeeping, instant, number, text } from '../core/record/record-fields.ts';

/** A year of the ledger that was closed at least once: docs/product/closing.md. */
export const ledgerYearRecord = defineRecord({
  name: 'ledger-year',
  words: { one: 'a year of the ledger', many: 'the years of the ledger' },
  label: 'Rok w księgach',
  permissions: { read: 'ledger:read', write: 'year:close' },
  table: 'ledgerYear',
  fields: {
    ...bookkeeping,
    year: number('Rok', { isYear: true }),
    name: null,
    closedAt: instant('Zamknięty'),
    closedBy: null,
    papersAt: instant('Zestawienia w Dokumentach'),
    reopenedAt: instant('Ponownie otwarty'),
    reopenReason: text('Powód otwarcia', 'not-personal'),
  },
  calledBy: ['name'],
  hasTextIds: true,
});
