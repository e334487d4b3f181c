import type { RecordDefinition } from '@grzadka/contract/core/record/record';
import type { ToldRecord } from '@grzadka/contract/core/told-record';
import { records } from '@grzadka/contract/records';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isRecordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';

type RecordKey = Pick<ToldRecord, 'type' | 'id'>;
type Place = Pick<ToldRecord, 'isThere' | 'parentId'>;

/** Finds, by one statement, which of the records are there, and gives how to ask for each. */
export async function findPlaces(
  db: Kysely<Database>,
  told: readonly RecordKey[],
): Promise<(record: RecordKey) => Place> {
  const asked = records.map(({ name: type, table, parent, hasTextIds }: RecordDefinition) => {
    const ids = told
      .filter((record) => record.type === type && (hasTextIds || isRecordId(record.id)))
      .map(({ id }) => id);
    const asIds = hasTextIds ? sql`text[]` : sql`uuid[]`;
    const parentId: RawBuilder<unknown> = parent === undefined ? sql`null` : sql.ref(parent);
    return sql`
      select ${sql.lit(type)} as type, id::text, ${parentId}::text as parent_id
      from ${sql.table(table)} where id = any(${ids}::${asIds})
    `;
  });
  const { rows } = await sql<RecordKey & { parentId: string | null }>`
    ${sql.join(asked, sql` union all `)}
  `.execute(db);
  const found = new Map(rows.map(({ type, id, parentId }) => [`${type} ${id}`, parentId]));
  return ({ type, id }) => {
    const key = `${type} ${id}`;
    return { isThere: found.has(key), parentId: found.get(key) ?? null };
  };
}
