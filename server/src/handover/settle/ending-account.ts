import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/**
 * The account of who leaves a plot, which ends with them or goes on with who stays; null of a plot that nobody leaves. Of several the first
 * one, as its steps show it.
 */
export async function findEndingAccount(
  db: Kysely<Database>,
  { id, gardenId, day }: Pick<Selectable<Database['handover']>, 'id' | 'gardenId' | 'day'>,
): Promise<string | null> {
  const { rows } = await sql<{ settlementId: string }>`
    select settlement_id
    from handover_party leaving
    join assignment on assignment.party_id = leaving.party_id and garden_id = ${gardenId}
      and coalesce(valid_from, '-infinity') <= ${day}::date and valid_thru >= ${day}::date
    join settlement_holder on assignment_id = assignment.id
    join settlement on settlement.id = settlement_id
    where handover_id = ${id} and side = 'leaving'
    order by settlement.number
    limit 1
  `.execute(db);
  return rows[0]?.settlementId ?? null;
}
