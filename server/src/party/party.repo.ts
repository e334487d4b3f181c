import { partyRecord } from '@grzadka/contract/party/party.record';
import type { PartyCreate } from '@grzadka/contract/party/party.model';
import type { Party, PartyLogin } from '@grzadka/contract/party/party.reply';
import { type Kysely, sql } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { createRecord } from '#src/core/change/change.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import { gardensHeld } from './gardens-held.ts';
import { presentParty } from './present-party.ts';

/** A party with the gardens it holds today, and its version; 404 when there is none. */
export async function getParty(
  db: Kysely<Database>,
  id: string,
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

/** Takes in a person or a company. */
export function createParty(
  db: Kysely<Database>,
  { data, caller }: { data: PartyCreate; caller: Actor },
): Promise<{ id: string }> {
  return createRecord(db, partyRecord, { values: data, caller });
}
