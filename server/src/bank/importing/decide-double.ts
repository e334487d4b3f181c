import { bankImportRefusals } from '@grzadka/contract/bank/importing/bank-import.refusals';
import type { Kysely, Selectable } from 'kysely';
import { type Actor, writeAuditEntry } from '#src/core/change/audit-entry.ts';
import { type ChangeTransaction, change } from '#src/core/change/change.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, notFound } from '#src/core/errors/app-error.ts';
import { postLines } from '../booking/take-lines.ts';
import { matchEach } from '../matching/match-each.ts';

type LineRow = Selectable<Database['bankLine']>;

interface Asked {
  readonly id: string;
  readonly caller: Actor;
}

/**
 * Takes in a suspected double that is another payment (docs/product/bank.md#doubles): it is on the account from its day on, and waits for whoever says what it is
 * for. 404; 409 where that was decided already, and for what the ledger refuses.
 */
export function takeDouble(db: Kysely<Database>, { id, caller }: Asked): Promise<void> {
  return change(db, caller, async (tx) => {
    const { trx } = tx;
    const { amountGrosz, balanceAfterGrosz, ...row } = await lockDouble(tx, id);
    const line = { ...row, amount: Number(amountGrosz) };
    const [match] = await matchEach(trx, [line]);
    const state = match && match.decision !== 'unclear' ? 'suggested' : 'unclear';
    const balanceAfter = balanceAfterGrosz === null ? null : Number(balanceAfterGrosz);
    const entryIds = await postLines(tx, [{ ...line, balanceAfter, state }], null);
    await trx
      .updateTable('bankLine')
      .set({ state, entryId: entryIds.get(line.id) ?? null })
      .where('id', '=', line.id)
      .execute();
    await tellDecision(tx, line, 'not-double');
  });
}

/** Leaves a suspected double out, since it is the same payment (docs/product/bank.md#doubles). 404; 409 where that was decided already. */
export function dropDouble(db: Kysely<Database>, { id, caller }: Asked): Promise<void> {
  return change(db, caller, async (tx) => {
    const line = await lockDouble(tx, id);
    await tx.trx
      .updateTable('bankLine')
      .set({ state: 'dropped' })
      .where('id', '=', line.id)
      .execute();
    await tellDecision(tx, { ...line, amount: Number(line.amountGrosz) }, 'drop-double');
  });
}

async function lockDouble({ trx }: ChangeTransaction, id: string): Promise<LineRow> {
  const line = await trx
    .selectFrom('bankLine')
    .selectAll()
    .where('id', '=', recordId(id))
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
  if (line.state === 'double') return line;
  throw new AppError('conflict', { message: bankImportRefusals.notDouble });
}

/** No words of the line's, which name people. */
async function tellDecision(
  { trx, actor }: ChangeTransaction,
  {
    bankAccountId,
    bookingDay,
    amount,
  }: Pick<LineRow, 'bankAccountId' | 'bookingDay'> & {
    readonly amount: number;
  },
  action: 'not-double' | 'drop-double',
): Promise<void> {
  await writeAuditEntry(trx, {
    actor,
    action,
    recordType: 'bank-account',
    recordId: bankAccountId,
    after: { postingDay: bookingDay, postedAmount: amount },
  });
}
