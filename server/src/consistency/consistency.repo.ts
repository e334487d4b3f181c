import {
  type CheckResult,
  type ConsistencyReport,
  consistencyReport,
} from '@grzadka/contract/consistency/consistency.model';
import { gardenTimeZone } from '@grzadka/contract/core/time/time-zone';
import { type Kysely, sql } from 'kysely';
import * as z from 'zod/mini';
import { tellRecords } from '#src/audit/tell-records.ts';
import { checkCampaignMeters } from '#src/campaign/campaign.check.ts';
import { checkCharges } from '#src/charge/charge.check.ts';
import { checkBlockPositions } from '#src/content/block-position.check.ts';
import { checkStoredObjects } from '#src/content/stored-object.check.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { Check, FoundRecord } from '#src/core/inspection/check.ts';
import { checkLedger } from '#src/ledger/ledger.check.ts';
import { checkDeviceChains } from '#src/meter/device-chain.check.ts';
import { checkLastMeasurements } from '#src/meter/meter.check.ts';
import { checkGardensHeld } from '#src/party/party.check.ts';
import { checkCollations } from './collation.check.ts';
import type { CheckOutcome } from './run-check.ts';

type CheckKey = ConsistencyReport['checks'][number]['key'];

/** Does each check of the contract, one line each, in its order: docs/recipes.md, "Add a check". */
export const checks: Readonly<Record<CheckKey, Check>> = {
  'last-measurement': checkLastMeasurements,
  'device-chain': checkDeviceChains,
  'campaign-meter': checkCampaignMeters,
  'gardens-held': checkGardensHeld,
  ledger: checkLedger,
  charge: checkCharges,
  'block-position': checkBlockPositions,
  'stored-object': checkStoredObjects,
  collation: checkCollations,
};

/** Keeps what a check has found, in place of what it found before; null when it could not be done. */
export async function keepOutcome(
  db: Kysely<Database>,
  { definition: { key } }: Check,
  { startedAt, outcome }: { startedAt: string; outcome: CheckOutcome | null },
): Promise<void> {
  const kept = {
    startedAt,
    finishedAt: sql<string>`now()`,
    found: outcome?.found ?? null,
    findings: JSON.stringify(outcome?.findings ?? []),
    note: outcome && JSON.stringify(outcome.note),
  };
  await db
    .insertInto('consistencyCheck')
    .values({ name: key, ...kept })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(kept))
    .execute();
}

/** The checks that have not been done since; without an instant, since the gardens' day began. */
export async function dueChecks(db: Kysely<Database>, since: string | undefined): Promise<Check[]> {
  const begin = since ?? sql<string>`today()::timestamp at time zone ${gardenTimeZone}`;
  const done = await db
    .selectFrom('consistencyCheck')
    .select('name')
    .where('found', 'is not', null)
    .where('startedAt', '>=', begin)
    .execute();
  const names = new Set(done.map(({ name }) => name));
  return Object.values(checks).filter(({ definition: { key } }) => !names.has(key));
}

/** The records that a check has listed when it was last done. */
export async function foundRecords(
  db: Kysely<Database>,
  key: CheckResult['key'],
): Promise<FoundRecord[]> {
  const row = await db
    .selectFrom('consistencyCheck')
    .select('findings')
    .where('name', '=', key)
    .executeTakeFirst();
  return z
    .array(aboutRecord)
    .parse(row?.findings ?? [])
    .flatMap(({ record }) => record ?? []);
}

/** The findings of each check when it was last done, with the names that records have now. */
export async function readResults(db: Kysely<Database>): Promise<CheckResult[]> {
  const rows = await db
    .selectFrom('consistencyCheck')
    .select(['name', 'finishedAt', 'found', 'findings', 'note'])
    .execute();
  const results = Object.values(checks).map(({ definition }) => {
    const row = rows.find(({ name }) => name === definition.key);
    return { key: definition.key, outcome: row ? readOutcome(definition, row) : null };
  });
  const findings = results.flatMap(({ outcome }) => outcome?.findings ?? []);
  const tell = await tellRecords(
    db,
    findings.flatMap(({ record }) => record ?? []),
  );
  const told = results.map(({ key, outcome }) => ({
    key,
    outcome: outcome && {
      ...outcome,
      findings: outcome.findings.map(({ record, ...facts }) => ({
        ...facts,
        record: record && tell(record),
      })),
    },
  }));
  return consistencyReport.shape.checks.parse(told);
}

interface OutcomeRow {
  finishedAt: string;
  found: number | null;
  findings: unknown;
  note: unknown;
}

const aboutRecord = z.object({
  record: z.nullable(z.object({ type: z.string(), id: z.string() })),
});

/** What was kept of a check; null of one whose facts another version of the program has written. */
function readOutcome(
  { facts, note }: Check['definition'],
  { finishedAt, found, ...kept }: OutcomeRow,
) {
  const shape = z.object({
    findings: z.array(z.intersection(facts, aboutRecord)),
    note: z.nullable(note),
  });
  const { data } = shape.safeParse(kept);
  return data ? { checkedAt: finishedAt, found, ...data } : null;
}
