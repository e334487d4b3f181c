import type { ConsentsOfParty } from '@grzadka/contract/consent/consent.model';
import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { readById } from '#src/core/database/read-by-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { jsonObjectWhere } from '#src/core/database/wire-columns.ts';

/** All consents of a party, the latest of each kind first, and its present address; 404 without the party. */
export async function readConsents(db: Kysely<Database>, id: string): Promise<ConsentsOfParty> {
  const { email, items } = await readOfParty(db, id);
  return { email, items };
}

type Told = ConsentsOfParty['items'][number];

const readOfParty = readById((db, wanted) =>
  db
    .selectFrom('party')
    .select(['party.id', 'party.email'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('consent')
          .leftJoin('countingConsent', 'countingConsent.id', 'consent.id')
          .leftJoin('consentWithdrawal as withdrawal', 'withdrawal.consentId', 'consent.id')
          .leftJoin('document', 'document.id', 'consent.documentId')
          .select((each) => [
            'consent.id',
            'consent.kind',
            // Whatever came of one that another one has replaced, except that it was withdrawn before.
            sql<Told['state']>`case
              when withdrawal.id is not null then 'withdrawn' else coalesce(counting_consent.state, 'replaced')
            end`.as('state'),
            'consent.email',
            'consent.givenOn',
            'consent.how',
            jsonObjectWhere(sql`withdrawal.id is not null`, {
              withdrawnOn: each.ref('withdrawal.withdrawnOn').$castTo<string>(),
              how: each.ref('withdrawal.how').$castTo<Told['how']>(),
            }).as('withdrawal'),
            jsonObjectWhere(sql`document.id is not null`, {
              id: each.ref('document.id').$castTo<string>(),
              name: each.ref('document.name').$castTo<string>(),
            }).as('document'),
          ])
          .whereRef('consent.partyId', '=', 'party.id')
          .orderBy('consent.kind')
          .orderBy('consent.number', 'desc'),
      ).as('items'),
    )
    .where('party.id', '=', wanted),
);
