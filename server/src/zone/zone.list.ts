import { zoneList } from '@grzadka/contract/zone/zone.list';
import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { polishOrder } from '#src/core/list/conditions.ts';
import { printedReading } from '#src/core/list/print-list.ts';
import type { ListSql } from '#src/core/list/run-list.ts';

type ZoneList = typeof zoneList;

const source: ListSql<ZoneList> = {
  table: 'zone',
  search: 'zone.nameSearch',
  filters: {},
  sorts: { name: { by: polishOrder('zone.name'), mayBeEmpty: false } },
};

/** How the zones are read, for a page or as a whole. */
export function readZones(db: Kysely<Database>) {
  return printedReading(zoneList, {
    source,
    rows: db
      .selectFrom('zone')
      .select(['zone.id', 'zone.name', 'zone.type'])
      .select((zone) => [
        countMeters(zone.ref('zone.id'), sql`role = 'main'`).as('mainMeters'),
        countMeters(zone.ref('zone.id'), sql`role <> 'main'`).as('meters'),
      ]),
  });
}

function countMeters(zoneId: Expression<string>, isCounted: RawBuilder<unknown>) {
  return sql<number>`(select count(*)::int from meter where zone_id = ${zoneId} and ${isCounted})`;
}
