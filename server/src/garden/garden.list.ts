import type { gardenList } from '@grzadka/contract/garden/garden.list';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { column, polishOrder } from '#src/core/list/conditions.ts';
import { type ListSql, listReading } from '#src/core/list/run-list.ts';
import { getSectorId } from '#src/sector/sector.repo.ts';
import { presentGarden, selectGardens } from './garden.repo.ts';

type GardenList = typeof gardenList;

const source: ListSql<GardenList> = {
  table: 'garden',
  search: 'garden.nameSearch',
  filters: {
    // By its id: a total that was remembered holds on whatever the sector, or another one, is called.
    sector: async (name, db) => sql`${column('garden.sectorId')} = ${await getSectorId(db, name)}`,
  },
  sorts: { name: { by: polishOrder('garden.name'), mayBeEmpty: false } },
};

/** How the gardens are read, for a page or as a whole. 400 at `sector` when there is none of that name. */
export function readGardens(db: Kysely<Database>) {
  return listReading({
    source,
    rows: selectGardens(db),
    present: ({ sector, ...row }) => ({ ...presentGarden(row), sector: { name: sector } }),
  });
}
