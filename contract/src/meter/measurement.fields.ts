import { choice, flag, instant, number, record, text } from '../core/record/record-fields.ts';
import { installationFieldLabels } from './installation/installation.model.ts';
import { findingAnswerLabels } from './measurement/finding.ts';
import {
  measurementChannelLabels,
  measurementFieldLabels,
} from './measurement/measurement.model.ts';
import { measuredAtLabel } from './measurement/measurement.ts';
import { reversalReasonLabels } from './measurement/reversal.model.ts';
import { meterFieldLabels } from './meter.labels.ts';

/** A measurement, which is recorded as its meter's: docs/product/readings.md#effective. */
export const measurementFields = {
  id: null,
  value: number('Odczyt'),
  measuredAt: instant(measuredAtLabel),
  measuredByLastName: text(`${meterFieldLabels.measuredBy} (nazwisko)`, 'personal'),
  measuredByFirstName: text(`${meterFieldLabels.measuredBy} (imię)`, 'personal'),
  meterId: null,
  loginId: null,
  installationId: null,
  channel: choice(measurementFieldLabels.channel, measurementChannelLabels),
  // Shown in words where the measurement is checked; here it would be codes.
  verdict: null,
  confirmation: choice(measurementFieldLabels.confirmation, findingAnswerLabels),
  remark: text(measurementFieldLabels.remark, 'personal'),
  rolledOver: flag(installationFieldLabels.lastValueRolledOver),
  clientKey: null,
  recordedAt: null,
  campaignId: record('Tura odczytów', 'campaign'),
} as const;

/** That a measurement was taken back. */
export const measurementReversalFields = {
  id: null,
  measurementId: null,
  reason: choice('Powód unieważnienia', reversalReasonLabels),
  remark: text(measurementFieldLabels.remark, 'personal'),
  replacementId: null,
  reversedAt: null,
  reversedByFirstName: null,
  reversedByLastName: null,
  loginId: null,
} as const;
