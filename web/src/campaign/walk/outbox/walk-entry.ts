import { inaccessibleReasonLabels } from '@grzadka/contract/campaign/campaign.labels';
import type { SyncEntry } from '@grzadka/contract/campaign/walk/campaign-sync.model';
import { keyOf } from '@grzadka/contract/core/fields';
import { findingAnswer } from '@grzadka/contract/meter/measurement/finding';
import { meterType } from '@grzadka/contract/meter/meter.model';
import * as z from 'zod/mini';
import type { OutboxEntry } from '../../../core/outbox/outbox-view.ts';
import type { PendingEntry } from '../order/standings.ts';

const about = {
  campaignId: z.string(),
  meter: z.object({ id: z.string(), name: z.string(), type: meterType }),
  /** When somebody stood before it, by this device's clock. */
  at: z.string(),
  remark: z.nullable(z.string()),
  /** The photo of it, which is sent once the server has the rest. */
  photoKey: z.nullable(z.string()),
};

/**
 * What somebody brings from a meter. Once the server has taken it, what is left of one with a photo is the photo. It is kept over
 * updates of the program: a newer build takes what this one wrote.
 */
export const walkEntry = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('read'),
    ...about,
    measurementValue: z.string(),
    confirmation: z.nullable(findingAnswer),
  }),
  z.object({ kind: z.literal('inaccessible'), ...about, reason: keyOf(inaccessibleReasonLabels) }),
  z.object({
    kind: z.literal('photo'),
    campaignId: about.campaignId,
    meter: about.meter,
    photoKey: z.string(),
    /** The key of the reading that it is of, where that came without it; else they share one. */
    of: z.optional(z.string()),
  }),
]);

export type WalkEntry = z.output<typeof walkEntry>;

/** What is entered at a meter. */
export type MeterEntry = Exclude<WalkEntry, { kind: 'photo' }>;

export type SentEntry = OutboxEntry<WalkEntry>;

/** An entry of a meter, under its key. */
export type SentMeterEntry = SentEntry & { readonly value: MeterEntry };

/** Whether it is about a meter, and no photo that is left of one. */
export function isMeterEntry(entry: SentEntry): entry is SentMeterEntry {
  return entry.value.kind !== 'photo';
}

/** An entry as the sync takes it. */
export function toSyncEntry({ clientKey, value }: SentMeterEntry): SyncEntry {
  const { meter, at, remark } = value;
  const said = { clientKey, meterId: meter.id, measuredAt: at, remark };
  if (value.kind === 'inaccessible')
    return { ...said, state: 'inaccessible', reason: value.reason };
  const { measurementValue, confirmation } = value;
  return { ...said, state: 'read', measurementValue, confirmation };
}

/** The keys of the readings whose photos are among what waits, with them or by themselves. */
export function keysWithPhoto(entries: readonly SentEntry[]): ReadonlySet<string> {
  return new Set(
    entries.flatMap(({ clientKey, value }) =>
      value.kind === 'photo' ? [value.of ?? clientKey] : value.photoKey === null ? [] : [clientKey],
    ),
  );
}

/** The entry of a photo that was taken after its reading, which waits or was refused; undefined where there is none. */
export function laterPhotoOf(
  entries: readonly SentEntry[],
  clientKey: string,
): SentEntry | undefined {
  return entries.find(({ value }) => value.kind === 'photo' && value.of === clientKey);
}

/** The entries of a round that the server has not taken, as its walk shows them. */
export function pendingOf(entries: readonly SentEntry[], campaignId: string): PendingEntry[] {
  return entries
    .filter(isMeterEntry)
    .filter(({ value }) => value.campaignId === campaignId)
    .map(({ clientKey, value, state }) => ({
      clientKey,
      meterId: value.meter.id,
      state: value.kind,
      value: value.kind === 'read' ? value.measurementValue : null,
      at: value.at,
      stage: state,
    }));
}

/**
 * Those that are sent next: up to so many of one round, in the order entered, and photos only when nothing else waits. What
 * is of a round that refuses whoever sends (`refusing`) comes last: it keeps nothing of another one waiting.
 */
export function chooseEntries(
  waiting: readonly SentEntry[],
  most: number,
  refusing: ReadonlySet<string> = new Set(),
): readonly SentEntry[] {
  const keys = new Set(waiting.filter(isMeterEntry).map(({ clientKey }) => clientKey));
  const free = waiting.filter(({ value }) =>
    // A photo whose reading has still to come would find none.
    value.kind === 'photo' ? !keys.has(value.of ?? '') : !refusing.has(value.campaignId),
  );
  const next = free.length > 0 ? free : waiting;
  const entries = next.filter(isMeterEntry);
  const [first] = entries;
  if (first === undefined) return next.slice(0, 1);
  const ofRound = entries.filter(({ value }) => value.campaignId === first.value.campaignId);
  return ofRound.slice(0, most);
}
