import type { CampaignState } from '@grzadka/contract/campaign/campaign.labels';
import { campaignRefusals } from '@grzadka/contract/campaign/campaign.refusals';
import type { SyncOutcome } from '@grzadka/contract/campaign/walk/campaign-sync.model';
import { dayOf } from '@grzadka/contract/core/time/time-zone';
import { installationAt } from '@grzadka/contract/meter/installation/installation-at';
import type { FindingCode } from '@grzadka/contract/meter/measurement/finding';
import { verdict } from '@grzadka/contract/meter/verdict/verdict';
import type { VerdictContext } from '@grzadka/contract/meter/verdict/verdict-context';
import { newId } from '#src/core/database/record-id.ts';
import type { DayValue, RoundMeter, RoundValue } from './known-to-round.ts';
import type { ReadEntry } from './read-entry.ts';

/** What becomes of a value. */
export type Decision =
  | {
      readonly outcome: Extract<SyncOutcome, 'saved'>;
      readonly id: string;
      readonly installationId: string;
      readonly codes: readonly FindingCode[];
    }
  | { readonly outcome: Extract<SyncOutcome, 'same'>; readonly id: string | null }
  | { readonly outcome: Extract<SyncOutcome, 'submitted'> }
  | { readonly outcome: Extract<SyncOutcome, 'refused'>; readonly message: string };

/** A meter as the entries that were decided on already leave it. */
interface MeterSoFar {
  readings: readonly RoundValue[];
  waiting: DayValue | null;
  readonly stored: VerdictContext['measurements'][number][];
}

/** What a value is judged by, with those that came before it in the same request. */
type ContextOf = (stored: VerdictContext['measurements']) => VerdictContext;

/**
 * Gives what decides on the values of one request, one after another, each as if those before it were stored: the same value of
 * the same day is there already, another one waits for somebody, whatever a verdict refuses is refused. What waits of somebody
 * else is no reason to keep nothing: they may yet replace it, or be sent back.
 */
export function decideInOrder(state: CampaignState, meters: ReadonlyMap<string, RoundMeter>) {
  const soFar = new Map<string, MeterSoFar>();
  const now = new Date();

  return (entry: ReadEntry, contextOf: ContextOf | undefined): Decision => {
    const known = meters.get(entry.meterId);
    if (known === undefined) {
      return { outcome: 'refused', message: campaignRefusals.meterNotInRound };
    }
    const meter = soFar.get(entry.meterId) ?? {
      readings: known.readings,
      waiting: known.waiting,
      stored: [],
    };
    soFar.set(entry.meterId, meter);
    const value = Number(entry.value);
    const read = { value, measuredAt: entry.measuredAt };
    const reading = readingBeside(meter, entry);
    if (reading && isSame(reading, entry)) return { outcome: 'same', id: reading.id };
    const context = contextOf?.(meter.stored);
    const findings = context ? verdict(read, context, now) : [];
    const refusal = findings.find(({ level }) => level === 'refuse');
    const device = context && installationAt(context.installations, entry.measuredAt);
    if (refusal || device === undefined) {
      return { outcome: 'refused', message: refusal?.text ?? campaignRefusals.badTime };
    }
    const isDisputed = reading !== undefined && reading.value !== value;
    if (state === 'closed' || isDisputed || known.isOutside) {
      if (meter.waiting && isSame(meter.waiting, entry)) return { outcome: 'same', id: null };
      meter.waiting = read;
      return { outcome: 'submitted' };
    }
    const id = newId();
    const { id: installationId, installedAt, removedAt } = device;
    meter.readings = [
      ...meter.readings.filter((other) => other !== reading),
      { ...read, id, installedAt, removedAt },
    ];
    meter.stored.push({
      ...read,
      id,
      installationId,
      measuredBy: { firstName: null, lastName: null },
      channel: 'campaign',
      rolledOver: entry.confirmation === 'rolled-over',
    });
    return { outcome: 'saved', id, installationId, codes: findings.map(({ code }) => code) };
  };
}

/** What counts in the round of the device that an entry is about. */
export function readingBeside(
  { readings }: Pick<RoundMeter, 'readings'>,
  { measuredAt }: ReadEntry,
): RoundValue | undefined {
  return installationAt(readings, measuredAt);
}

/** Whether a value that is known is that of an entry, and of the same day. */
export function isSame(known: DayValue, { value, measuredAt }: ReadEntry): boolean {
  return known.value === Number(value) && dayOf(known.measuredAt) === dayOf(measuredAt);
}
