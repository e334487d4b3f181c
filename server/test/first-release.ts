import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/** The last of the first ten migrations: the schema of the first release. */
export const firstSchema = '0014_known_device';

/** The middle of an id shows the kind of the record, its end counts the records of a kind. */
const id = (kind: number, number: string) =>
  sql.raw(`('00000000-0000-7000-8${kind}00-' || lpad(to_hex(${number}), 12, '0'))::uuid`);

const [party, garden, assignment, meter, measurement, entry] = [1, 2, 3, 4, 5, 6] as const;

/**
 * Fills a database of the first release with so many parties, plots and meters, 19 readings for each four
 * of the meters, and an entry of the audit for each party. Every party holds a plot: every fourth since
 * nobody knows when, and every tenth held another before.
 */
export async function fillFirstRelease(db: Kysely<Database>, count: number): Promise<void> {
  // As parties come and go, plots that lie beside each other are held by parties that do not.
  const holder = (number: string) => `1 + (${number}) * 7919 % ${count}`;
  const numbers = sql`generate_series(1, ${sql.lit(count)}) i`;
  await sql`
    insert into party (id, party_type, first_name, last_name, email)
    select ${id(party, 'i')}, 'person', 'Anna', 'Lis ' || i, 'anna' || i || '@example.org' from ${numbers}
  `.execute(db);
  await sql`
    insert into garden (id, sector_id, name, area)
    select ${id(garden, 'i')}, 1 + i % 3, i::text, 300 + i % 100 from ${numbers}
  `.execute(db);
  await sql`
    insert into assignment (id, garden_id, party_id, valid_from, valid_thru)
    select ${id(assignment, '2 * i')}, ${id(garden, 'i')}, ${id(party, holder('i'))},
      case when i % 4 > 0 then date '2020-01-01' + i % 1000 end, null
    from ${numbers}
    union all
    select ${id(assignment, '2 * i + 1')}, ${id(garden, 'i')}, ${id(party, holder('i + 1'))}, null, date '2019-12-31'
    from ${numbers} where i % 10 = 0
  `.execute(db);
  await sql`
    insert into meter (id, garden_id, name, type)
    select ${id(meter, 'i')}, ${id(garden, 'i')}, 'W-' || i, 'WaterMeter' from ${numbers}
  `.execute(db);
  // In the order of their time, as they came.
  await sql`
    insert into measurement (id, meter_id, value, measured_at)
    select
      ${id(measurement, `i + ${count} * turn`)}, ${id(meter, 'i')}, 10 * turn + i % 10,
      timestamptz '2020-05-01 10:00+02' + turn * interval '1 year'
    from generate_series(0, 4) turn, ${numbers}
    where turn < 4 or i % 4 > 0
  `.execute(db);
  await keepLastMeasurements(db);
  await sql`
    insert into audit_entry (id, actor, action, record_type, record_id, after)
    select ${id(entry, 'i')}, 'Zofia', 'create', 'party', ${id(party, 'i')}, '{"lastName": "Lis"}'
    from ${numbers}
  `.execute(db);
}

/** Says of each meter which measurement is its newest, as the triggers of all versions before devices did. */
export async function keepLastMeasurements(db: Kysely<Database>): Promise<void> {
  await sql`
    update meter set last_measurement_id = newest.id, last_measured_at = newest.measured_at
    from (
      select distinct on (meter_id) meter_id, id, measured_at from measurement
      order by meter_id, measured_at desc
    ) newest
    where newest.meter_id = meter.id
  `.execute(db);
}
