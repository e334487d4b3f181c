import {
  type InterestWaive,
  interestWaiverRefusals,
} from '@grzadka/contract/charge/waiver/interest-waiver.model';
import { interestWaiverRecord } from '@grzadka/contract/charge/waiver/interest-waiver.record';
import { formatAmount } from '@grzadka/contract/core/number/amount';
import { type Kysely, type Selectable, sql } from 'kysely';
import {
  append,
  type ChangeRequest,
  type ChangeTransaction,
  change,
  deleteLocked,
} from '#src/core/change/change.ts';
import { isRecordId, recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { conflict, conflictAt, invalidFields, notFound } from '#src/core/errors/app-error.ts';
import { namesHolder, readNames } from '#src/ledger/refuse-names.ts';
import type { ChargeRunRow } from '../charge-run-row.ts';
import { reckonInterest } from '../interest/reckon-interest.ts';
import { lockDraft, requireCalculated } from '../run/charge-run.repo.ts';
import { draftRow } from '../run/draft-row.ts';

/** Who changes the waivers of a run, and which version of the run they know. */
type Asked = Pick<ChangeRequest, 'caller' | 'ifMatch'>;

/**
 * Waives the interest of an account in a draft, or a part of it, in the place of what was waived before, and reckons that account anew
 * (docs/product/interest.md#waivers). 400 for a resolution that is not there and for words that name a holder; 404, 412; 409 where the draft
 * is approved or not calculated, and where the account has less interest.
 */
export function waiveInterest(
  db: Kysely<Database>,
  { caller, id, ifMatch, settlementId, amount, reason, resolutionId }: Asked & InterestWaive,
): Promise<{ version: number }> {
  return change(db, caller, async (tx) => {
    const run = await lockNote(tx, { id, ifMatch });
    await requireResolution(tx, resolutionId);
    const isNamed = await readNames(tx.trx, [settlementId]);
    if (isNamed(reason, [settlementId])) throw invalidFields({ reason: namesHolder });
    await forget(tx, run.id, settlementId);
    const due = await newInterest(tx, run, settlementId);
    if (due === 0) throw conflict(interestWaiverRefusals.noInterest);
    if (amount !== null && amount > due) {
      throw conflictAt({ amount: interestWaiverRefusals.tooMuch(formatAmount(due)) });
    }
    const values = { runId: run.id, settlementId, amountGrosz: amount, reason, resolutionId };
    await append(tx, interestWaiverRecord, { values });
    return reckonAnew(tx, run, settlementId);
  });
}

/** Charges the interest of an account that was waived, and reckons the account anew. 404, 412; 409 as `waiveInterest`. */
export function chargeInterest(
  db: Kysely<Database>,
  { caller, id, ifMatch, settlementId }: Asked & { id: string; settlementId: string },
): Promise<{ version: number }> {
  return change(db, caller, async (tx) => {
    const run = await lockNote(tx, { id, ifMatch });
    if (!(await forget(tx, run.id, settlementId))) throw notFound();
    return reckonAnew(tx, run, settlementId);
  });
}

/** Locks the draft of an interest note that is calculated. */
async function lockNote(
  tx: ChangeTransaction,
  which: Omit<ChangeRequest, 'caller'>,
): Promise<ChargeRunRow> {
  const run = await lockDraft(tx, which);
  if (run.kind !== 'interest') throw conflict(interestWaiverRefusals.notInterest);
  requireCalculated(run);
  return run;
}

async function requireResolution({ trx }: ChangeTransaction, id: string): Promise<void> {
  const found = isRecordId(id)
    ? await trx
        .selectFrom('resolution')
        .select('id')
        .where('id', '=', recordId(id))
        .forKeyShare()
        .executeTakeFirst()
    : undefined;
  if (found === undefined) {
    throw invalidFields({ resolutionId: interestWaiverRefusals.noResolution });
  }
}

/** Takes the waiver of an account away; gives whether there was one. */
async function forget(
  tx: ChangeTransaction,
  runId: string,
  settlementId: string,
): Promise<boolean> {
  const before: Selectable<Database['interestWaiver']> | undefined = await tx.trx
    .selectFrom('interestWaiver')
    .selectAll()
    .where('runId', '=', runId)
    .where('settlementId', '=', recordId(settlementId))
    .executeTakeFirst();
  if (before === undefined) return false;
  await deleteLocked(tx, interestWaiverRecord, { before });
  return true;
}

/** What of an account's interest is new in a draft, and can be waived. */
async function newInterest(
  { trx }: ChangeTransaction,
  run: ChargeRunRow,
  settlementId: string,
): Promise<number> {
  const [account] = await reckonInterest(trx, run, { onlyId: recordId(settlementId) });
  const lines = account?.charges.flatMap((charge) => charge.lines) ?? [];
  return lines.reduce((sum, { kind, amount }) => (kind === 'interest' ? sum + amount : sum), 0);
}

/** Puts an account anew in the place of what the draft says of it. Whoever does so calculated it last. */
async function reckonAnew(
  { trx, actor }: ChangeTransaction,
  run: ChargeRunRow,
  settlementId: string,
): Promise<{ version: number }> {
  const id = recordId(settlementId);
  const reckoned = await reckonInterest(trx, run, { onlyId: id });
  const [before] = await trx
    .deleteFrom('chargeRunSettlement')
    .where('runId', '=', run.id)
    .where('settlementId', '=', id)
    .returning('skipReason')
    .execute();
  const skipReason = before?.skipReason ?? null;
  for (const row of reckoned) {
    const values = { ...draftRow(run.id, row), skipReason };
    await trx.insertInto('chargeRunSettlement').values(values).execute();
  }
  const { amount } = await trx
    .selectFrom('chargeRunSettlement')
    .select(({ fn }) => fn.sum<string | null>('amountGrosz').as('amount'))
    .where('runId', '=', run.id)
    .where('skipReason', 'is', null)
    .where('waits', '=', false)
    .executeTakeFirstOrThrow();
  return trx
    .updateTable('chargeRun')
    .set({
      amountGrosz: amount ?? 0,
      calculatedBy: actor.userLoginId,
      version: run.version + 1,
      updatedAt: sql`now()`,
    })
    .where('id', '=', run.id)
    .returning('version')
    .executeTakeFirstOrThrow();
}
