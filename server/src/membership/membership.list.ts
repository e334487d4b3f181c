import type { Membership } from '@grzadka/contract/membership/membership.model';
import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { etagOf } from '#src/core/change/if-match.ts';
import { readById } from '#src/core/database/read-by-id.ts';
import type { Database } from '#src/core/database/tables.ts';

/** Every membership of a party, the latest first; 404 without the party. */
export async function listMembershipsOfParty(
  db: Kysely<Database>,
  partyId: string,
): Promise<{ items: Membership[] }> {
  const { memberships } = await readMemberships(db, partyId);
  const items = memberships.map(({ version, ...row }) => ({ ...row, etag: etagOf(version) }));
  return { items };
}

const readMemberships = readById((db, wanted) =>
  db
    .selectFrom('party')
    .select('party.id')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('membership')
          .leftJoin('currentMembership', 'currentMembership.id', 'membership.id')
          .select(['membership.id', 'validFrom', 'validThru', 'membership.version'])
          .select(sql<boolean>`current_membership.id is not null`.as('isCurrent'))
          .whereRef('membership.partyId', '=', 'party.id')
          .orderBy(sql`valid_from desc nulls last`),
      ).as('memberships'),
    )
    .where('party.id', '=', wanted),
);
