import type { SessionEndReason } from '@grzadka/contract/login/end-reason';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/**
 * Ends the sessions that the condition selects, each at its next request, and keeps the reason for those who had one; a null
 * reason means that they know it. Returns the browser of each ended session.
 */
export async function endSessionsWhere(
  db: Kysely<Database>,
  condition: RawBuilder<SqlBool>,
  reason: SessionEndReason | null,
): Promise<{ browser: string | null }[]> {
  const { rows } = await sql<{ browser: string | null }>`
    with ended as (
      delete from session where ${condition} returning token_hash, browser
    ), told as (
      insert into ended_session (token_hash, reason)
      select token_hash, ${reason} from ended where ${reason}::text is not null
    )
    select browser from ended
  `.execute(db);
  return rows;
}
