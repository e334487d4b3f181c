import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { endSessionsWhere } from '#src/login/end-sessions.ts';

/** What a party says of somebody: put away during the hold, and brought back by its undoing. */
const putAway = [
  'register_number',
  'first_name',
  'last_name',
  'company_name',
  'nip',
  'regon',
  'krs',
  'phone',
  'email',
  'street',
  'house_number',
  'postal_code',
  'city',
  'shared_number',
] as const;

const named = ['first_name', 'last_name', 'company_name'];

/** What is left of what was put away once the contact data are gone: what the ledger calls the person by. */
export const keptName = sql`(
  select jsonb_object_agg(key, value) from jsonb_each(kept) where key = any(${named}::text[])
)`;

/**
 * Puts the data of a party away into its erasure: it is called 'Osoba usunięta' with the number from now on, below all doors, and
 * cannot be reached. Its logins are switched off and signed out.
 */
export async function putOnHold(trx: Transaction<Database>, erasureId: string): Promise<void> {
  const party = sql`(select party_id from erasure where id = ${erasureId})`;
  await sql`
    update erasure set
      kept = (
        select jsonb_build_object(${sql.join(putAway.flatMap((name) => [sql.lit(name), sql.ref(name)]))})
        from party where id = erasure.party_id
      ),
      login_ids = array(select id from login where login.party_id = erasure.party_id and enabled)
    where id = ${erasureId}
  `.execute(trx);
  await sql`
    update login set enabled = false, version = version + 1, updated_at = now()
    where party_id = ${party} and enabled
  `.execute(trx);
  const isTheirs = sql`login_id in (select id from login where party_id = ${party})`;
  await sql`delete from pending_sign_in where ${isTheirs}`.execute(trx);
  await endSessionsWhere(trx, sql<boolean>`${isTheirs}`, 'disabled');
  await sql`
    update party set
      ${sql.join(putAway.map((name) => sql`${sql.ref(name)} = ${instead(name)}`))},
      is_erased = true, version = version + 1, updated_at = now()
    from erasure
    where erasure.id = ${erasureId} and party.id = erasure.party_id
  `.execute(trx);
}

/** What stands in place of a column: nothing, but for a name. */
function instead(name: (typeof putAway)[number]): RawBuilder<unknown> {
  if (name === 'last_name') return sql`case when party_type = 'person' then 'Osoba' end`;
  if (name === 'first_name') {
    return sql`case when party_type = 'person' then 'usunięta ' || erasure.number end`;
  }
  if (name === 'company_name') {
    return sql`case when party_type = 'company' then 'Osoba usunięta ' || erasure.number end`;
  }
  return sql`null`;
}

/** Brings back what was put away, and switches the logins on again that were. */
export async function takeOffHold(trx: Transaction<Database>, erasureId: string): Promise<void> {
  await sql`
    update party set
      ${sql.join(putAway.map((name) => sql`${sql.ref(name)} = kept ->> ${sql.lit(name)}`))},
      is_erased = false, version = party.version + 1, updated_at = now()
    from erasure
    where erasure.id = ${erasureId} and party.id = erasure.party_id
  `.execute(trx);
  await sql`
    update login set enabled = true, version = version + 1, updated_at = now()
    where id = any(array(select unnest(login_ids) from erasure where id = ${erasureId}))
  `.execute(trx);
  await sql`
    update erasure set state = 'cancelled', kept = null, login_ids = '{}', cancelled_at = now()
    where id = ${erasureId}
  `.execute(trx);
}
