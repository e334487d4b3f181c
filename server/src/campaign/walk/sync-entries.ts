import { campaignRefusals } from '@grzadka/contract/campaign/campaign.refusals';
import type { CampaignSync, SyncResult } from '@grzadka/contract/campaign/walk/campaign-sync.model';
import type { Kysely } from 'kysely';
import { type ChangeTransaction, change } from '#src/core/change/change.ts';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { violatedConstraint } from '#src/core/errors/database-error.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { isOneOf, lockMeters } from '#src/meter/lock-meters.ts';
import {
  appendMeasurements,
  type ManyAppended,
} from '#src/meter/measurement/append-measurements.ts';
import { findSentReadings, type SentReading } from '#src/meter/measurement/sent-readings.ts';
import { readVerdictContexts } from '#src/meter/verdict/read-verdict-contexts.ts';
import { type SubmittedReading } from '#src/submission/submit-readings.ts';
import { decideInOrder, isSame, readingBeside } from './decide-entries.ts';
import { meterIdsOf, readRoundMeters } from './known-to-round.ts';
import { openWalk, type Walk } from './open-walk.ts';
import {
  clockShift,
  type Entry,
  type ReadEntry,
  readEntry,
  type VisitEntry,
} from './read-entry.ts';
import { storeSubmissions } from './store-submissions.ts';
import { storeVisits } from './store-visits.ts';

interface SyncRequest extends CampaignSync {
  readonly caller: Caller;
}

/** The constraints by which a key is there once. */
const keyConstraints = new Set([
  'measurement_client_key',
  'campaign_visit_client_key',
  'submission_client_key',
]);

/**
 * Takes what was entered on the walk of a round, in one transaction: each entry has an outcome of its own, and none of them
 * stops the others. What is sent again, in whatever parts, changes nothing (docs/product/campaigns.md#sync). 403, 404.
 */
export async function syncEntries(
  db: Kysely<Database>,
  request: SyncRequest,
): Promise<{ results: SyncResult[] }> {
  const take = () => change(db, request.caller, (tx) => takeEntries(tx, request, new Date()));
  try {
    return await take();
  } catch (error) {
    // A key was on its way with another meter at the same time, whose lock is another one; it is known by now.
    if (!keyConstraints.has(violatedConstraint(error) ?? '')) throw error;
    return take();
  }
}

async function takeEntries(
  tx: ChangeTransaction,
  { campaignId, sentAt, readings, caller }: SyncRequest,
  now: Date,
): Promise<{ results: SyncResult[] }> {
  const walk = await openWalk(tx.trx, { id: campaignId, caller });
  const shift = clockShift(sentAt, now);
  const sent = readings.map((one) => ({
    clientKey: one.clientKey,
    entry:
      walk.campaign.state === 'draft'
        ? { refusal: campaignRefusals.draftEntry }
        : readEntry(one, shift),
  }));
  const entries = sent.flatMap(({ entry }) => ('refusal' in entry ? [] : [entry]));
  if (entries.length > 0) await lockMeters(tx.trx, isOneOf(meterIdsOf(entries)));
  const outcomeOf = await outcomes(tx, { walk, entries, caller });
  const results = sent.map(({ clientKey, entry }) => ({
    clientKey,
    ...('refusal' in entry ? refused(entry.refusal) : outcomeOf(entry)),
  }));
  return { results };
}

type Outcome = Omit<SyncResult, 'clientKey'>;

function refused(message: string): Outcome {
  return { outcome: 'refused', measurementId: null, message };
}

function taken(outcome: SyncResult['outcome'], measurementId: string | null = null): Outcome {
  return { outcome, measurementId, message: null };
}

/** What becomes of an entry whose key is known: it came before, unless the key is that of another entry. */
function knownOutcome(
  before: Pick<SentReading, 'meterId' | 'loginId' | 'measurementId'>,
  { meterId, loginId }: { meterId: string; loginId: string },
): Outcome {
  if (before.meterId !== meterId) return refused(campaignRefusals.keyOfOther);
  if (before.loginId !== loginId) return refused(campaignRefusals.keyOfPerson);
  return taken('duplicate', before.measurementId);
}

