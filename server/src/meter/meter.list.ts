import type { ListRequest } from '@grzadka/contract/core/list/list';
import type { measurementList, meterList } from '@grzadka/contract/meter/meter.list';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { column, isWithin, polishOrder } from '#src/core/list/conditions.ts';
import { type ListSql, listReading, runList } from '#src/core/list/run-list.ts';
import { getMeter, selectMeters } from './meter.repo.ts';
import { presentHistoryEntry, presentMeter } from './present-meter.ts';

type MeterList = typeof meterList;
type MeasurementList = typeof measurementList;

const meterSource: ListSql<MeterList> = {
  table: 'meter',
  search: 'meter.nameSearch',
  filters: {
    state: (isActive) => sql`${column('meter.active')} = ${isActive}`,
    type: (type) => sql`${column('meter.type')} = ${type}`,
    lastMeasurementTime: (range) => isWithin(column('meter.lastMeasuredAt'), range),
  },
  sorts: {
    name: { by: polishOrder('meter.name'), mayBeEmpty: false },
    'last-measurement-time': { by: column('meter.lastMeasuredAt'), mayBeEmpty: true },
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

/** How the meters are read, for a page or as a whole. */
export function readMeters(db: Kysely<Database>) {
  return listReading({
    source: meterSource,
    rows: selectMeters(db),
    present: presentMeter,
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
