import type { ListRequest } from '@grzadka/contract/core/list';
import type { partyList } from '@grzadka/contract/party/party.list';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { column, containsPhrase, isWithin, polishOrder } from '#src/core/list/conditions.ts';
import { type ListSql, runList } from '#src/core/list/run-list.ts';
import { gardensHeld, numberOfGardensHeld } from './gardens-held.ts';

type PartyList = typeof partyList;

const source: ListSql<PartyList> = {
  search: (phrase) => containsPhrase('party.nameSearch', phrase),
  filters: {
    partyType: (type) => sql`${column('party.partyType')} = ${type}`,
    numberOfGardens: (range) => isWithin(numberOfGardensHeld, range),
  },
  sorts: {
    name: { by: polishOrder('party.name'), mayBeEmpty: false },
    'number-of-gardens': { by: numberOfGardensHeld, mayBeEmpty: false },
  },
  id: column('party.id'),
};

/** One page of the parties. */
export function listParties(db: Kysely<Database>, request: ListRequest<PartyList>) {
  return runList({
    request,
    source,
    rows: db
      .selectFrom('party')
      .select(['party.id', 'party.name', 'party.partyType'])
      .select((eb) => gardensHeld(eb).as('gardens')),
    present: (row) => row,
  });
}
