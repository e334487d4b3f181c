import type { BankLinePostpone, WaitingLine } from '@grzadka/contract/bank/queue/bank-line.model';
import { type Kysely, sql } from 'kysely';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import { lockLines, requireWaiting } from '../booking/assign-lines.ts';
import { toldLine } from './told-line.ts';

/** The lines that wait until somebody says what they are for, the oldest first, those left for later behind all others (docs/product/bank.md#queue). */
export async function readQueue(
  db: Kysely<Database>,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ items: WaitingLine[]; totalItems: number }> {
  const { rows } = await sql<{ items: WaitingLine[]; totalItems: number }>`
    with waiting as materialized (
      select id, booking_day, postponed_at is not null as is_postponed
      from bank_line where state in ('suggested', 'unclear')
    ), page as (
      select * from waiting order by is_postponed, booking_day, id limit ${limit} offset ${offset}
    )
    select
      (select count(*)::integer from waiting) as total_items,
      coalesce(
        (
          select json_agg(
            json_build_object(${toldLine}, 'state', line.state, 'postponed', page.is_postponed)
            order by page.is_postponed, page.booking_day, page.id
          )
          from page
          join bank_line line on line.id = page.id
          join bank_account on bank_account.id = line.bank_account_id
        ),
        '[]'
      ) as items
  `.execute(db);
  return rows[0] ?? { items: [], totalItems: 0 };
}

/** Leaves a line for later, or takes it up again (docs/product/bank.md#queue). 404 without it; 409 where it does not wait any more. */
export function postponeLine(
  db: Kysely<Database>,
  { id, postponed }: BankLinePostpone,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const lineId = recordId(id).toLowerCase();
    const line = (await lockLines(trx, [lineId])).get(lineId);
    if (line === undefined) throw notFound();
    await requireWaiting(trx, line);
    await sql`
      update bank_line set postponed_at = case when ${postponed}::boolean then now() end where id = ${lineId}
    `.execute(trx);
  });
}
