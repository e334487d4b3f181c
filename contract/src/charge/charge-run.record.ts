import { defineRecord } from '../core/record/record.ts';
import {
  bookkeeping,
  choice,
  day,
  flag,
  instant,
  money,
  text,
} from '../core/record/record-fields.ts';
import { chargeRunKindLabels, chargeRunStateLabels } from './charge-labels.ts';
import { chargeRunPlace } from './charge-run.place.ts';

/** What each account is charged at once, first as a draft: docs/product/charge-runs.md#runs. */
export const chargeRunRecord = defineRecord({
  ...chargeRunPlace,
  words: { one: 'a charge run', many: 'the charge runs' },
  label: 'Naliczenie',
  table: 'chargeRun',
  fields: {
    ...bookkeeping,
    number: text('Numer', 'not-personal', { share: 2, none: '(szkic)' }),
    title: text('Tytuł', 'not-personal', { share: 4 }),
    kind: choice('Rodzaj', chargeRunKindLabels, { share: 2 }),
    state: choice('Stan', chargeRunStateLabels, { share: 2 }),
    periodFrom: day('Okres od'),
    periodThru: day('Okres do'),
    referenceDay: day('Stan na dzień'),
    readingFrom: day('Odczyty od'),
    readingThru: day('Odczyty do'),
    consumptionFrom: day('Pierwsze zużycie od'),
    issueDay: day('Dzień wystawienia', { share: 2 }),
    // No number that is grouped by thousands.
    dueYear: text('Rok terminów płatności', 'not-personal'),
    amountGrosz: money('Kwota', { share: 2, none: '(nieobliczone)' }),
    note: text('Uwagi', 'personal'),
    shortNotice: flag('Potwierdzono krótki termin'),
    approvedAt: instant('Zatwierdzone'),
    reversedOn: day('Storno'),
    reversalReason: text('Przyczyna storna', 'personal'),
    correctsId: null,
    firstDueOn: null,
    feeKindIds: null,
    sectorIds: null,
    gardenIds: null,
    settlementIds: null,
    calculation: null,
    calculationId: null,
    calculatedBy: null,
    calculatedAt: null,
    progressDone: null,
    progressOf: null,
    progressFailed: null,
    numberOrder: null,
  },
  calledBy: ['title'],
});
