import type { ListRequest } from '@grzadka/contract/core/list/list';
import type { measurementList } from '@grzadka/contract/meter/measurement/measurement.list';
import type { ExportedMeter } from '@grzadka/contract/meter/meter.export';
import type { meterList } from '@grzadka/contract/meter/meter.list';
import { type Kysely, sql } from 'kysely';
import { isRecordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { column, isWithin, polishOrder } from '#src/core/list/conditions.ts';
import { type ListSql, listReading, runList } from '#src/core/list/run-list.ts';
import { getSectorId } from '#src/sector/sector.repo.ts';
import { getMeter, selectMeters, selectMetersWithDevice } from './meter.repo.ts';
import { presentHistoryEntry, presentMeter } from './present-meter.ts';

type MeterList = typeof meterList;
type MeasurementList = typeof measurementList;

/** How the meters are filtered, searched and ordered. */
export const meterSource: ListSql<MeterList> = {
  table: 'meter',
  search: 'meter.search',
  filters: {
    state: (isActive) => sql`${column('meter.active')} = ${isActive}`,
    type: (type) => sql`${column('meter.type')} = ${type}`,
    lastMeasurementTime: (range) => isWithin(column('meter.lastMeasuredAt'), range),
    role: (role) => sql`${column('meter.role')} = ${role}`,
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

/** One page of the meters. */
export function listMeters(db: Kysely<Database>, request: ListRequest<MeterList>) {
  return runList({ db, request, ...readMeters(db) });
}

function readMeters(db: Kysely<Database>) {
  return listReading({
    source: meterSource,
    rows: selectMeters(db),
    present: presentMeter,
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

/** One page of a meter's history, newest first; 404 when there is no such meter. */
export async function listMeasurements(
  db: Kysely<Database>,
  meterId: string,
  request: ListRequest<MeasurementList>,
) {
  const meter = await getMeter(db, meterId);
  return runList({ db, request, ...readMeasurements(db, meter) });
}

/** How a meter's history is read, for a page or as a whole. */
export function readMeasurements(db: Kysely<Database>, meter: { id: string }) {
  return listReading({
    source: measurementSource,
    scope: sql`${column('measurement.meterId')} = ${meter.id}`,
    rows: db
      .selectFrom('measurement')
      .leftJoin('measurementReversal', 'measurementReversal.measurementId', 'measurement.id')
      .select([
        'measurement.id',
        'value',
        'measuredAt',
        'measuredByFirstName',
        'measuredByLastName',
      ])
      .select(['installationId', 'channel', 'verdict', 'confirmation', 'rolledOver'])
      .select([
        'measurement.remark',
        'measurementReversal.remark as reversalRemark',
        'measurementReversal.reason',
      ])
      .select(['measurementReversal.reversedAt', 'measurementReversal.replacementId'])
      .select([
        'measurementReversal.reversedByFirstName',
        'measurementReversal.reversedByLastName',
      ]),
    present: presentHistoryEntry,
  });
}