interface Taking {
  readonly walk: Walk;
  readonly entries: readonly Entry[];
  readonly caller: Caller;
}

/** Decides on all entries, stores what is to be stored, and gives what became of each. */
async function outcomes(
  tx: ChangeTransaction,
  { walk: { campaign, boundTo }, entries, caller }: Taking,
): Promise<(entry: Entry) => Outcome> {
  const { trx } = tx;
  if (entries.length === 0) return () => refused(campaignRefusals.badTime);
  const { userLoginId: loginId } = caller;
  const known = new Map<string, Pick<SentReading, 'meterId' | 'loginId' | 'measurementId'>>(
    await findSentReadings(
      trx,
      entries.map(({ clientKey }) => clientKey),
    ),
  );
  const sender = { loginId, boundTo };
  const meters = await readRoundMeters(trx, { campaignId: campaign.id, entries, sender });
  const fresh = entries.filter(({ clientKey }) => !known.has(clientKey));
  const judged = fresh.filter((entry): entry is ReadEntry => {
    const meter = meters.get(entry.meterId);
    // Whoever reads what is read already needs no verdict, and holds nobody up with it.
    if (entry.state !== 'read' || meter === undefined) return false;
    const reading = readingBeside(meter, entry);
    return reading === undefined || !isSame(reading, entry);
  });
  const contexts = judged.length === 0 ? [] : await readVerdictContexts(trx, judged);
  const contextOf = new Map(judged.map((entry, index) => [entry, contexts[index]]));
  const decide = decideInOrder(campaign.state, meters);

  const measurements: ManyAppended[] = [];
  const submissions: SubmittedReading[] = [];
  const visits: (VisitEntry & { readonly id: string })[] = [];
  const results = new Map<Entry, Outcome>();
  for (const entry of entries) {
    const before = known.get(entry.clientKey);
    if (before !== undefined) {
      results.set(entry, knownOutcome(before, { meterId: entry.meterId, loginId }));
      continue;
    }
    const { clientKey, meterId } = entry;
    const meter = meters.get(meterId);
    if (meter === undefined) {
      results.set(entry, refused(campaignRefusals.meterNotInRound));
      continue;
    }
    if (entry.state === 'inaccessible') {
      // Nobody could decide about it.
      if (meter.isOutside) {
        results.set(entry, refused(campaignRefusals.outsideSectors));
        continue;
      }
      visits.push({ ...entry, id: newId() });
      known.set(clientKey, { meterId, loginId, measurementId: null });
      results.set(entry, taken('saved'));
      continue;
    }
    const decision = decide(entry, contextOf.get(entry));
    if (decision.outcome === 'refused') {
      results.set(entry, refused(decision.message));
      continue;
    }
    if (decision.outcome === 'same') {
      results.set(entry, taken('same', decision.id));
      continue;
    }
    const { value, measuredAt, confirmation, remark } = entry;
    const said = { meterId, campaignId: campaign.id, clientKey, measuredAt, confirmation, remark };
    if (decision.outcome === 'submitted') {
      submissions.push({ ...said, value });
      known.set(clientKey, { meterId, loginId, measurementId: null });
      results.set(entry, taken('submitted'));
      continue;
    }
    measurements.push({
      ...said,
      id: decision.id,
      value,
      installationId: decision.installationId,
      channel: 'campaign',
      verdict: decision.codes,
      measuredByFirstName: caller.person.firstName,
      measuredByLastName: caller.person.lastName,
      loginId,
    });
    known.set(clientKey, { meterId, loginId, measurementId: decision.id });
    results.set(entry, taken('saved', decision.id));
  }
  await appendMeasurements(tx, measurements);
  await storeVisits(tx, campaign.id, visits, caller);
  await storeSubmissions(tx, submissions, caller);
  return (entry) => results.get(entry) ?? refused(campaignRefusals.badTime);
}
