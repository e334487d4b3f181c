import type { ListRequest, ListSelection } from '@grzadka/contract/core/list/list';
import type { partyList } from '@grzadka/contract/party/party.list';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { column, isWithin, polishOrder } from '#src/core/list/conditions.ts';
import { type ListSql, listReading, runList } from '#src/core/list/run-list.ts';
import { gardensHeld, refreshGardensHeld } from './gardens-held.ts';
import { presentParty } from './present-party.ts';

type PartyList = typeof partyList;

const source: ListSql<PartyList> = {
  table: 'party',
  search: 'party.nameSearch',
  filters: {
    partyType: (type) => sql`${column('party.partyType')} = ${type}`,
    numberOfGardens: (range) => isWithin(column('party.gardensHeld'), range),
  },
  sorts: {
    name: { by: polishOrder('party.name'), mayBeEmpty: false },
    'number-of-gardens': { by: column('party.gardensHeld'), mayBeEmpty: false },
  },
};

/** One page of the parties. */
export function listParties(db: Kysely<Database>, request: ListRequest<PartyList>) {
  return runList({
    db,
    request,
    source,
    rows: db
      .selectFrom('party')
      .select(['party.id', 'party.name', 'party.partyType'])
      .select((eb) => gardensHeld(eb).as('gardens')),
    present: (row) => row,
  });
}

/** Has the numbers of gardens brought up to date where the list is narrowed or sorted by them. */
export async function refreshWhatIsAsked(
  db: Kysely<Database>,
  { filters, sort }: ListSelection<PartyList>,
): Promise<void> {
  if (filters.numberOfGardens || sort.by === 'number-of-gardens') await refreshGardensHeld(db);
}

/** How all data of the parties are read, for the whole list. */
export function readParties(db: Kysely<Database>) {
  return listReading({
    source,
    rows: db
      .selectFrom('party')
      .selectAll('party')
      .select((eb) => gardensHeld(eb).as('gardens')),
    present: presentParty,
  });
}
