import type { ListRequest } from '@grzadka/contract/core/list';
import type { measurementList, meterList } from '@grzadka/contract/meter/meter.list';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { containsPhrase, isWithin, polishOrder } from '#src/core/list/conditions.ts';
import { type ListSource, runList } from '#src/core/list/run-list.ts';
import { getMeter, selectMeters } from './meter.repo.ts';
import { presentMeasurement, presentMeter } from './present-meter.ts';

type MeterList = typeof meterList;
type MeasurementList = typeof measurementList;

const meterSource: ListSource<MeterList> = {
  search: (phrase) => containsPhrase('meter.name_search', phrase),
  filters: {
    state: (isActive) => sql`meter.active = ${isActive}`,
    type: (type) => sql`meter.type = ${type}`,
    lastMeasurementTime: (range) => isWithin(sql.ref('meter.last_measured_at'), range),
  },
  sorts: {
    name: { by: polishOrder('meter.name'), mayBeEmpty: false },
    'last-measurement-time': { by: sql.ref('meter.last_measured_at'), mayBeEmpty: true },
  },
  id: sql.ref('meter.id'),
};

const measurementSource: ListSource<MeasurementList> = {
  search: null,
  filters: {},
  sorts: { 'measured-at': { by: sql.ref('measurement.measured_at'), mayBeEmpty: false } },
  id: sql.ref('measurement.id'),
};

/** One page of the meters. */
export function listMeters(db: Kysely<Database>, request: ListRequest<MeterList>) {
  return runList({ request, source: meterSource, rows: selectMeters(db), present: presentMeter });
}

/** One page of a meter's history, newest first; 404 when there is no such meter. */
export async function listMeasurements(
  db: Kysely<Database>,
  meterId: string,
  request: ListRequest<MeasurementList>,
) {
  const meter = await getMeter(db, meterId);
  return runList({
    request,
    source: measurementSource,
    rows: db
      .selectFrom('measurement')
      .select(['id', 'value', 'measuredAt', 'measuredByFirstName', 'measuredByLastName'])
      .where('meterId', '=', meter.id),
    present: (row) => ({ id: row.id, ...presentMeasurement(row) }),
  });
}
