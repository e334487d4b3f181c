import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import type { Storage } from '#src/core/storage/storage.ts';
import { moneyFindings } from '#test/money-checks.ts';

/** Orders that are broken, records whose audit does not tell each of their versions, and what of the ledger does not add up. */
export async function disorders(db: Kysely<Database>, storage: Storage): Promise<unknown[]> {
  const { rows } = await sql`
    select 'positions' as what, content_id as id from content_block
    group by content_id having min(position) <> 1 or max(position) <> count(*)
    union all
    select 'versions', id from news where version <> (
      select count(*) from audit_entry
      where record_type = 'news' and record_id = news.id::text and action in ('create', 'update')
    )
    union all
    select 'readings', meter_id from measurement group by meter_id, value having count(*) > 1
  `.execute(db);
  return [...rows, ...(await moneyFindings({ db, storage }))];
}
