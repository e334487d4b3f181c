import type { ToldRecord } from '@grzadka/contract/core/told-record';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { findPlaces } from './record-places.ts';

type RecordKey = Pick<ToldRecord, 'type' | 'id'>;

/** Finds, by two statements, what the records are called and where they are, and gives how to ask for each. */
export async function tellRecords(
  db: Kysely<Database>,
  records: readonly RecordKey[],
): Promise<(record: RecordKey) => ToldRecord> {
  const placeOf = await findPlaces(db, records);
  const { rows } = await sql<RecordKey & { name: string | null }>`
    select type, id, record_name(type, id) as name
    from unnest(
      ${records.map(({ type }) => type)}::text[], ${records.map(({ id }) => id)}::text[]
    ) as found (type, id)
  `.execute(db);
  const names = new Map(rows.map(({ type, id, name }) => [`${type} ${id}`, name]));
  return (record) => ({
    ...record,
    name: names.get(`${record.type} ${record.id}`) ?? null,
    ...placeOf(record),
  });
}
