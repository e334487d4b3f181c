import { lastMeasurementCheck } from '@grzadka/contract/meter/meter.check';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { bindCheck } from '#src/core/inspection/check.ts';
import { idRanges } from '#src/core/inspection/id-ranges.ts';

/** Finds the meters that keep another last measurement than the newest that counts, which a trigger notes for the list. */
export const checkLastMeasurements = bindCheck(lastMeasurementCheck, async function* ({ db }) {
  for await (const isInRange of idRanges(db, 'meter')) {
    const { rows } = await sql<{ id: string; keptAt: string | null; lastAt: string | null }>`
      select meter.id, last_measured_at as kept_at, newest.measured_at as last_at
      from meter
      left join lateral (
        select id, measured_at from effective_measurement
        where effective_measurement.meter_id = meter.id
        order by measured_at desc, id desc
        limit 1
      ) newest on true
      where ${isInRange('meter.id')}
        and (last_measurement_id, last_measured_at) is distinct from (newest.id, newest.measured_at)
      order by meter.id
    `.execute(db);
    yield {
      findings: rows.map(({ id, ...times }) => ({ record: { type: 'meter', id }, ...times })),
    };
  }
});

/** Has the meters keep the newest of their measurements that counts. */
export function recountLastMeasurements(db: Kysely<Database>, ids: readonly string[]) {
  return sql`select keep_last_measurement(${ids}::uuid[])`.execute(db);
}
