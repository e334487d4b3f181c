import type { ToldRecord } from '@grzadka/contract/core/told-record';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isRecordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';

/** Where records are that the audit tells of. */
interface PlaceOfKind {
  readonly table: keyof Database;
  /** The column with the record in whose address theirs stands. */
  readonly parent?: string;
  /** The first ones had other ids than records have now. */
  readonly hasTextIds?: true;
}

const tables: Readonly<Record<string, PlaceOfKind>> = {
  news: { table: 'news' },
  notice: { table: 'notice' },
  'page-version': { table: 'pageVersion', parent: 'pageId' },
  document: { table: 'document' },
  party: { table: 'party' },
  login: { table: 'login', parent: 'partyId' },
  garden: { table: 'garden' },
  assignment: { table: 'assignment', parent: 'gardenId' },
  meter: { table: 'meter' },
  zone: { table: 'zone' },
  sector: { table: 'sector', hasTextIds: true },
  settings: { table: 'settings' },
};

type RecordKey = Pick<ToldRecord, 'type' | 'id'>;
type Place = Pick<ToldRecord, 'isThere' | 'parentId'>;

/** Finds, by one statement, which of the records are there, and gives how to ask for each. */
export async function findPlaces(
  db: Kysely<Database>,
  records: readonly RecordKey[],
): Promise<(record: RecordKey) => Place> {
  const asked = Object.entries(tables).map(([type, { table, parent, hasTextIds }]) => {
    const ids = records
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
