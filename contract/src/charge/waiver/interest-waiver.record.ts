import { defineRecord } from '../../core/record/record.ts';
import { bookkeeping, money, record, text } from '../../core/record/record-fields.ts';
import { chargeRunRecord } from '../run/charge-run.record.ts';

/** That an account does not pay the interest of a note, or not all of it: docs/product/interest.md#waivers. */
export const interestWaiverRecord = defineRecord({
  name: 'interest-waiver',
  words: { one: 'a waiver of interest', many: 'the waivers of interest' },
  label: 'Umorzenie odsetek',
  // Whoever has interest waived was behind.
  permissions: { ...chargeRunRecord.permissions, read: 'debtor:read' },
  table: 'interestWaiver',
  fields: {
    ...bookkeeping,
    runId: record('Naliczenie', chargeRunRecord.name),
    settlementId: record('Konto rozliczeniowe', 'settlement'),
    amountGrosz: money('Kwota', { none: '(całość)' }),
    reason: text('Dlaczego', 'personal'),
    resolutionId: record('Uchwała', 'resolution'),
  },
  calledBy: ['settlementId'],
  parent: 'runId',
  inHistoryOf: ['runId', 'settlementId'],
});
