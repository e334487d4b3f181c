import { defineRecord } from '../core/record/record.ts';
import { bookkeeping, day, flag, money, record, text } from '../core/record/record-fields.ts';

/** New days for what an account owes, with the board's consent: docs/product/payment-plans.md. */
export const paymentPlanRecord = defineRecord({
  name: 'payment-plan',
  words: { one: 'a payment plan', many: 'the payment plans' },
  label: 'Raty',
  permissions: { read: 'settlement:read', write: 'fee:write' },
  table: 'paymentPlan',
  fields: {
    ...bookkeeping,
    settlementId: record('Konto rozliczeniowe', 'settlement'),
    agreedOn: day('Od dnia'),
    amountGrosz: money('Kwota'),
    resolutionId: record('Uchwała', 'resolution'),
    withoutInterest: flag('Odroczenie bez odsetek'),
    endedOn: day('Koniec'),
    cancelReason: text('Powód odwołania', 'personal'),
    clientKey: null,
  },
  calledBy: ['settlementId'],
  inHistoryOf: ['settlementId'],
});
