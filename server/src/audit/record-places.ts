import type { RecordDefinition } from '@grzadka/contract/core/record/record';
import type { ToldRecord } from '@grzadka/contract/core/told-record';
import { records } from '@grzadka/contract/records';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { anyOf } from '#src/core/database/any-of.ts';
import { isRecordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';

type RecordKey = Pick<ToldRecord, 'type' | 'id'>;
type Place = Pick<ToldRecord, 'isThere' | 'parentId'>;

/** Finds, by one statement, which of the records are there, and gives how to ask for each. Kinds of none cost nothing. */
export async function findPlaces(
  db: Kysely<Database>,
  told: readonly RecordKey[],
): Promise<(record: RecordKey) => Place> {
  const asked = records.flatMap(({ name: type, table, parent, hasTextIds }: RecordDefinition) => {
    const ofType = told.filter((record) => record.type === type);
    const ids = new Set(ofType.map(({ id }) => id).filter((id) => hasTextIds || isRecordId(id)));
    if (ids.size === 0) return [];
    const parentId: RawBuilder<unknown> = parent === undefined ? sql`null` : sql.ref(parent);
    return sql`
      select ${sql.lit(type)} as type, id::text, ${parentId}::text as parent_id
      from ${sql.table(table)} where id = ${anyOf([...ids], hasTextIds ? 'text' : 'uuid')}
    `;
  });
  const statement = sql<
    RecordKey & { parentId: string | null }
  >`${sql.join(asked, sql` union all `)}`;
  const { rows } = asked.length === 0 ? { rows: [] } : await statement.execute(db);
  const found = new Map(rows.map(({ type, id, parentId }) => [`${type} ${id}`, parentId]));
  return ({ type, id }) => {
    const key = `${type} ${id}`;
    return { isThere: found.has(key), parentId: found.get(key) ?? null };
  };
}
