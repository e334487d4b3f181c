import type { EntryState, SyncOutcome } from '@grzadka/contract/campaign/walk/campaign-sync.model';

/** What this device sent of a meter, and what the server made of it. */
export interface WalkMark {
  readonly userId: string;
  readonly campaignId: string;
  readonly meterId: string;
  readonly clientKey: string;
  readonly state: EntryState;
  /** As it was typed; null of one that could not be read. */
  readonly value: string | null;
  /** By this device's clock. */
  readonly at: string;
  readonly outcome: Exclude<SyncOutcome, 'refused'>;
  /** Whether a photo came with it, or after it; missing of what a former version sent. */
  readonly hasPhoto?: boolean | undefined;
}

export type Marks = ReadonlyMap<string, WalkMark>;

/**
 * The marks with one more. What was sent again is known already: of two outcomes of one entry the first stands, which says more than
 * that it is known, so that sending any number of times gives the same.
 */
export function withMark(marks: Marks, mark: WalkMark): Marks {
  const known = marks.get(mark.clientKey);
  if (known === undefined) return new Map(marks).set(mark.clientKey, mark);
  const outcome = known.outcome === 'duplicate' ? mark.outcome : known.outcome;
  const hasPhoto = known.hasPhoto === true || mark.hasPhoto === true;
  const isNews = outcome !== known.outcome || hasPhoto !== (known.hasPhoto ?? false);
  return isNews ? new Map(marks).set(mark.clientKey, { ...known, outcome, hasPhoto }) : marks;
}
