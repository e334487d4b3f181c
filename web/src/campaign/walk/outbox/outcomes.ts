import type { SyncResult } from '@grzadka/contract/campaign/walk/campaign-sync.model';
import { errorKinds } from '@grzadka/contract/core/errors';
import { dayOf } from '@grzadka/contract/core/time/time-zone';
import type { Fate } from '../../../core/outbox/outbox.ts';
import type { WalkMark } from '../kept/walk-mark.ts';
import type { SentMeterEntry, WalkEntry } from './walk-entry.ts';

/**
 * What becomes of an entry in the outbox: gone, refused, or its photo is left.
 * @param marks what was sent of its walk
 */
export function fateOf(
  { clientKey, value }: SentMeterEntry,
  result: SyncResult,
  marks: readonly WalkMark[] = [],
): Fate<WalkEntry, SyncResult> {
  if (result.outcome === 'refused') {
    return { refusal: { message: result.message ?? errorKinds.validation.message, fields: {} } };
  }
  const { campaignId, meter, photoKey } = value;
  if (photoKey === null || value.kind !== 'read') return { reply: result };
  const photo = { kind: 'photo', campaignId, meter, photoKey } as const;
  if (result.outcome !== 'same') return { left: photo };
  const own = ownReading(value, clientKey, marks);
  // Of what somebody else read nobody but they may send a photo.
  return own === undefined ? { reply: result } : { left: { ...photo, of: own.clientKey } };
}

/** The reading of this device that says the same of a meter and a day; undefined where it is somebody else's. */
function ownReading(
  value: Extract<WalkEntry, { kind: 'read' }>,
  clientKey: string,
  marks: readonly WalkMark[],
): WalkMark | undefined {
  return marks.find(
    (mark) =>
      mark.clientKey !== clientKey &&
      mark.meterId === value.meter.id &&
      mark.outcome !== 'same' &&
      mark.state === 'read' &&
      Number(mark.value) === Number(value.measurementValue) &&
      dayOf(mark.at) === dayOf(value.at),
  );
}

/** What is remembered of an entry that the server has taken; nothing of one that it refused. */
export function markOf(
  userId: string,
  { clientKey, value }: SentMeterEntry,
  { outcome }: SyncResult,
): WalkMark[] {
  if (outcome === 'refused') return [];
  const { campaignId, meter, kind, at } = value;
  const said = { userId, campaignId, meterId: meter.id, clientKey, state: kind, at, outcome };
  const hasPhoto = kind === 'read' && value.photoKey !== null && outcome !== 'same';
  return [{ ...said, value: kind === 'read' ? value.measurementValue : null, hasPhoto }];
}
