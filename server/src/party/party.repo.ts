import type { Party, PartyLogin } from '@grzadka/contract/party/party-reply';
import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { readById } from '#src/core/database/read-by-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { gardensHeld } from './gardens-held.ts';
import { presentParty } from './present-party.ts';

/** The parties with the gardens they hold today; the caller adds which. */
function selectParties(db: Kysely<Database>) {
  return db
    .selectFrom('party')
    .selectAll('party')
    .select((eb) => gardensHeld(eb).as('gardens'));
}

const readParty = readById((db, wanted) => selectParties(db).where('party.id', '=', wanted));

/** The same with their logins by user name. */
const readPartyWithLogins = readById((db, wanted) =>
  selectParties(db)
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('login')
          .select(['login.id', 'login.userName', 'login.enabled', 'login.role'])
          .whereRef('login.partyId', '=', 'party.id')
          .orderBy(sql`login.user_name collate polish`),
      ).as('logins'),
    )
    .where('party.id', '=', wanted),
);

/** A party with the gardens it holds today, and its version; 404 when there is none. */
export async function getParty(
  db: Kysely<Database>,
  { id }: { id: string },
): Promise<Party & { version: number }> {
  const row = await readParty(db, id);
  return { ...presentParty(row), version: row.version };
}

/** The same with its logins by user name. */
export async function getPartyWithLogins(
  db: Kysely<Database>,
  { id }: { id: string },
): Promise<{ party: Party; partyLogins: PartyLogin[]; version: number }> {
  const { logins, ...row } = await readPartyWithLogins(db, id);
  const partyLogins = logins.map(({ id: userLoginId, userName, enabled, role }) => ({
    userLoginId,
    loginId: userName,
    enabled,
    securityRoles: [role],
  }));
  return { party: presentParty(row), partyLogins, version: row.version };
}
