import * as z from 'zod/mini';
import { emptyAsNull, id, instantReply, keyOf, text } from '../core/fields.ts';
import { messages } from '../core/messages.ts';
import { requiredDay } from '../core/time/day.ts';
import { chosenFile } from '../core/upload.ts';
import { type FindingCode, finding, findingAnswer } from '../meter/measurement/finding.ts';
import { measuredBy } from '../meter/measurement/measurement.ts';
import {
  measurementValue,
  optionalClientKey,
  optionalMeasurementValue,
  optionalRemark,
} from '../meter/measurement/measurement-form.ts';
import { meterType } from '../meter/meter.model.ts';
import { submissionChannelLabels, submissionStateLabels } from './submission.labels.ts';
import { submissionRefusals } from './submission.refusals.ts';

/** How far back a holder may report a reading, in days. */
export const reportedDaysBack = 14;

/** The form by which a holder reports a reading; the time of day is not asked for. */
export const readingReport = z.object({
  meterId: id,
  measurementValue,
  measuredOn: requiredDay,
  remark: optionalRemark,
  clientKey: optionalClientKey,
  file: z.optional(chosenFile),
});

export type ReadingReport = z.output<typeof readingReport>;

/** A value that is about to be reported, to be judged; nothing is stored. */
export const readingReportJudge = z.pick(readingReport, {
  meterId: true,
  measurementValue: true,
  measuredOn: true,
});

export type ReadingReportJudge = z.output<typeof readingReportJudge>;

/** What is said of a value to whoever reports it: what they can look at once more, and nothing about others or the office. */
export const toldToReporter = [
  'future',
  'no-device',
  'too-many-digits',
  'smaller',
  'too-large',
  'no-consumption',
  'swapped',
] as const satisfies readonly FindingCode[];

const photo = z.object({ id: z.string(), width: z.int(), height: z.int() });

/** A photo that was sent with a reading: its id, and its size in pixels. */
export type Photo = z.infer<typeof photo>;

/** The photos of the readings of a meter, by the reading that each shows. */
export const photosOfMeter = z.object({
  items: z.array(z.object({ measurementId: z.string(), photo })),
});

export type PhotosOfMeter = z.infer<typeof photosOfMeter>;

/** What every reply says of a reading that was reported. */
const submission = {
  id: z.string(),
  state: keyOf(submissionStateLabels),
  /** What the dial showed, as it was reported. */
  value: z.number(),
  measuredAt: instantReply,
  remark: z.nullable(z.string()),
  submittedAt: instantReply,
  /** Null where none came, or it is gone after its time. */
  photo: z.nullable(photo),
  decidedAt: z.nullable(instantReply),
  /** What was taken, which may be another value; null of what was not taken. */
  acceptedValue: z.nullable(z.number()),
  /** Why it was sent back; null of what was not. */
  returnReason: z.nullable(z.string()),
};

/** A reading as whoever reported it sees it. */
export const ownSubmission = z.object(submission);

export type OwnSubmission = z.infer<typeof ownSubmission>;

const named = z.object({ id: z.string(), name: z.string() });

/** A reading that was reported, with all that it takes to decide on it: docs/product/submissions.md#list. */
export const submissionListItem = z.object({
  ...submission,
  channel: keyOf(submissionChannelLabels),
  confirmation: z.nullable(findingAnswer),
  submittedBy: measuredBy,
  meter: z.extend(named, { type: meterType, garden: z.nullable(named) }),
  /** Of the device that was there when it was read; null where there was none, or they are not known. */
  serialNumber: z.nullable(z.string()),
  sealNumber: z.nullable(z.string()),
  /** The round that it was read in. */
  campaign: z.nullable(named),
  /** What the dial of its device showed before; null where nobody knows. */
  previous: z.nullable(z.object({ value: z.number(), measuredAt: instantReply })),
  /** What was used since, in the meter's unit; below zero where the dial fell. */
  used: z.nullable(z.number()),
  /** What is usually used in that time; null where nothing shows it. */
  usual: z.nullable(z.number()),
  /** What would be found in it now; empty of one that was decided on. */
  findings: z.array(finding),
  decidedBy: z.nullable(z.string()),
  measurementId: z.nullable(z.string()),
});

export type SubmissionListItem = z.infer<typeof submissionListItem>;

/** That a reading is taken, as it was reported or with another value; `confirmation` answers what is found in it. */
export const submissionAccept = z.object({
  id,
  measurementValue: optionalMeasurementValue,
  confirmation: emptyAsNull(z.union([findingAnswer, z.literal('')], messages.invalidValue)),
});

export type SubmissionAccept = z.output<typeof submissionAccept>;

/** That a reading is sent back. */
export const submissionReturn = z.object({
  id,
  reason: text({ max: 500, empty: submissionRefusals.reasonEmpty }),
});

export type SubmissionReturn = z.output<typeof submissionReturn>;

/** A photo of a reading, which is known by the key that it was sent under. */
export const photoUpload = z.object({ clientKey: z.uuid(messages.invalidValue), file: chosenFile });
