import { gardensHeldCheck } from '@grzadka/contract/party/party.check';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { bindCheck } from '#src/core/inspection/check.ts';
import { idRanges } from '#src/core/inspection/id-ranges.ts';

/** Finds the parties that keep another number of gardens than they hold, as far as it holds today (0060). */
export const checkGardensHeld = bindCheck(gardensHeldCheck, async function* ({ db }) {
  for await (const isInRange of idRanges(db, 'party')) {
    const { rows } = await sql<{ id: string; kept: number; counted: number }>`
      select party.id, gardens_held as kept, held.counted
      from party
      cross join lateral (
        select count(distinct garden_id)::integer as counted
        from current_assignment where party_id = party.id
      ) held
      where ${isInRange('party.id')}
        and gardens_held_thru >= today()
        and gardens_held <> held.counted
      order by party.id
    `.execute(db);
    yield {
      findings: rows.map(({ id, ...numbers }) => ({ record: { type: 'party', id }, ...numbers })),
    };
  }
});

/** Has the parties keep the number of gardens that they hold today. */
export function recountGardensHeld(db: Kysely<Database>, ids: readonly string[]) {
  return sql`select note_gardens_held(${ids}::uuid[])`.execute(db);
}
