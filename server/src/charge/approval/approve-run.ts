import { chargeRefusals } from '@grzadka/contract/charge/charge.refusals';
import { chargeRunRecord } from '@grzadka/contract/charge/run/charge-run.record';
import { type Kysely, sql, type Transaction } from 'kysely';
import { writeAuditEntry } from '#src/core/change/audit-entry.ts';
import { type ChangeRequest, type ChangeTransaction, change } from '#src/core/change/change.ts';
import { anyOf } from '#src/core/database/any-of.ts';
import type { Database } from '#src/core/database/tables.ts';
import { conflict } from '#src/core/errors/app-error.ts';
import { explainBroken } from '#src/core/errors/broken-rules.ts';
import {
  chargedNow,
  dueDaysOf,
  firstDueOf,
  type Progress,
  type Reckoned,
} from '../calculation/reckoned.ts';
import type { ChargeRunRow } from '../charge-run-row.ts';
import { lockDraft } from '../run/charge-run.repo.ts';
import { reckonRun } from '../run/reckon-run.ts';
import { lockApprovals } from './approval-lock.ts';
import { countChanged } from './compare-draft.ts';
import { judgeDraft, requireNotice } from './judge-draft.ts';
import { writeCharges } from './write-charges.ts';

/**
 * What an approval needs besides its run: whether somebody confirmed a short notice, and a function that it reports its progress
 * to.
 */
interface Approving {
  readonly isConfirmed: boolean;
  /** Called now and then with the number of accounts that are done; others do not see yet what was posted for them. */
  readonly tell?: (progress: Pick<Progress, 'done' | 'of'>) => Promise<unknown>;
}

/**
 * Approves a draft as it was shown, here and now (docs/product/charge-runs.md#approval): calculates all of it again and, where
 * that equals the draft line for line, numbers the run and posts the charges; otherwise nothing changes. 404, 412; 403 for the
 * person who calculated it where a second person approves; 409 for all else that stands in the way; 503 while another run is
 * approved. For commands and tests: requests of people go by `askForApproval`.
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
    await lockApprovals(tx.trx);
    const run = await lockDraft(tx, which);
    return approve(tx, run, { isConfirmed: confirmShortNotice });
  }).catch(explainTwice);
}

/** Says in words that the database refused to charge something twice. */
export const explainTwice = explainBroken({
  charge_days: () => conflict(chargeRefusals.alreadyCharged),
  charge_once: () => conflict(chargeRefusals.alreadyCharged),
  billed_stretch_days: () => conflict(chargeRefusals.alreadyCharged),
});

/** Approves a draft that nobody else changes meanwhile, in a transaction whose turn it is; gives its version then. Refuses as `approveRun` does. */
export async function approve(
  tx: ChangeTransaction,
  run: ChargeRunRow,
  { isConfirmed, tell }: Approving,
): Promise<{ version: number }> {
  await judgeDraft(tx, run);
  await keepTariffs(tx.trx, run);
  const all = await reckonRun(tx.trx, run);
  const changed = await countChanged(tx.trx, run.id, all);
  if (changed > 0) throw conflict(chargeRefusals.changed(changed));
  const reckoned = chargedNow(all);
  if (reckoned.every(({ charges }) => charges.length === 0)) throw conflict(chargeRefusals.nothing);
  const shortNotice = requireNotice(run, firstDueOf(reckoned), isConfirmed);
  return write(tx, run, { reckoned, shortNotice, tell });
}

async function write(
  tx: ChangeTransaction,
  run: ChargeRunRow,
  {
    reckoned,
    shortNotice,
    tell: tellHowFar,
  }: {
    reckoned: readonly Reckoned[];
    shortNotice: boolean;
    tell: Approving['tell'] | undefined;
  },
): Promise<{ version: number }> {
  const { trx, actor } = tx;
  const { number, tell } = await writeCharges(tx, run, { reckoned, tell: tellHowFar });
  const version = run.version + 1;
  const amountGrosz = reckoned.reduce((sum, { amount }) => sum + amount, 0);
  const dueDays = dueDaysOf(reckoned);
  await trx
    .updateTable('chargeRun')
    .set({
      number,
      approvedAt: sql`now()`,
      shortNotice,
      amountGrosz,
      firstDueOn: dueDays[0] ?? null,
      dueDays,
      approval: null,
      approvalRefusal: null,
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

/** Keeps what the charges rest on as it is until they are there, and keep it themselves: tariffs, or the rates of interest. */
async function keepTariffs(
  trx: Transaction<Database>,
  { kind, feeKindIds }: ChargeRunRow,
): Promise<void> {
  if (kind === 'interest') {
    await trx.selectFrom('interestRate').select('id').forShare().execute();
    return;
  }
  await trx
    .selectFrom('tariff')
    .innerJoin('resolution', 'resolution.id', 'resolutionId')
    .select('tariff.id')
    .where('feeKindId', '=', anyOf(feeKindIds, 'uuid'))
    .forShare()
    .execute();
}
