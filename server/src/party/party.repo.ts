import type { Party, PartyLogin } from '@grzadka/contract/party/party.reply';
import { type Kysely, sql } from 'kysely';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import { gardensHeld } from './gardens-held.ts';
import { presentParty } from './present-party.ts';

/** A party with the gardens it holds today, and its version; 404 when there is none. */
export async function getParty(
  db: Kysely<Database>,
  { id }: { id: string },
): Promise<Party & { version: number }> {
  const row = await db
    .selectFrom('party')
    .selectAll('party')
    .select((eb) => gardensHeld(eb).as('gardens'))
    .where('party.id', '=', recordId(id))
    .executeTakeFirstOrThrow(notFound);
  return { ...presentParty(row), version: row.version };
}

/** The logins of a party by user name. */
export async function listPartyLogins(
  db: Kysely<Database>,
  partyId: string,
): Promise<PartyLogin[]> {
  const rows = await db
    .selectFrom('login')
    .select(['id', 'userName', 'enabled', 'role'])
    .where('partyId', '=', partyId)
    .orderBy(sql`user_name collate polish`)
    .execute();
  return rows.map(({ id, userName, enabled, role }) => ({
    userLoginId: id,
    loginId: userName,
    enabled,
    securityRoles: [role],
  }));
}
