import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import { type Kysely, sql } from 'kysely';

/** Fills an empty database with `count` meters, nine in ten of them with a measurement. */
export async function fillMeters(db: Kysely<Database>, count: number): Promise<void> {
  await sql`
    insert into meter (id, name, type, active)
    select gen_random_uuid(), 'Wodomierz ' || i, 'WaterMeter', i % 10 <> 0
    from generate_series(1, ${sql.lit(count)}) i
  `.execute(db);
  await sql`
    insert into measurement (id, meter_id, value, measured_at, measured_by_last_name)
    select gen_random_uuid(), id, 100, now() - interval '1 day', 'Nowak'
    from meter where name not like '%7'
  `.execute(db);
  await sql`analyze`.execute(db);
}
