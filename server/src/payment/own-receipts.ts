import type { ownReceipts } from '@grzadka/contract/payment/payment.model';
import { type Kysely, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '#src/core/database/tables.ts';
import { instant } from '#src/core/database/wire-columns.ts';
import { settlementInJson } from './settlement-in-json.ts';

type Item = z.infer<typeof ownReceipts>['items'][number];

/** What somebody took in cash today, the newest first (docs/product/payments.md#receipt). */
export async function readOwnReceipts(
  db: Kysely<Database>,
  loginId: string,
): Promise<{ items: Item[] }> {
  const { rows } = await sql<Item & { amount: string }>`
    select
      entry.id, entry.number, entry.posting_day, ${instant(sql`entry.recorded_at`)} as recorded_at,
      movement.amount_grosz as amount, entry.description, movement.reversed_by,
      ${settlementInJson} as settlement
    from ledger_entry entry
    join money_movement movement on movement.id = entry.id
    left join settlement on settlement.id = movement.settlement_id
    left join garden on garden.id = settlement.garden_id
    left join sector on sector.id = garden.sector_id
    where entry.series = 'KP' and entry.login_id = ${loginId}
      and entry.recorded_at >= today()::timestamp at time zone 'Europe/Warsaw'
    order by entry.id desc
  `.execute(db);
  return { items: rows.map((row) => ({ ...row, amount: Number(row.amount) })) };
}
