import {
  type InaccessibleReason,
  inaccessibleReasonLabels,
} from '@grzadka/contract/campaign/campaign.labels';
import { campaignRefusals } from '@grzadka/contract/campaign/campaign.refusals';
import {
  type CampaignSync,
  clockTolerance,
} from '@grzadka/contract/campaign/walk/campaign-sync.model';
import { parseInstant } from '@grzadka/contract/core/fields';
import { messages } from '@grzadka/contract/core/messages';
import { type FindingAnswer, findingAnswer } from '@grzadka/contract/meter/measurement/finding';
import {
  measurementValue,
  optionalRemark,
  otherNeedsRemark,
} from '@grzadka/contract/meter/measurement/measurement-form';
import * as z from 'zod/mini';
import { isRecordId } from '#src/core/database/record-id.ts';

type SentEntry = CampaignSync['readings'][number];

interface EntryBase {
  readonly clientKey: string;
  readonly meterId: string;
  readonly measuredAt: string;
  readonly remark: string | null;
}

/** A value that somebody read. */
export interface ReadEntry extends EntryBase {
  readonly state: 'read';
  readonly value: string;
  readonly confirmation: FindingAnswer | null;
}

/** That somebody could not read a meter. */
export interface VisitEntry extends EntryBase {
  readonly state: 'inaccessible';
  readonly reason: InaccessibleReason;
}

export type Entry = ReadEntry | VisitEntry;

/** By how many milliseconds the times of a request are shifted, since the clock of who sent it is wrong. */
export function clockShift(sentAt: string | null, now: Date): number {
  if (sentAt === null) return 0;
  const shift = now.getTime() - Date.parse(sentAt);
  return Math.abs(shift) > clockTolerance ? shift : 0;
}

/** Reads an entry, its time shifted, or says why it cannot be taken. */
export function readEntry(sent: SentEntry, shift: number): Entry | { readonly refusal: string } {
  const { clientKey, meterId } = sent;
  if (!isRecordId(clientKey)) return { refusal: messages.invalidValue };
  if (!isRecordId(meterId)) return { refusal: campaignRefusals.meterNotInRound };
  const instant = parseInstant(sent.measuredAt);
  const measuredAt = instant && parseInstant(new Date(Date.parse(instant) + shift).toISOString());
  if (measuredAt === undefined) return { refusal: campaignRefusals.badTime };
  const remark = optionalRemark.safeParse(sent.remark);
  if (!remark.success) return refusalOf(remark.error);
  const base = {
    clientKey: clientKey.toLowerCase(),
    meterId: meterId.toLowerCase(),
    measuredAt,
    remark: remark.data,
  };
  if (sent.state === 'inaccessible') return readVisit(base, sent);
  if (sent.state === 'read') return readReading(base, sent);
  return { refusal: messages.invalidValue };
}

function readReading(base: EntryBase, sent: SentEntry): ReadEntry | { refusal: string } {
  const value = measurementValue.safeParse(sent.measurementValue);
  if (!value.success) return refusalOf(value.error);
  const confirmation = findingAnswer.safeParse(sent.confirmation);
  // An answer that is not one is none: the reading then waits for one, and is not lost.
  const answer = confirmation.success ? confirmation.data : null;
  const isWhole = answer !== 'other' || base.remark !== null;
  return { ...base, state: 'read', value: value.data, confirmation: isWhole ? answer : null };
}

const inaccessibleReason = z.enum(
  Object.keys(inaccessibleReasonLabels) as InaccessibleReason[],
  campaignRefusals.noReason,
);

function readVisit(base: EntryBase, sent: SentEntry): VisitEntry | { refusal: string } {
  const reason = inaccessibleReason.safeParse(sent.reason);
  if (!reason.success) return refusalOf(reason.error);
  if (reason.data === 'other' && base.remark === null) return { refusal: otherNeedsRemark };
  return { ...base, state: 'inaccessible', reason: reason.data };
}

function refusalOf({ issues }: z.core.$ZodError): { refusal: string } {
  return { refusal: issues[0]?.message ?? messages.invalidValue };
}
