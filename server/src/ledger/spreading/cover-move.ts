import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import type { PostedEntry } from '../entry-draft.ts';

/**
 * Has a payment cover what its account owes by being moved (docs/product/payments.md#moves): what the rule had spread of it is
 * released, for the rule to spread what is left; and so is what a person had, where that does not fit any more. Gives the lines of
 * the payments. Whoever posts the move saw to it that there is as much of them.
 */
export async function coverMove(
  trx: Transaction<Database>,
  { id, lines, postingDay }: PostedEntry,
): Promise<string[]> {
  const moved = lines.flatMap((line) =>
    line.code === '200' && line.movedFrom !== undefined
      ? [{ lineId: line.movedFrom, amount: line.amount }]
      : [],
  );
  for (const { lineId, amount } of moved) {
    await makeWay(trx, { lineId, amount, postingDay });
    await sql`
      insert into allocation (id, settlement_id, line_id, item_id, amount_grosz, effective_day, made_by, made_on)
      select
        gen_random_uuid(), item.settlement_id, payment.id, item.id, item.amount_grosz, paid.effective_day, 'move',
        -- Not before both are there, nor while the payment covered something else.
        greatest(
          payment.posting_day, item.posting_day, (select max(released_on) from allocation where line_id = payment.id)
        )
      from ledger_line payment
      join ledger_entry paid on paid.id = payment.entry_id
      join ledger_line owed on owed.entry_id = ${id} and owed.settlement_id = payment.settlement_id
      join open_item item on item.line_id = owed.id
      where payment.id = ${lineId}
    `.execute(trx);
  }
  return moved.map(({ lineId }) => lineId);
}

/** Releases what the payment covered by the rule, and by hand where less than that is left of it. */
async function makeWay(
  trx: Transaction<Database>,
  move: { lineId: string; amount: number; postingDay: string },
): Promise<void> {
  const { lineId, amount, postingDay } = move;
  await sql`
    with payment as (
      select
        -amount_grosz - coalesce(
          (
            select sum(amount_grosz) from allocation
            where line_id = line.id and released_at is null and made_by <> 'rule'
          ),
          0
        ) as "left"
      from ledger_line line where id = ${lineId}
    )
    update allocation set released_at = now(), released_on = ${postingDay}
    from payment
    where line_id = ${lineId} and released_at is null
      and (made_by = 'rule' or made_by = 'person' and payment.left < ${amount})
  `.execute(trx);
}
