import { gardenList } from '@grzadka/contract/garden/garden.list';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { decimal, jsonObject } from '#src/core/database/wire-columns.ts';
import { column, polishOrder } from '#src/core/list/conditions.ts';
import { printedReading } from '#src/core/list/print-list.ts';
import type { ListSql } from '#src/core/list/run-list.ts';
import { getSectorId } from '#src/sector/sector.repo.ts';

type GardenList = typeof gardenList;

const source: ListSql<GardenList> = {
  table: 'garden',
  search: 'garden.nameSearch',
  indexed: { name: ['sector'] },
  filters: {
    // By its id: a total that was remembered holds on whatever the sector, or another one, is called.
    sector: async (name, db) => sql`${column('garden.sectorId')} = ${await getSectorId(db, name)}`,
  },
  sorts: { name: { by: polishOrder('garden.name'), mayBeEmpty: false } },
};

/** How the gardens are read, for a page or as a whole. 400 at `sector` when there is none of that name. */
export function readGardens(db: Kysely<Database>) {
  return printedReading(gardenList, {
    source,
    rows: db
      .selectFrom('garden')
      .innerJoin('sector', 'sector.id', 'garden.sectorId')
      .select((eb) => [
        'garden.id',
        'garden.name',
        jsonObject({ name: eb.ref('sector.name') }).as('sector'),
        decimal(column('garden.area')).$castTo<number | null>().as('area'),
      ]),
  });
}
