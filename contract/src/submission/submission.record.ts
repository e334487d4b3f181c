import { defineRecord } from '../core/record/record.ts';
import {
  bookkeeping,
  choice,
  instant,
  number,
  record,
  text,
} from '../core/record/record-fields.ts';
import { findingAnswerLabels } from '../meter/measurement/finding.ts';
import { measurementFieldLabels } from '../meter/measurement/measurement.model.ts';
import { measuredAtLabel } from '../meter/measurement/measurement.ts';
import {
  submissionChannelLabels,
  submissionFieldLabels,
  submissionStateLabels,
} from './submission.labels.ts';

/** A value read that waits for a decision of the staff: docs/product/submissions.md. */
export const submissionRecord = defineRecord({
  name: 'submission',
  words: { one: 'a reported reading', many: 'the reported readings' },
  label: 'Zgłoszenie odczytu',
  permissions: { read: 'submission:decide', write: 'submission:decide' },
  table: 'submission',
  fields: {
    ...bookkeeping,
    meterId: record('Licznik', 'meter'),
    campaignId: null,
    channel: choice(submissionFieldLabels.channel, submissionChannelLabels),
    value: number('Odczyt'),
    measuredAt: instant(measuredAtLabel),
    confirmation: choice(measurementFieldLabels.confirmation, findingAnswerLabels),
    remark: text(measurementFieldLabels.remark, 'personal'),
    clientKey: null,
    submittedByLastName: text('Kto zgłosił (nazwisko)', 'personal'),
    submittedByFirstName: text('Kto zgłosił (imię)', 'personal'),
    loginId: null,
    state: choice('Stan', submissionStateLabels),
    decidedAt: null,
    // The entry of the audit names them.
    decidedBy: null,
    decidedLoginId: null,
    measurementId: null,
    returnReason: text(submissionFieldLabels.returnReason, 'personal'),
  },
  calledBy: ['meterId'],
  parent: 'meterId',
  inHistoryOf: ['meterId'],
});
