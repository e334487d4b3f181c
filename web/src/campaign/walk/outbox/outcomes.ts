import type { SyncResult } from '@grzadka/contract/campaign/walk/campaign-sync.model';
import { errorKinds } from '@grzadka/contract/core/errors';
import type { Fate } from '../../../core/outbox/outbox.ts';
import type { WalkMark } from '../kept/walk-mark.ts';
import type { SentMeterEntry, WalkEntry } from './walk-entry.ts';

/** What becomes of an entry in the outbox: gone, refused, or its photo is left. */
export function fateOf({ value }: SentMeterEntry, result: SyncResult): Fate<WalkEntry, SyncResult> {
  if (result.outcome === 'refused') {
    return { refusal: { message: result.message ?? errorKinds.validation.message, fields: {} } };
  }
  const { campaignId, meter, photoKey } = value;
  // Where somebody else's reading says the same, nothing was stored that the photo could belong to.
  const hasPhoto = photoKey !== null && value.kind === 'read' && result.outcome !== 'same';
  return hasPhoto ? { left: { kind: 'photo', campaignId, meter, photoKey } } : { reply: result };
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
  return [{ ...said, value: kind === 'read' ? value.measurementValue : null }];
}
