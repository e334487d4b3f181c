import type { CampaignMeterState } from '@grzadka/contract/campaign/campaign.labels';
import type { EntryState } from '@grzadka/contract/campaign/walk/campaign-sync.model';
import { dayOf } from '@grzadka/contract/core/time/time-zone';
import type { Marks, WalkMark } from '../kept/walk-mark.ts';

/** Something entered of a meter that the server has not taken, as far as this goes. */
export interface PendingEntry {
  readonly clientKey: string;
  readonly meterId: string;
  readonly state: EntryState;
  readonly value: string | null;
  readonly at: string;
  readonly stage: 'waiting' | 'sending' | 'refused';
}

/** What was entered last of a meter on this device. */
export interface Standing {
  readonly clientKey: string;
  readonly state: EntryState;
  readonly value: string | null;
  readonly at: string;
  /** Where it is: on this device, on its way, refused, or what the server made of it. */
  readonly stage: PendingEntry['stage'] | WalkMark['outcome'];
  /** Whether it has a photo, which may wait still. */
  readonly hasPhoto: boolean;
}

/**
 * What stands of each meter at which something was entered on this device: of several entries the last.
 * @param withPhoto the keys of readings whose photos wait
 */
export function standingsOf(
  pending: readonly PendingEntry[],
  marks: Marks,
  withPhoto: ReadonlySet<string> = new Set(),
): ReadonlyMap<string, Standing> {
  const sent = [...marks.values()].map(({ outcome, ...mark }) => ({ ...mark, stage: outcome }));
  // What is among both was taken, and not yet put out of the outbox.
  const all = [...pending.filter(({ clientKey }) => !marks.has(clientKey)), ...sent];
  const standings = new Map<string, Standing>();
  for (const { meterId, clientKey, state, value, at, stage } of all.toSorted(byTime)) {
    const hasPhoto = withPhoto.has(clientKey) || marks.get(clientKey)?.hasPhoto === true;
    standings.set(meterId, { clientKey, state, value, at, stage, hasPhoto });
  }
  return standings;
}

function byTime(
  a: { at: string; clientKey: string },
  b: { at: string; clientKey: string },
): number {
  return a.at.localeCompare(b.at) || a.clientKey.localeCompare(b.clientKey);
}

/** What others made of a meter, so that nobody need go there. */
const doneByOthers: ReadonlySet<CampaignMeterState> = new Set([
  'read',
  'reported',
  'disputed',
  'estimated',
]);

/**
 * Whether nothing is to be done at a meter on this walk. One that was refused is to be looked at again, and so is one that was
 * inaccessible on a former day.
 */
export function isDone(
  taken: CampaignMeterState,
  standing: Standing | undefined,
  now: Date,
): boolean {
  if (standing === undefined || standing.stage === 'refused') return doneByOthers.has(taken);
  if (standing.state === 'read') return true;
  return doneByOthers.has(taken) || dayOf(standing.at) === dayOf(now.toISOString());
}

/** How many entries of a walk were sent, wait and are refused. */
export interface SendingCounts {
  readonly sent: number;
  readonly waiting: number;
  readonly refused: number;
}

/** Counts the entries; one that was taken and is in the outbox still counts as sent. */
export function countEntries(pending: readonly PendingEntry[], marks: Marks): SendingCounts {
  const open = pending.filter(({ clientKey }) => !marks.has(clientKey));
  const refused = open.filter(({ stage }) => stage === 'refused').length;
  return { sent: marks.size, waiting: open.length - refused, refused };
}

/** The meters that were read on this device, in the order in which somebody stood before them. */
export function readInOrder(standings: ReadonlyMap<string, Standing>): string[] {
  return [...standings]
    .filter(([, { state, stage }]) => state === 'read' && stage !== 'refused')
    .toSorted(([, a], [, b]) => byTime(a, b))
    .map(([meterId]) => meterId);
}
