import type { ListRequest } from '@grzadka/contract/core/list/list';
import type { FindingCode } from '@grzadka/contract/meter/measurement/finding';
import { measurementList } from '@grzadka/contract/meter/measurement/measurement.list';
import type { ExportedMeter } from '@grzadka/contract/meter/meter.export';
import { meterList } from '@grzadka/contract/meter/meter.list';
import { type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { isRecordId, recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { decimal, instant, jsonObject, jsonObjectWhere } from '#src/core/database/wire-columns.ts';
import { type Condition, column, isWithin, polishOrder } from '#src/core/list/conditions.ts';
import { printedReading, printList } from '#src/core/list/print-list.ts';
import { type ListSql, listReading, runList } from '#src/core/list/run-list.ts';
import { getSectorId } from '#src/sector/sector.repo.ts';
import { getMeter, selectMetersWithDevice } from './meter.repo.ts';
import { presentMeter } from './present-meter.ts';

type MeterList = typeof meterList;
type MeasurementList = typeof measurementList;

/** How the meters are filtered, searched and ordered. */
export const meterSource: ListSql<MeterList> = {
  table: 'meter',
  search: 'meter.search',
  indexed: { name: ['state', 'type'] },
  filters: {
    // As a word of SQL: with a parameter the statement would be planned anew each time, as most rows have one value.
    state: (isActive) => sql`${column('meter.active')} = ${sql.lit(isActive)}`,
    type: (type) => sql`${column('meter.type')} = ${type}`,
    lastMeasurementTime: (range) => isWithin(column('meter.lastMeasuredAt'), range),
    // As the state: most are the plots', which PostgreSQL cannot know of a parameter when it plans.
    role: (role) => sql`${column('meter.role')} = ${sql.lit(role)}`,
    // By its id: a total that was remembered holds on whatever the sector, or another one, is called.
    sector: async (name, db) => sql`${column('meter.sectorId')} = ${await getSectorId(db, name)}`,
    zone: (id) => (isRecordId(id) ? sql`${column('meter.zoneId')} = ${id}` : sql`false`),
    legalisation: (range) => isWithin(column('meter.legalisedUntil'), range),
  },
  sorts: {
    name: { by: polishOrder('meter.name'), mayBeEmpty: false },
    'last-measurement-time': { by: column('meter.lastMeasuredAt'), mayBeEmpty: true },
    'walk-order': {
      by: column('meter.walkOrder'),
      mayBeEmpty: true,
      thenBy: polishOrder('meter.name'),
    },
  },
};

const measurementSource: ListSql<MeasurementList> = {
  table: 'measurement',
  search: null,
  filters: {},
  sorts: { 'measured-at': { by: column('measurement.measuredAt'), mayBeEmpty: false } },
};

/** How a page of the meters is read. */
export function readMeters(db: Kysely<Database>) {
  return printedReading(meterList, {
    source: meterSource,
    rows: db
      .selectFrom('meter')
      .leftJoin('measurement', 'measurement.id', 'meter.lastMeasurementId')
      .select(['meter.id', 'meter.name', 'meter.active', 'meter.type'])
      .select((eb) =>
        jsonObjectWhere(sql`measurement.id is not null`, measurementFields(eb)).as(
          'lastMeasurement',
        ),
      ),
  });
}

/** How the meters are read for a file, with where each belongs and the device that is there. */
export function readWholeMeters(db: Kysely<Database>) {
  return listReading({
    source: meterSource,
    rows: selectMetersWithDevice(db)
      .leftJoin('sector', 'sector.id', 'meter.sectorId')
      .leftJoin('zone', 'zone.id', 'meter.zoneId')
      .select(['meter.role', 'meter.legalisedUntil'])
      .select(['sector.name as sector', 'zone.name as zone']),
    present: ({ role, sector, zone, serialNumber, legalisedUntil, ...meter }): ExportedMeter => {
      return { ...presentMeter(meter), role, sector, zone, serialNumber, legalisedUntil };
    },
  });
}

/** Gives what reads a page of a meter's history, newest first; 404 when there is no such meter. */
export function measurementPages(db: Kysely<Database>) {
  const reading = readEveryMeasurement(db);
  return async (meterId: string, request: ListRequest<MeasurementList>) => {
    const page = await printList({ db, request, ...reading, scope: isOfMeter(recordId(meterId)) });
    // Only a meter that there is has any.
    if (page.isEmpty) await getMeter(db, meterId);
    return page;
  };
}

/** A page of the measurements that a condition of the caller's lets through, newest first; what of them leaves, the reply says. */
export async function listMeasurements(
  db: Kysely<Database>,
  { scope, offset, limit }: { scope: Condition; offset: number; limit: number },
) {
  const sort = { by: 'measured-at', direction: 'desc' } as const;
  const request = { offset, limit, sort, phrase: undefined, filters: {}, total: 'exact' } as const;
  const { items, totalItems } = await runList({ db, request, ...readEveryMeasurement(db), scope });
  return { items, totalItems: totalItems ?? items.length };
}

/** How the whole of a meter's history is read. */
export function readMeasurements(db: Kysely<Database>, meter: { id: string }) {
  return { ...readEveryMeasurement(db), scope: isOfMeter(meter.id) };
}

function isOfMeter(id: string) {
  return sql<SqlBool>`${column('measurement.meterId')} = ${id}`;
}

function readEveryMeasurement(db: Kysely<Database>) {
  return printedReading(measurementList, {
    source: measurementSource,
    rows: db
      .selectFrom('measurement')
      .leftJoin('measurementReversal', 'measurementReversal.measurementId', 'measurement.id')
      .select((eb) => {
        const { value, measuredAt, measuredBy } = measurementFields(eb);
        return [value.as('value'), measuredAt.as('measuredAt'), measuredBy.as('measuredBy')];
      })
      .select((eb) => [
        'measurement.id',
        'installationId',
        'channel',
        // The column is of texts, and the program writes codes alone.
        eb.ref('verdict').$castTo<FindingCode[]>().as('verdict'),
        'confirmation',
        'measurement.remark',
        'rolledOver',
        sql<boolean>`measurement.channel = 'estimate' and measurement_reversal.measurement_id is null
          and not exists (select from effective_measurement counted where counted.id = measurement.id)`.as(
          'gaveWay',
        ),
        jsonObjectWhere(sql`measurement_reversal.measurement_id is not null`, {
          at: instant(column('measurementReversal.reversedAt')),
          by: jsonObject({
            firstName: eb.ref('measurementReversal.reversedByFirstName'),
            lastName: eb.ref('measurementReversal.reversedByLastName'),
          }),
          reason: eb.ref('measurementReversal.reason').$notNull(),
          remark: eb.ref('measurementReversal.remark'),
          replacementId: eb.ref('measurementReversal.replacementId'),
        }).as('reversal'),
      ]),
  });
}

/** A measurement as the wire carries it, by what it has. */
function measurementFields(eb: ExpressionBuilder<Database, 'measurement'>) {
  return {
    value: decimal(column('measurement.value')),
    measuredAt: instant(column('measurement.measuredAt')),
    measuredBy: jsonObject({
      firstName: eb.ref('measurement.measuredByFirstName'),
      lastName: eb.ref('measurement.measuredByLastName'),
    }),
  };
}
