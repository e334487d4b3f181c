import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import {
  type RefundCreate,
  refundRefusals,
  type WaitingRefund,
} from '@grzadka/contract/refund/refund.model';
import { type Kysely, sql, type Transaction } from 'kysely';
import { readWhoPaid } from '#src/bank/booking/who-assigned.ts';
import { type Actor, writeAuditEntry } from '#src/core/change/audit-entry.ts';
import { type ChangeTransaction, change } from '#src/core/change/change.ts';
import { newId, recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { instant } from '#src/core/database/wire-columns.ts';
import { AppError, notFound } from '#src/core/errors/app-error.ts';
import { explainBroken } from '#src/core/errors/broken-rules.ts';
import { requireSettlement } from '#src/payment/require-named.ts';
import { requireOverpaid } from '#src/payment/require-overpaid.ts';
import { settlementInJson } from '#src/payment/settlement-in-json.ts';

const otherKey = () => new AppError('conflict', { message: refundRefusals.otherKey });

/** Refunds that wait for their line of the bank's, the oldest first (docs/product/payments.md#refunds-by-bank). */
export async function listWaitingRefunds(
  db: Kysely<Database>,
): Promise<{ items: WaitingRefund[] }> {
  const { rows } = await sql<WaitingRefund & { amount: string }>`
    select
      refund.id, ${settlementInJson} as settlement, refund.amount_grosz as amount, target_account,
      ${instant(sql`refund.created_at`)} as created_at,
      array(
        select name from party
        where id in (
          select holder.party_id
          from settlement_holder holder left join assignment on assignment.id = holder.assignment_id
          where holder.settlement_id = settlement.id
            and coalesce(valid_thru, 'infinity') >= least(today(), coalesce(settlement.closed_on, 'infinity'))
        )
        order by name collate polish, id
      ) as holders
    from refund
    join settlement on settlement.id = refund.settlement_id
    left join garden on garden.id = settlement.garden_id
    left join sector on sector.id = garden.sector_id
    where bank_line_id is null
    order by refund.created_at, refund.id
  `.execute(db);
  return { items: rows.map((row) => ({ ...row, amount: Number(row.amount) })) };
}

/**
 * Plans to give back what an account has overpaid, by a transfer that the bank's line will tell of (docs/product/payments.md#refunds-by-bank);
 * amounts in grosze. The same `clientKey` adds nothing and gives what it did the first time. 400 at the field for an account that is not
 * there; 409 where less is overpaid, or waits to go back already.
 */
export function createRefund(
  db: Kysely<Database>,
  { caller, ...planned }: RefundCreate & { caller: Actor },
): Promise<{ id: string }> {
  const { amount, targetAccount, clientKey } = planned;
  const settlementId = planned.settlementId.toLowerCase();
  return change(db, caller, async (tx) => {
    // Whoever sends the same once more, or gives back in cash meanwhile, waits.
    await requireSettlement(tx.trx, settlementId);
    const known = await findSent(tx.trx, { ...planned, settlementId });
    if (known !== undefined) return known;
    await requireOverpaid(tx.trx, { settlementId, day: gardenToday(), amount });
    const id = newId();
    const { userLoginId: loginId } = caller;
    await tx.trx
      .insertInto('refund')
      .values({ id, settlementId, amountGrosz: amount, targetAccount, clientKey, loginId })
      .execute();
    await tellAudit(tx, 'plan-refund', { settlementId, amount });
    return { id };
  }).catch(explainBroken({ refund_client_key: otherKey }));
}

/** The refund that came with a key, if any; 409 where that was another one. */
async function findSent(
  trx: Transaction<Database>,
  { settlementId, amount, targetAccount, clientKey }: RefundCreate,
): Promise<{ id: string } | undefined> {
  const known = await trx
    .selectFrom('refund')
    .select(['id', 'settlementId', 'amountGrosz', 'targetAccount'])
    .where('clientKey', '=', clientKey)
    .executeTakeFirst();
  if (known === undefined) return undefined;
  const isSame =
    known.settlementId === settlementId &&
    Number(known.amountGrosz) === amount &&
    known.targetAccount === targetAccount;
  if (!isSame) throw otherKey();
  return { id: known.id };
}

/**
 * Deletes a refund that still waits: 404 without it, 409 where a line of the bank has paid it, with the name of the person who
 * said so. Of two at once the other gets the 404.
 */
export function deleteRefund(
  db: Kysely<Database>,
  { id, caller }: { id: string; caller: Actor },
): Promise<void> {
  return change(db, caller, async (tx) => {
    const refund = await tx.trx
      .selectFrom('refund')
      .select(['settlementId', 'amountGrosz', 'bankLineId'])
      .where('id', '=', recordId(id))
      .forUpdate()
      .executeTakeFirstOrThrow(notFound);
    if (refund.bankLineId !== null) {
      const who = await readWhoPaid(tx.trx, [id]);
      throw new AppError('conflict', { message: refundRefusals.paid(who ?? null) });
    }
    await tx.trx.deleteFrom('refund').where('id', '=', id).execute();
    const { settlementId } = refund;
    await tellAudit(tx, 'drop-refund', { settlementId, amount: Number(refund.amountGrosz) });
  });
}

/** Records the settlement account and the amount, and not to which account of a bank it goes: that is personal. */
async function tellAudit(
  { trx, actor }: ChangeTransaction,
  action: 'plan-refund' | 'drop-refund',
  { settlementId, amount }: { settlementId: string; amount: number },
): Promise<void> {
  await writeAuditEntry(trx, {
    actor,
    action,
    recordType: 'settlement',
    recordId: settlementId,
    after: { refundAmount: amount },
  });
}
