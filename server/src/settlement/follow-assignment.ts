import {
  type SettlementChoice,
  settlementRefusals,
} from '@grzadka/contract/settlement/settlement-choice';
import { sql } from 'kysely';
import type { ChangeTransaction } from '#src/core/change/change.ts';
import { AppError } from '#src/core/errors/app-error.ts';

/**
 * Gives an assignment that was just made the account that a person chose in spite of its days; by the rule it has one
 * already (docs/product/settlements.md#accounts). 409 where there is nobody to share one with.
 */
export async function chooseSettlement(
  tx: ChangeTransaction,
  assignmentId: string,
  choice: SettlementChoice,
): Promise<void> {
  if (choice === 'new') await settleApart(tx, [assignmentId]);
  if (choice !== 'join') return;
  const { rows } = await sql<{ joined: boolean }>`
    select settle_together(${assignmentId}::uuid) as joined
  `.execute(tx.trx);
  if (!rows[0]?.joined)
    throw new AppError('conflict', { message: settlementRefusals.nobodyToJoin });
}

/** Moves assignments of one garden to a new account that is theirs alone. */
export async function settleApart(
  { trx }: ChangeTransaction,
  assignmentIds: readonly string[],
): Promise<void> {
  await sql`select settle_apart(${assignmentIds}::uuid[])`.execute(trx);
}

/**
 * Gives those who took a garden over from a holder whose last day is `lastDay`, and share their account, a common one of
 * their own; nothing where there are none. 409 where something is recorded on the account for a later day.
 */
export async function splitSettlement(
  tx: ChangeTransaction,
  { id, lastDay }: { id: string; lastDay: string },
): Promise<void> {
  const { rows } = await sql<{ took: string[]; isUsed: boolean }>`
    select
      array_agg(assignment.id) as took,
      settlement_used_from(own.settlement_id, ${lastDay}::date + 1) as is_used
    from settlement_holder own
    join settlement_holder other
      on other.settlement_id = own.settlement_id and other.party_id <> own.party_id
    join assignment on assignment.id = other.assignment_id
    where own.assignment_id = ${id} and assignment.valid_from >= ${lastDay}::date - 1
    group by own.settlement_id
  `.execute(tx.trx);
  const [found] = rows;
  if (!found) return;
  if (found.isUsed) {
    throw new AppError('conflict', { message: settlementRefusals.usedAfter(lastDay) });
  }
  await settleApart(tx, found.took);
}
