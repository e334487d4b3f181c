import * as z from 'zod/mini';
import { emptyAsNull, id, keyOf, optionalInstant, orNull } from '../../core/fields.ts';
import { messages } from '../../core/messages.ts';
import { type FindingAnswer, findingAnswer, findingCode } from './finding.ts';
import { measurement } from './measurement.ts';
import {
  measurementValue,
  optionalClientKey,
  optionalRemark,
  otherNeedsRemark,
} from './measurement-form.ts';
import { reversal } from './reversal.model.ts';

/** The ways on which a measurement comes to the program, in words. */
export const measurementChannelLabels = {
  office: 'Biuro',
  campaign: 'Tura odczytów',
  self: 'Zgłoszony przez działkowca',
  import: 'Wczytany z pliku',
  estimate: 'Szacunek',
} as const;

export type MeasurementChannel = keyof typeof measurementChannelLabels;

/** One entry of a meter's history; `verdict` is what was found in it when it was taken. */
export const measurementListItem = z.extend(measurement, {
  id: z.string(),
  installationId: z.string(),
  channel: keyOf(measurementChannelLabels),
  verdict: z.array(findingCode),
  confirmation: z.nullable(findingAnswer),
  remark: z.nullable(z.string()),
  /** The dial passed through zero since the one before. */
  rolledOver: z.boolean(),
  /** It is an estimate that does not count, since readings have taken its place. */
  gaveWay: z.boolean(),
  /** Null of one that was not taken back. */
  reversal: z.nullable(reversal),
});

export type MeasurementListItem = z.infer<typeof measurementListItem>;

/** What else the history calls the fields of a measurement, in files and in the audit alike. */
export const measurementFieldLabels = {
  channel: 'Sposób odczytu',
  verdict: 'Co sprawdzić',
  confirmation: 'Odpowiedź na ostrzeżenie',
  remark: 'Uwaga',
} as const;

const answered = { confirmation: findingAnswer, remark: optionalRemark } as const;

/** Whether the answer says all that it has to. */
function isWhole({
  confirmation,
  remark,
}: {
  confirmation: FindingAnswer | null;
  remark: string | null;
}) {
  return confirmation !== 'other' || remark !== null;
}

const needsRemark = { path: ['remark'], error: otherNeedsRemark };

/**
 * The add-measurement form. It is taken now where no time is stated; a known `clientKey` appends nothing and answers
 * with the measurement that came with it.
 */
export const measurementCreate = z
  .object({
    meterId: id,
    measurementValue,
    measuredAt: optionalInstant,
    clientKey: optionalClientKey,
    confirmation: emptyAsNull(z.union([findingAnswer, z.literal('')], messages.invalidValue)),
    remark: answered.remark,
  })
  .check(z.refine(isWhole, needsRemark));

export type MeasurementCreate = z.output<typeof measurementCreate>;

/** A value to be judged; as read now where no time is stated, and as if `insteadOf` had been taken back. */
export const measurementJudge = z.object({
  meterId: id,
  measurementValue,
  measuredAt: optionalInstant,
  insteadOf: orNull(id),
});

/** The answer to all that was found in a measurement. */
export const measurementConfirm = z
  .object({ measurementId: id, ...answered })
  .check(z.refine(isWhole, needsRemark));

export type MeasurementConfirm = z.output<typeof measurementConfirm>;
