import { campaignMeterList } from '@grzadka/contract/campaign/meters/campaign-meter.list';
import { type Kysely, sql } from 'kysely';
import { isRecordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { decimal, instant, jsonObject, jsonObjectWhere } from '#src/core/database/wire-columns.ts';
import { column, polishOrder } from '#src/core/list/conditions.ts';
import { printedReading } from '#src/core/list/print-list.ts';
import type { ListSql } from '#src/core/list/run-list.ts';
import { getSectorId } from '#src/sector/sector.repo.ts';

const source: ListSql<typeof campaignMeterList> = {
  table: 'campaignMeter',
  search: 'campaignMeter.search',
  filters: {
    state: (state) => sql`${column('campaignMeter.state')} = ${state}`,
    sector: async (name, db) =>
      sql`${column('campaignMeter.sectorId')} = ${await getSectorId(db, name)}`,
    reader: (id) => (isRecordId(id) ? sql`${column('campaignMeter.seenBy')} = ${id}` : sql`false`),
  },
  sorts: {
    'walk-order': { by: polishOrder('campaignMeter.walkKey'), mayBeEmpty: false },
    'seen-at': { by: column('campaignMeter.seenAt'), mayBeEmpty: true },
  },
};

/** How the meters of a round are read, for a page or as a whole; an item has the id of its meter. */
export function readCampaignMeters(db: Kysely<Database>, campaignId: string) {
  return printedReading(campaignMeterList, {
    source,
    scope: sql`${column('campaignMeter.campaignId')} = ${campaignId}`,
    rows: db
      .selectFrom('campaignMeter')
      .innerJoin('meter', 'meter.id', 'campaignMeter.meterId')
      .leftJoin('garden', 'garden.id', 'meter.gardenId')
      .leftJoin('sector', 'sector.id', 'campaignMeter.sectorId')
      .leftJoin('measurement', 'measurement.id', 'campaignMeter.measurementId')
      .leftJoin('campaignVisit', 'campaignVisit.id', 'campaignMeter.visitId')
      .select(['meter.id', 'meter.name', 'meter.type', 'meter.place', 'campaignMeter.state'])
      .select((eb) => [
        jsonObjectWhere(sql`garden.id is not null`, {
          id: eb.ref('garden.id').$castTo<string>(),
          name: eb.ref('garden.name').$castTo<string>(),
        }).as('garden'),
        jsonObjectWhere(sql`sector.id is not null`, {
          id: eb.ref('sector.id').$castTo<string>(),
          name: eb.ref('sector.name').$castTo<string>(),
        }).as('sector'),
        eb
          .selectFrom('installation')
          .select('serialNumber')
          .whereRef('installation.meterId', '=', 'meter.id')
          .where('removedAt', 'is', null)
          .where('undoneAt', 'is', null)
          .as('serialNumber'),
        jsonObjectWhere(sql`measurement.id is not null`, {
          value: decimal(column('measurement.value')),
          measuredAt: instant(column('measurement.measuredAt')),
          measuredBy: jsonObject({
            firstName: eb.ref('measurement.measuredByFirstName'),
            lastName: eb.ref('measurement.measuredByLastName'),
          }),
          id: eb.ref('measurement.id').$castTo<string>(),
          channel: eb.ref('measurement.channel').$notNull(),
        }).as('reading'),
        jsonObjectWhere(sql`campaign_visit.id is not null`, {
          reason: eb.ref('campaignVisit.reason').$notNull(),
          remark: eb.ref('campaignVisit.remark'),
          at: instant(column('campaignVisit.visitedAt')),
          by: jsonObject({
            firstName: eb.ref('campaignVisit.visitedByFirstName'),
            lastName: eb.ref('campaignVisit.visitedByLastName'),
          }),
        }).as('visit'),
        sql<string | null>`${instant(column('campaignMeter.seenAt'))}`.as('seenAt'),
      ]),
  });
}
