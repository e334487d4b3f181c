import * as z from 'zod/mini';
import { id, longestId, optionalInstant } from '../../core/fields.ts';
import { messages } from '../../core/messages.ts';

/** The most entries of one sync. */
export const mostEntries = 100;

/** By how much the clock of a phone may differ from the server's before what it says of times is shifted, in milliseconds. */
export const clockTolerance = 2 * 60 * 1000;

/** What somebody brings from a meter: a value, or that they could not read it. */
export const entryStates = ['read', 'inaccessible'] as const;

export type EntryState = (typeof entryStates)[number];

/** Longer than anything that is taken, so that it is the entry that is refused and not all that came with it. */
const anyText = z.nullish(z.string().check(z.maxLength(4000)));

/**
 * An entry of a walk. An entry that cannot be taken has an outcome of its own and stops no other, so its fields are looked at
 * one by one by the server: `measurementValue` as `measurementValue`, `measuredAt` as an instant, `confirmation` as `findingAnswer`,
 * `remark` as `optionalRemark`, `reason` as one of `inaccessibleReasonLabels`.
 */
export const syncEntry = z.object({
  /** A UUID made by the phone, by which an entry that is sent again is known. */
  clientKey: z.string(messages.invalidValue).check(z.minLength(1), z.maxLength(longestId)),
  meterId: z.string(messages.invalidValue).check(z.minLength(1), z.maxLength(longestId)),
  /** One of `entryStates`. */
  state: z.string(messages.invalidValue).check(z.maxLength(longestId)),
  measurementValue: z.nullish(z.union([z.string().check(z.maxLength(4000)), z.number()])),
  /** When it was read, or when somebody stood before it. */
  measuredAt: z.string(messages.invalidValue).check(z.maxLength(longestId)),
  confirmation: anyText,
  remark: anyText,
  /** Why it was inaccessible. */
  reason: anyText,
});

export type SyncEntry = z.input<typeof syncEntry>;

/** What a phone sends of a round, in the order in which it was entered. */
export const campaignSync = z.object({
  campaignId: id,
  /** The phone's clock as it sends this: where it is wrong, all times of the request are. */
  sentAt: optionalInstant,
  readings: z
    .array(syncEntry, messages.invalidValue)
    .check(z.maxLength(mostEntries, messages.tooManyRecords(mostEntries))),
});

export type CampaignSync = z.output<typeof campaignSync>;

/**
 * What became of an entry: `saved`; `duplicate`, it is known by its key; `same`, the round has this value of that day already;
 * `submitted`, another value exists or the round is closed, and somebody decides; `refused`, with a message.
 * docs/product/campaigns.md#sync
 */
export const syncOutcomes = ['saved', 'duplicate', 'same', 'submitted', 'refused'] as const;

export type SyncOutcome = (typeof syncOutcomes)[number];

const syncResult = z.object({
  clientKey: z.string(),
  outcome: z.enum(syncOutcomes),
  /** The measurement that came of it, or that says the same already; null of all else. */
  measurementId: z.nullable(z.string()),
  /** Why it is refused; null of all else. */
  message: z.nullable(z.string()),
});

export type SyncResult = z.infer<typeof syncResult>;

/** The outcome of each entry, in their order. */
export const campaignSyncReply = z.object({ results: z.array(syncResult) });
