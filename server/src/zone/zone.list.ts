import type { zoneList } from '@grzadka/contract/zone/zone.list';
import type { ZoneListItem } from '@grzadka/contract/zone/zone.model';
import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { column, polishOrder } from '#src/core/list/conditions.ts';
import { type ListSql, listReading } from '#src/core/list/run-list.ts';

type ZoneList = typeof zoneList;

const source: ListSql<ZoneList> = {
  table: 'zone',
  search: 'zone.nameSearch',
  filters: { type: (type) => sql`${column('zone.type')} = ${type}` },
  sorts: { name: { by: polishOrder('zone.name'), mayBeEmpty: false } },
};

/** How the zones are read, for a page or as a whole. */
export function readZones(db: Kysely<Database>) {
  return listReading({
    source,
    rows: db
      .selectFrom('zone')
      .select(['zone.id', 'zone.name', 'zone.type'])
      .select((zone) => [
        countMeters(zone.ref('zone.id'), sql`role = 'main'`).as('mainMeters'),
        countMeters(zone.ref('zone.id'), sql`role <> 'main'`).as('meters'),
      ]),
    present: ({ mainMeters, meters, ...zone }): ZoneListItem => {
      return { ...zone, mainMeters: Number(mainMeters), meters: Number(meters) };
    },
  });
}

function countMeters(zoneId: Expression<string>, isCounted: RawBuilder<unknown>) {
  return sql<string>`(select count(*) from meter where zone_id = ${zoneId} and ${isCounted})`;
}
