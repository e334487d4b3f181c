import { defineRecord } from '../core/record/record.ts';
import { bookkeeping, day, number, text } from '../core/record/record-fields.ts';

/** A rate of interest for delay, from a day on: docs/product/interest.md#rates. */
export const interestRateRecord = defineRecord({
  name: 'interest-rate',
  permissions: { read: 'fee:read', write: 'fee:write' },
  words: { one: 'an interest rate', many: 'the interest rates' },
  label: 'Stopa odsetek',
  table: 'interestRate',
  fields: {
    ...bookkeeping,
    validFrom: day('Obowiązuje od', { share: 2 }),
    percent: number('Stopa roczna (%)', {
      share: 2,
      decimals: 2,
      hint: 'Odsetki ustawowe za opóźnienie, na przykład 9,50.',
    }),
    source: text('Skąd wiadomo', 'not-personal', {
      share: 5,
      hint: 'Obwieszczenie z Monitora Polskiego, na przykład: M.P. 2026 poz. 123.',
    }),
  },
  calledBy: ['validFrom'],
});
