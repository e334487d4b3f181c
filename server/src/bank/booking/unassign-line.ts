import { bankLineRefusals } from '@grzadka/contract/bank/queue/bank-line.refusals';
import { sql, type Transaction } from 'kysely';
import type { ChangeTransaction } from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, notFound } from '#src/core/errors/app-error.ts';
import { post } from '#src/ledger/post.ts';
import { recordPurposes } from '#src/ledger/record-movements.ts';
import { refuseMoved } from '#src/ledger/refuse-moved.ts';
import { reversalsOf } from '#src/ledger/reversal-of.ts';
import { type LockedLine, lockLines } from './assign-lines.ts';
import { openDayOf } from './open-day.ts';

/**
 * Takes back what somebody, or the program, said that a line is for: it waits again, and so does the refund that it paid
 * (docs/product/bank.md#assigning). What moved on the account stays. 404 without the line; 409 where it is not assigned or what it paid was moved
 * to another account, and for what the ledger refuses. Gives the line as it was.
 */
export async function unassignLine(
  tx: ChangeTransaction,
  { lineId, reason }: { readonly lineId: string; readonly reason: string },
): Promise<LockedLine> {
  const { trx } = tx;
  const line = (await lockLines(trx, [lineId])).get(lineId);
  if (line === undefined) throw notFound();
  const { entryId, assignmentId } = line;
  if (assignmentId === null || entryId === null) {
    throw new AppError('conflict', { message: bankLineRefusals.notAssigned });
  }
  await refuseMoved(trx, assignmentId);
  const entries = await reversalsOf(trx, [assignmentId], reason, await dayOf(trx, assignmentId));
  await post(tx, [{ series: 'ST', sourceId: null, entries }]);
  await sql`
    update bank_line set state = 'unclear', assignment_id = null, decided_by = null where id = ${lineId}
  `.execute(trx);
  await trx.deleteFrom('bankLineReason').where('lineId', '=', lineId).execute();
  await trx
    .updateTable('refund')
    .set({ bankLineId: null })
    .where('bankLineId', '=', lineId)
    .execute();
  const none = { settlementId: null, costCategoryId: null, incomeCategoryId: null };
  await recordPurposes(trx, [{ entryId, waiting: 'unclear', ...none }]);
  return line;
}

/** On its own day, so that no day has known a payment that was none; or today where that year is closed. */
async function dayOf(trx: Transaction<Database>, entryId: string): Promise<string> {
  const { postingDay } = await trx
    .selectFrom('ledgerEntry')
    .select('postingDay')
    .where('id', '=', entryId)
    .executeTakeFirstOrThrow();
  return (await openDayOf(trx))(postingDay);
}
