import { defineRecord } from '../../core/record/record.ts';
import { bookkeeping, money, record, text } from '../../core/record/record-fields.ts';
import { chargeRunRecord } from '../run/charge-run.record.ts';

/** What an account is charged of a fee kind by one run, set by hand: docs/product/charge-runs.md#amounts-by-hand. */
export const chargeAmountRecord = defineRecord({
  name: 'charge-amount',
  words: { one: 'an amount set by hand', many: 'the amounts set by hand' },
  label: 'Kwota ustalona ręcznie',
  permissions: chargeRunRecord.permissions,
  table: 'chargeAmount',
  fields: {
    ...bookkeeping,
    runId: record('Naliczenie', chargeRunRecord.name),
    settlementId: record('Konto rozliczeniowe', 'settlement'),
    feeKindId: record('Rodzaj opłaty', 'fee-kind'),
    amountGrosz: money('Kwota'),
    description: text('Opis', 'personal'),
  },
  calledBy: ['settlementId'],
  parent: 'runId',
  inHistoryOf: ['runId', 'settlementId'],
});
