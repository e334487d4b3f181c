import { paymentRefusals } from '@grzadka/contract/payment/payment.model';
import { type Kysely, sql, type Transaction } from 'kysely';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, notFound } from '#src/core/errors/app-error.ts';

/** What of a payment is on one settlement account: a credit of it, in grosze, above zero. */
export interface Credit {
  readonly lineId: string;
  readonly entryId: string;
  readonly number: string;
  readonly settlementId: string;
  readonly amount: number;
  /** The day that counts for interest. */
  readonly effectiveDay: string;
}

/**
 * The one credit that an id names: its own, that of the payment that it is a part of, or of what a line of the bank's was assigned to
 * (docs/product/payments.md#moves). 404 where there is nothing of that id, 409 where it pays no settlement account, or several.
 */
export async function findCredit(db: Kysely<Database>, id: string): Promise<Credit> {
  const { rows } = await sql<Omit<Credit, 'amount'> & { amount: string }>`
    select line.id as line_id, entry_id, number, line.settlement_id, -amount_grosz as amount, effective_day
    from ledger_line line join ledger_entry entry on entry.id = entry_id
    where line.id in (
      select id from ledger_line where id = ${recordId(id)}
      union all
      select id from ledger_line where entry_id = ${id}
      union all
      select ledger_line.id from bank_line join ledger_line on ledger_line.entry_id = assignment_id
      where bank_line.id = ${id} or bank_line.entry_id = ${id}
    )
    and line.settlement_id is not null and amount_grosz < 0 and entry.series in ('KP', 'PK')
    and not exists (select from write_off where id = entry_id)
  `.execute(db);
  const [credit, ...others] = rows;
  if (credit === undefined) throw await whyNone(db, id);
  if (others.length > 0) throw new AppError('conflict', { message: paymentRefusals.isSplit });
  return { ...credit, amount: Number(credit.amount) };
}

async function whyNone(db: Kysely<Database>, id: string): Promise<AppError> {
  const { rows } = await sql<{ isThere: boolean; waits: boolean }>`
    select
      exists (select from ledger_line where id = ${id})
        or exists (select from ledger_entry where id = ${id}) as is_there,
      exists (
        select from bank_line where (id = ${id} or entry_id = ${id}) and assignment_id is null
      ) as waits
  `.execute(db);
  const { isThere, waits } = rows[0] ?? { isThere: false, waits: false };
  if (waits) return new AppError('conflict', { message: paymentRefusals.notAssigned });
  return isThere ? new AppError('conflict', { message: paymentRefusals.notPayment }) : notFound();
}

/** What became of a credit, as long as its account is locked; the amount in grosze. */
interface Standing {
  /** What of it was neither taken back nor given back nor moved. */
  readonly left: number;
  /** The number of what took it back. */
  readonly reversedBy: string | null;
  /** The number of what moved it, or the last part of it, to another account. */
  readonly movedBy: string | null;
}

/** What of the credit `line`, a row of the ledger's lines, neither a reversal nor a refund nor a move has taken, in grosze: a query. */
export const leftOfCredit = sql`
  select -line.amount_grosz - coalesce(sum(taken.amount_grosz), 0) from allocation taken
  where taken.line_id = line.id and taken.released_at is null and taken.made_by in ('reversal', 'refund', 'move')
`;

/** Reads what is left of a credit, in grosze, and what took it back or moved it. 404 without the credit. */
export async function readFeeYear(trx: Transaction<Database>, lineId: string): Promise<Standing> {
  const { rows } = await sql<Omit<Standing, 'left'> & { left: string }>`
    select
      (${leftOfCredit}) as "left",
      (select number from ledger_entry where reverses_id = line.entry_id) as reversed_by,
      (
        select debt.number
        from allocation
        join open_item item on item.id = item_id
        join ledger_line owed on owed.id = item.line_id
        join ledger_entry debt on debt.id = owed.entry_id
        where allocation.line_id = line.id and released_at is null and made_by = 'move'
        order by debt.recorded_at desc, debt.id desc limit 1
      ) as moved_by
    from ledger_line line where id = ${lineId}
  `.execute(trx);
  const [found] = rows;
  if (found === undefined) throw notFound();
  return { ...found, left: Number(found.left) };
}
