import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/** Who said what a line is for, by the entry that says so; null where the program did, or that login is no more. */
export async function readWhoAssigned(
  db: Kysely<Database>,
  entryId: string | null,
): Promise<string | null> {
  const { rows } = await sql<{ who: string }>`
    select coalesce(party.name, login.user_name) as who
    from ledger_entry entry
    join login on login.id = entry.login_id
    left join party on party.id = login.party_id
    where entry.id = ${entryId}
  `.execute(db);
  return rows[0]?.who ?? null;
}

/** The same of whoever said which line paid one of these refunds; undefined where none of them is paid. */
export async function readWhoPaid(
  db: Kysely<Database>,
  refundIds: readonly string[],
): Promise<string | null | undefined> {
  const paid = await db
    .selectFrom('refund')
    .innerJoin('bankLine', 'bankLine.id', 'refund.bankLineId')
    .select('bankLine.assignmentId')
    .where('refund.id', '=', sql<string>`any (${refundIds}::uuid[])`)
    .orderBy('refund.id')
    .executeTakeFirst();
  return paid && readWhoAssigned(db, paid.assignmentId);
}
