import { chargeRefusals } from '@grzadka/contract/charge/charge-refusals';
import { chargeRunRecord } from '@grzadka/contract/charge/charge-run.record';
import { lastDay } from '@grzadka/contract/core/time/statutory-terms';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Actor, writeAuditEntry } from '#src/core/change/audit-entry.ts';
import { type ChangeRequest, type ChangeTransaction, change } from '#src/core/change/change.ts';
import { anyOf } from '#src/core/database/any-of.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, conflict, conflictAt } from '#src/core/errors/app-error.ts';
import { explainBroken } from '#src/core/errors/broken-rules.ts';
import { lockDraft, requireCalculated } from '../run/charge-run.repo.ts';
import type { ChargeRunRow } from '../run/charge-run-row.ts';
import { firstDueOf, type Reckoned, reckonRun } from '../run/reckon-run.ts';
import { readCounts } from '../run/totals.ts';
import { countChanged } from './compare-draft.ts';
import { takeTurn } from './take-turn.ts';
import { writeCharges } from './write-charges.ts';

/**
 * Approves a draft as it was shown (docs/product/charge-runs.md#approval): reckons all of it again and, where that is what the
 * draft says line for line, gives the number and posts the charges; otherwise nothing comes of it. 404, 412; 403 for who
 * calculated it where a second person approves; 409 for whatever else stands in the way; 503 while another run is approved.
 */
export function approveRun(
  db: Kysely<Database>,
  {
    caller,
    confirmShortNotice = false,
    ...which
  }: ChangeRequest & { confirmShortNotice?: boolean },
): Promise<{ version: number }> {
  return change(db, caller, async (tx) => {
    await takeTurn(tx.trx);
    const run = await lockDraft(tx, which);
    requireCalculated(run);
    await requireSecondPerson(tx.trx, run, caller);
    const { blocked } = await readCounts(tx.trx, run.id);
    if (blocked > 0) throw conflict(chargeRefusals.blocked(blocked));
    await keepTariffs(tx.trx, run);
    const reckoned = await reckonRun(tx.trx, run);
    const changed = await countChanged(tx.trx, run.id, reckoned);
    if (changed > 0) throw conflict(chargeRefusals.changed(changed));
    if (reckoned.every(({ charges }) => charges.length === 0))
      throw conflict(chargeRefusals.nothing);
    const shortNotice = requireNotice(run, reckoned, confirmShortNotice);
    return approve(tx, run, { reckoned, shortNotice });
  }).catch(
    explainBroken({
      charge_days: () => conflict(chargeRefusals.alreadyCharged),
      charge_once: () => conflict(chargeRefusals.alreadyCharged),
      billed_stretch_days: () => conflict(chargeRefusals.alreadyCharged),
    }),
  );
}

async function approve(
  tx: ChangeTransaction,
  run: ChargeRunRow,
  { reckoned, shortNotice }: { reckoned: readonly Reckoned[]; shortNotice: boolean },
): Promise<{ version: number }> {
  const { trx, actor } = tx;
  const { number, tell } = await writeCharges(tx, run, reckoned);
  const version = run.version + 1;
  const amountGrosz = reckoned.reduce((sum, { amount }) => sum + amount, 0);
  await trx
    .updateTable('chargeRun')
    .set({
      number,
      approvedAt: sql`now()`,
      shortNotice,
      amountGrosz,
      firstDueOn: firstDueOf(reckoned) ?? null,
      version,
      updatedAt: sql`now()`,
    })
    .where('id', '=', run.id)
    .execute();
  const importId = await writeAuditEntry(trx, {
    actor,
    action: 'approve',
    recordType: chargeRunRecord.name,
    recordId: run.id,
    before: { number: null },
    after: { number, shortNotice, amountGrosz },
  });
  await tell(importId);
  return { version };
}

async function requireSecondPerson(
  trx: Transaction<Database>,
  { calculatedBy }: ChargeRunRow,
  { userLoginId }: Actor,
): Promise<void> {
  if (calculatedBy !== userLoginId) return;
  const settings = await trx
    .selectFrom('settings')
    .select('secondPersonApproves')
    .executeTakeFirst();
  if (!settings?.secondPersonApproves) return;
  throw new AppError('forbidden', { message: chargeRefusals.sameApprover });
}

/** Keeps what the charges rest on as it is until they are there, and keep it themselves. */
async function keepTariffs(
  trx: Transaction<Database>,
  { feeKindIds }: ChargeRunRow,
): Promise<void> {
  await trx
    .selectFrom('tariff')
    .innerJoin('resolution', 'resolution.id', 'resolutionId')
    .select('tariff.id')
    .where('feeKindId', '=', anyOf(feeKindIds, 'uuid'))
    .forShare()
    .execute();
}

/**
 * Whether fees are made known too soon before the first of them is due, which somebody has to confirm; 409 otherwise, and where
 * one would be due before it is issued. What corrects a charge has a term of its own.
 */
function requireNotice(
  { issueDay, correctsId }: ChargeRunRow,
  reckoned: readonly Reckoned[],
  isConfirmed: boolean,
): boolean {
  const firstDue = firstDueOf(reckoned);
  if (firstDue === undefined) return false;
  if (firstDue < issueDay) throw conflictAt({ issueDay: chargeRefusals.dueBeforeIssue(firstDue) });
  const lastIssueDay = lastDay.toTellFees(firstDue);
  if (correctsId !== null || issueDay <= lastIssueDay) return false;
  if (isConfirmed) return true;
  throw conflictAt({ confirmShortNotice: chargeRefusals.shortNotice(lastIssueDay) });
}
