import type { RecordField } from '@grzadka/contract/core/record/record-fields';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { fieldsOf, registry } from '#src/personal-data/registry/registry.ts';

/** A column of a table of the application, both as the registry names them. */
export interface Column {
  table: string;
  name: string;
  /** Text, words in a list, or JSON, and none of a few words that a check allows. */
  isText: boolean;
}

/** Reads all columns of all tables, in their order. */
export async function readColumns(db: Kysely<Database>): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select table_name as table, column_name as name,
      data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'ARRAY', 'USER-DEFINED')
        and not exists (
          select from pg_constraint
          join pg_attribute on attrelid = conrelid and conkey = array[attnum]
          where conrelid = table_name::regclass and contype = 'c' and attname = column_name
            and pg_get_constraintdef(pg_constraint.oid) like '%= ANY (ARRAY[%'
        ) as is_text
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE'
      and table_name not like 'kysely_%'
    order by table_name, ordinal_position
  `.execute(db);
  const camelCase = (name: string) =>
    name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return rows.map(({ table, name, isText }) => ({
    table: camelCase(table),
    name: camelCase(name),
    isText,
  }));
}

/** What the field of a record says of its text. */
export const personalOf = (field: RecordField | null | undefined) =>
  field && 'personal' in field ? field.personal : undefined;

/** What is said of a text: by the field of a record, or by the registry; undefined where nobody named it. */
export function saidOf({ table, name }: Column): string | undefined {
  const field = fieldsOf(table)[name];
  const said = registry[table]?.texts?.[name] ?? personalOf(field);
  // A choice has its options, and a record is an id.
  const isNamed = field?.kind === 'choice' || field?.kind === 'record';
  return said ?? (isNamed ? 'not-personal' : undefined);
}
