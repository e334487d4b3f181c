import { defineRecord } from '../core/record/record.ts';
import { bookkeeping, choice, day, record, text } from '../core/record/record-fields.ts';
import { methodLabels, prorationLabels } from './tariff.labels.ts';

/** What a fee kind costs, by a resolution, from a day on: docs/product/tariffs.md#tariffs. */
export const tariffRecord = defineRecord({
  name: 'tariff',
  permissions: { read: 'fee:read', write: 'fee:write' },
  words: { one: 'a tariff', many: 'the tariffs' },
  label: 'Stawka',
  table: 'tariff',
  fields: {
    ...bookkeeping,
    feeKindId: record('Rodzaj opłaty', 'fee-kind', { share: 3 }),
    resolutionId: record('Uchwała', 'resolution', { share: 2 }),
    validFrom: day('Obowiązuje od', { share: 2 }),
    validThru: day('Obowiązuje do', { share: 2, none: '(bezterminowo)' }),
    method: choice('Sposób naliczania', methodLabels),
    termsInWords: text('Stawka', 'not-personal', { share: 4 }),
    proration: choice('Przy zmianie działkowca', prorationLabels),
    instalmentsInWords: text('Terminy', 'not-personal'),
    terms: null,
    zoneId: null,
    instalments: null,
  },
  calledBy: ['feeKindId'],
  restorable: true,
});
