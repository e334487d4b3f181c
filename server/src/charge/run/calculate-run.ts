import { chargeRefusals } from '@grzadka/contract/charge/charge.refusals';
import { mostSettlementsInRun } from '@grzadka/contract/charge/run/charge-run.model';
import { chargeRunRecord } from '@grzadka/contract/charge/run/charge-run.record';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { type ChangeTransaction, change, updateLocked } from '#src/core/change/change.ts';
import { writeInBatches } from '#src/core/database/in-batches.ts';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError } from '#src/core/errors/app-error.ts';
import type { JobQueue } from '#src/core/jobs/job-queue.ts';
import { chargedNow, firstDueOf, type Progress, type Reckoned } from '../calculation/reckoned.ts';
import type { ChargeRunRow } from '../charge-run-row.ts';
import { countOverdueAccounts } from '../interest/interest-debts.repo.ts';
import { findIdleAmounts } from './amount-rules.ts';
import { calculateRunJob } from './calculate-run.job.ts';
import { lockDraft } from './charge-run.repo.ts';
import { draftRow } from './draft-row.ts';
import { reckonRun } from './reckon-run.ts';

/**
 * Has a draft calculated, as a job that begins when this is committed (docs/product/charge-runs.md#calculation). 404; 409 where
 * it is approved, reaches more accounts than a run may, or has amounts set by hand that it would not charge.
 */
export function askForCalculation(
  { db, jobs }: { db: Kysely<Database>; jobs: Pick<JobQueue, 'enqueue'> },
  { id, caller }: { id: string; caller: Actor },
): Promise<unknown> {
  return change(db, caller, async (tx) => {
    const asked = await markAsked(tx, id);
    await jobs.enqueue(tx.trx, calculateRunJob, asked);
  });
}

/**
 * Calculates a draft here and now, in a transaction that does more; for one of few accounts, since nobody sees how far it is. Refuses
 * as `askForCalculation` does.
 */
export async function calculateNow(tx: ChangeTransaction, id: string): Promise<void> {
  const asked = await markAsked(tx, id);
  const run = await stillAsked(tx.trx, asked).executeTakeFirstOrThrow();
  const tell = (progress: Progress) => tellProgress(tx.trx, asked, progress);
  await keep(tx.trx, run, await reckonRun(tx.trx, run, { tell }));
}

/** Says of a draft that it is to be calculated, and by whom. */
async function markAsked(tx: ChangeTransaction, id: string): Promise<Asked> {
  const before = await lockDraft(tx, { id, ifMatch: undefined });
  await refuseTooMany(tx.trx, before);
  const [idle] = Object.values(await findIdleAmounts(tx.trx, before));
  if (idle !== undefined) throw new AppError('conflict', { message: idle });
  const calculationId = newId();
  await updateLocked(tx, chargeRunRecord, {
    before,
    action: 'calculate',
    set: {
      calculationId,
      calculation: 'waiting',
      calculatedBy: tx.actor.userLoginId,
      calculatedAt: null,
      amountGrosz: null,
      firstDueOn: null,
      progressDone: 0,
      progressOf: 0,
      progressFailed: 0,
      approval: null,
      approvalRefusal: null,
    },
  });
  return { runId: before.id, calculationId };
}

async function refuseTooMany(trx: Transaction<Database>, run: ChargeRunRow): Promise<void> {
  if (run.kind === 'interest') {
    if ((await countOverdueAccounts(trx, run)) <= mostSettlementsInRun) return;
    throw new AppError('conflict', { message: chargeRefusals.tooMany });
  }
  const { sectorIds, gardenIds, settlementIds } = run;
  const isAll = sectorIds.length + gardenIds.length + settlementIds.length === 0;
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from settlement left join garden on garden.id = garden_id
    where (
      garden_id is not null and (
        ${isAll} or garden.sector_id = any (${sectorIds}::text[]) or garden.id = any (${gardenIds}::uuid[])
      ) or settlement.id = any (${settlementIds}::uuid[])
        or settlement.id in (select settlement_id from charge_amount where run_id = ${run.id})
    )
      and coalesce(closed_on, 'infinity') >= ${run.periodFrom}::date
      and coalesce(opened_on, '-infinity') <= ${run.periodThru}::date
  `.execute(trx);
  if ((rows[0]?.count ?? 0) <= mostSettlementsInRun) return;
  throw new AppError('conflict', { message: chargeRefusals.tooMany });
}

interface Asked {
  readonly runId: string;
  readonly calculationId: string;
}

/** Does the calculation that was asked for last; of an earlier one nothing is left. */
export async function calculateRun(db: Kysely<Database>, asked: Asked): Promise<void> {
  const run = await stillAsked(db, asked).executeTakeFirst();
  if (run === undefined) return;
  const tell = (progress: Progress) => tellProgress(db, asked, progress);
  const reckoned = await reckonRun(db, run, { tell });
  await db.transaction().execute(async (trx) => {
    const current = await stillAsked(trx, asked).forUpdate().executeTakeFirst();
    if (current !== undefined) await keep(trx, current, reckoned);
  });
}

/** Says that a calculation has failed for good. */
export async function failCalculation(db: Kysely<Database>, { runId, calculationId }: Asked) {
  await db
    .updateTable('chargeRun')
    .set({ calculation: 'failed' })
    .where('id', '=', runId)
    .where('calculationId', '=', calculationId)
    .where('number', 'is', null)
    .execute();
}

function stillAsked(db: Kysely<Database>, { runId, calculationId }: Asked) {
  return db
    .selectFrom('chargeRun')
    .selectAll()
    .where('id', '=', runId)
    .where('calculationId', '=', calculationId)
    .where('number', 'is', null);
}

async function tellProgress(
  db: Kysely<Database>,
  { runId, calculationId }: Asked,
  { done, of, failed }: Progress,
): Promise<void> {
  await db
    .updateTable('chargeRun')
    .set({ calculation: 'running', progressDone: done, progressOf: of, progressFailed: failed })
    .where('id', '=', runId)
    .where('calculationId', '=', calculationId)
    .where('number', 'is', null)
    .execute();
}

/** Puts what was reckoned in the place of what was there; what people left out stays left out. */
async function keep(
  trx: Transaction<Database>,
  { id, version }: ChargeRunRow,
  reckoned: readonly Reckoned[],
): Promise<void> {
  const skipped = await trx
    .deleteFrom('chargeRunSettlement')
    .where('runId', '=', id)
    .returning(['gardenId', 'settlementId', 'skipReason'])
    .execute();
  const reasons = new Map(
    skipped.map((row) => [row.gardenId ?? row.settlementId, row.skipReason] as const),
  );
  const rows = reckoned.map((one) => {
    const place = one.gardenId ?? one.settlementId;
    const skipReason = one.settlementId === null ? null : (reasons.get(place) ?? null);
    return { ...draftRow(id, one), skipReason };
  });
  await writeInBatches(rows, (batch) =>
    trx.insertInto('chargeRunSettlement').values(batch).execute(),
  );
  const charged = chargedNow(reckoned);
  await trx
    .updateTable('chargeRun')
    .set({
      calculation: 'done',
      calculatedAt: sql`now()`,
      amountGrosz: charged.reduce((sum, { amount }) => sum + amount, 0),
      firstDueOn: firstDueOf(charged) ?? null,
      version: version + 1,
      updatedAt: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
}
