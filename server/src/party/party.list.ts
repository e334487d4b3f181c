import type { ListSelection } from '@grzadka/contract/core/list/list';
import { partyList } from '@grzadka/contract/party/party.list';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { column, isWithin, polishOrder } from '#src/core/list/conditions.ts';
import { printedReading } from '#src/core/list/print-list.ts';
import { type ListSql, listReading } from '#src/core/list/run-list.ts';
import { gardensHeld, refreshGardensHeld } from './gardens-held.ts';
import { presentParty } from './present-party.ts';

type PartyList = typeof partyList;

const source: ListSql<PartyList> = {
  table: 'party',
  search: 'party.nameSearch',
  indexed: { name: ['partyType'], 'number-of-gardens': ['partyType'] },
  filters: {
    partyType: (type) => sql`${column('party.partyType')} = ${type}`,
    numberOfGardens: (range) => isWithin(column('party.gardensHeld'), range),
  },
  sorts: {
    name: { by: polishOrder('party.name'), mayBeEmpty: false },
    'number-of-gardens': { by: column('party.gardensHeld'), mayBeEmpty: false },
  },
};

/** How a page of the parties is read. */
export function readPartyPage(db: Kysely<Database>) {
  return printedReading(partyList, {
    source,
    rows: db
      .selectFrom('party')
      .select(['party.id', 'party.name', 'party.partyType'])
      .select((eb) => gardensHeld(eb).as('gardens')),
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
