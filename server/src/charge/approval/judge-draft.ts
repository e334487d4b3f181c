import { chargeRefusals } from '@grzadka/contract/charge/charge.refusals';
import { lastDay } from '@grzadka/contract/core/time/statutory-terms';
import type { Transaction } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import type { ChangeTransaction } from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, conflict, conflictAt } from '#src/core/errors/app-error.ts';
import type { ChargeRunRow } from '../charge-run-row.ts';
import { requireCalculated } from '../run/charge-run.repo.ts';
import { readCounts } from '../run/totals.ts';

/**
 * Refuses a draft that cannot be approved, as far as that is known without reckoning it again (docs/product/charge-runs.md#approval): 403
 * for who calculated it where a second person approves, 409 while it is not calculated or plots are blocked.
 */
export async function judgeDraft(
  { trx, actor }: ChangeTransaction,
  run: ChargeRunRow,
): Promise<void> {
  requireCalculated(run);
  await requireSecondPerson(trx, run, actor);
  const { blocked } = await readCounts(trx, run.id);
  if (blocked > 0) throw conflict(chargeRefusals.blocked(blocked));
}

async function requireSecondPerson(
  trx: Transaction<Database>,
  run: ChargeRunRow,
  actor: Actor,
): Promise<void> {
  if (await needsOther(trx, run, actor)) {
    throw new AppError('forbidden', { message: chargeRefusals.sameApprover });
  }
}

/** Whether a draft has to be approved by somebody else than who calculated it, and that is who asks. */
export async function needsOther(
  trx: Transaction<Database>,
  { calculatedBy }: Pick<ChargeRunRow, 'calculatedBy'>,
  { userLoginId }: Actor,
): Promise<boolean> {
  if (calculatedBy !== userLoginId) return false;
  const settings = await trx
    .selectFrom('settings')
    .select('secondPersonApproves')
    .executeTakeFirst();
  return settings?.secondPersonApproves ?? false;
}

/**
 * Whether fees are made known too soon before the first of them is due, which somebody has to confirm; 409 otherwise, and where
 * one would be due before it is issued. What corrects a charge, and interest, has a term of its own.
 */
export function requireNotice(
  { kind, issueDay, correctsId }: ChargeRunRow,
  firstDue: string | undefined,
  isConfirmed: boolean,
): boolean {
  if (firstDue === undefined) return false;
  if (firstDue < issueDay) throw conflictAt({ issueDay: chargeRefusals.dueBeforeIssue(firstDue) });
  const lastIssueDay = lastDay.toTellFees(firstDue);
  if (kind === 'interest' || correctsId !== null || issueDay <= lastIssueDay) return false;
  if (isConfirmed) return true;
  throw conflictAt({ confirmShortNotice: chargeRefusals.shortNotice(lastIssueDay) });
}
