import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { handRefusals, type settlementCreate } from '@grzadka/contract/settlement/settlement.model';
import { settlementRecord } from '@grzadka/contract/settlement/settlement.record';
import type { Kysely, Transaction } from 'kysely';
import type * as z from 'zod/mini';
import type { Actor } from '#src/core/change/audit-entry.ts';
import {
  append,
  type ChangeRequest,
  type ChangeTransaction,
  change,
  lockRecord,
  updateLocked,
} from '#src/core/change/change.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, notFound } from '#src/core/errors/app-error.ts';
import { explainBroken } from '#src/core/errors/broken-rules.ts';

/**
 * Opens an account of a party without a garden, from today on (docs/product/settlements.md#without-a-garden). 404 without
 * the party, 409 where it has an open one.
 */
export function openSettlement(
  db: Kysely<Database>,
  { partyId, caller }: z.output<typeof settlementCreate> & { caller: Actor },
): Promise<{ id: string }> {
  return change(db, caller, async (tx) => {
    const number = await giveNumber(tx.trx);
    const values = { number, partyId: recordId(partyId), openedOn: gardenToday() };
    return append(tx, settlementRecord, { values });
  }).catch(explain);
}

/** The number of an account that is opened by hand; whoever opens another one waits until the transaction ends. */
export async function giveNumber(trx: Transaction<Database>): Promise<number> {
  const { lastNumber } = await trx
    .updateTable('settlementCounter')
    .set(({ eb }) => ({ lastNumber: eb('lastNumber', '+', 1) }))
    .returning('lastNumber')
    .executeTakeFirstOrThrow();
  return lastNumber;
}

/** Closes an account without a garden with today. 404, 412; 409 unless its balance is zero, or where it is a garden's or closed. */
export function closeSettlement(
  db: Kysely<Database>,
  { caller, ...which }: ChangeRequest,
): Promise<{ version: number }> {
  return change(db, caller, async (tx) => {
    const before = await lockWithoutGarden(tx, which);
    if (before.closedOn !== null) throw refused('alreadyClosed');
    if (Number(before.balanceGrosz) !== 0) throw refused('hasBalance');
    const set = { closedOn: gardenToday() };
    return updateLocked(tx, settlementRecord, { before, set, action: 'close' });
  });
}

/** Opens an account without a garden again. 404, 412; 409 where it is a garden's, open, or its party has another open one. */
export function reopenSettlement(
  db: Kysely<Database>,
  { caller, ...which }: ChangeRequest,
): Promise<{ version: number }> {
  return change(db, caller, async (tx) => {
    const before = await lockWithoutGarden(tx, which);
    if (before.closedOn === null) throw refused('stillOpen');
    const set = { closedOn: null };
    return updateLocked(tx, settlementRecord, { before, set, action: 'reopen' });
  }).catch(explain);
}

async function lockWithoutGarden(tx: ChangeTransaction, which: Omit<ChangeRequest, 'caller'>) {
  const before = await lockRecord(tx, settlementRecord, which);
  if (before.gardenId !== null) throw refused('ofGarden');
  return before;
}

function refused(why: keyof typeof handRefusals): AppError {
  return new AppError('conflict', { message: handRefusals[why] });
}

const explain = explainBroken({
  settlement_open_party: () => refused('alreadyOpen'),
  settlement_party_id_fkey: notFound,
});
