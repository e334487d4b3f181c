import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/** What a table looks like at a moment within a transaction, and how many of its rows that has written so far. */
interface TableState {
  readonly name: string;
  readonly columns: readonly string[];
  readonly written: number;
}

/** The tables of the schema by their number in PostgreSQL. */
export type SchemaState = ReadonlyMap<string, TableState>;

/** What happened to a table. */
export interface TableChange {
  readonly table: string;
  readonly kind: 'made' | 'dropped' | 'changed';
  readonly addedColumns: readonly string[];
  readonly droppedColumns: readonly string[];
  /** Rows that were inserted, changed or deleted, one as often as it was written. */
  readonly writtenRows: number;
}

/** Looks at the tables from within the transaction whose writing is counted. */
export async function readSchemaState(trx: Kysely<Database>): Promise<SchemaState> {
  const { rows } = await sql<TableState & { oid: string }>`
    select
      t.oid::text as oid, t.relname as name,
      array(
        select attname::text from pg_attribute
        where attrelid = t.oid and attnum > 0 and not attisdropped order by attnum
      ) as columns,
      coalesce(
        pg_stat_get_xact_tuples_inserted(t.oid) + pg_stat_get_xact_tuples_updated(t.oid)
          + pg_stat_get_xact_tuples_deleted(t.oid), 0
      )::float as written
    from pg_class t
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and relname !~ '^kysely'
  `.execute(trx);
  return new Map(rows.map(({ oid, ...table }) => [oid, table]));
}

/** What became of the tables between two moments, by their names. */
export function tableChanges(before: SchemaState, after: SchemaState): TableChange[] {
  const gone = [...before].filter(([oid]) => !after.has(oid));
  const changes = [
    ...gone.map(([, { name }]) => changeOf(name, 'dropped')),
    ...[...after].flatMap(([oid, table]) => {
      const former = before.get(oid);
      if (!former) return changeOf(table.name, 'made', { writtenRows: table.written });
      const change = changeOf(table.name, 'changed', {
        addedColumns: table.columns.filter((column) => !former.columns.includes(column)),
        droppedColumns: former.columns.filter((column) => !table.columns.includes(column)),
        writtenRows: table.written - former.written,
      });
      return isIdle(change) && former.name === table.name ? [] : change;
    }),
  ];
  return changes.toSorted((a, b) => (a.table < b.table ? -1 : 1));
}

function changeOf(
  table: string,
  kind: TableChange['kind'],
  more: Partial<TableChange> = {},
): TableChange {
  return { table, kind, addedColumns: [], droppedColumns: [], writtenRows: 0, ...more };
}

function isIdle({ addedColumns, droppedColumns, writtenRows }: TableChange): boolean {
  return addedColumns.length === 0 && droppedColumns.length === 0 && writtenRows === 0;
}
