import { defineRecord } from '../core/record/record.ts';
import { bookkeeping, day, money, number, record, text } from '../core/record/record-fields.ts';

/** What stands for the resolution of an exemption that rests on none. */
export const noResolution = '(bez uchwały)';

/** Who pays less of a kind of fee, or nothing, and why: docs/product/tariffs.md#exemptions. */
export const exemptionRecord = defineRecord({
  name: 'exemption',
  permissions: { read: 'fee:read', write: 'fee:write' },
  words: { one: 'an exemption', many: 'the exemptions' },
  label: 'Ulga',
  table: 'exemption',
  fields: {
    ...bookkeeping,
    feeKindId: record('Rodzaj opłaty', 'fee-kind', { share: 3 }),
    settlementId: record('Konto rozliczeniowe', 'settlement'),
    partyId: record('Osoba lub firma', 'party'),
    percent: number('Ulga w procentach'),
    amountGrosz: money('Kwota ulgi'),
    validFrom: day('Od dnia', { share: 2 }),
    validThru: day('Do dnia (włącznie)', { share: 2, none: '(bezterminowo)' }),
    reason: text('Powód', 'personal'),
    resolutionId: record('Uchwała', 'resolution', { none: noResolution }),
  },
  // It has the one or the other.
  calledBy: ['feeKindId', 'settlementId', 'partyId'],
  inHistoryOf: ['settlementId', 'partyId'],
  restorable: true,
});
