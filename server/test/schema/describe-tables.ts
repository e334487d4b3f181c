import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

interface Column {
  readonly relation: string;
  readonly isView: boolean;
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly hasDefault: boolean;
  readonly isComputed: boolean;
  /** The words that a check constraint of the column allows. */
  readonly words: readonly string[] | null;
}

/** Names that both PostgreSQL's catalogue and the generated file use, in TypeScript. */
const types: Readonly<Record<string, string>> = {
  _date: 'string[]',
  _text: 'string[]',
  _uuid: 'string[]',
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'BigInteger',
  jsonb: 'Json',
  numeric: 'Decimal',
  text: 'string',
  timestamptz: 'Instant',
  uuid: 'string',
  varchar: 'string',
  xid8: 'BigInteger',
};

const head = `// Generated from the migrated schema; \`npm run tables\` writes it anew, and a test compares.
// biome-ignore-all format: a line for each column, however long

import type { GeneratedAlways } from 'kysely';
import type { BigInteger, Decimal, Default, Instant, Json, Viewed } from './column-kinds.ts';
`;

/** The tables and views of a migrated database as the types of Kysely, in camel case. */
export async function describeTables(db: Kysely<Database>): Promise<string> {
  const relations = Map.groupBy(await readColumns(db), ({ relation }) => relation);
  const names = [...relations.keys()].toSorted();
  const interfaces = names.map((name) => {
    const fields = relations.get(name)?.map((column) => `  ${fieldOf(column)};`) ?? [];
    return [`interface ${typeName(name)} {`, ...fields, '}', ''].join('\n');
  });
  const database = names.map((name) => `  ${camelCase(name)}: ${typeName(name)};`);
  return [
    head,
    ...interfaces,
    ['/** The whole database. */', 'export interface Database {', ...database, '}', ''].join('\n'),
  ].join('\n');
}

function fieldOf({ name, type, words, ...column }: Column): string {
  const plain = words?.map((word) => `'${word}'`).join(' | ') ?? types[type];
  if (plain === undefined) throw new Error(`The type ${type} of ${name} has no TypeScript type.`);
  const value = column.isRequired || column.isView ? plain : `${plain} | null`;
  if (column.isView) return `${camelCase(name)}: Viewed<${value}>`;
  if (column.isComputed) return `${camelCase(name)}: GeneratedAlways<${value}>`;
  return `${camelCase(name)}: ${column.hasDefault ? `Default<${value}>` : value}`;
}

function typeName(relation: string): string {
  return camelCase(`_${relation}_table`);
}

function camelCase(name: string): string {
  return name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

async function readColumns(db: Kysely<Database>): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select
      relation.relname as relation,
      relation.relkind = 'v' as is_view,
      attname as name,
      pg_type.typname as type,
      attnotnull as is_required,
      atthasdef and attgenerated = '' as has_default,
      attgenerated <> '' as is_computed,
      (
        select array_agg(word[1] order by position)
        from pg_constraint,
          regexp_matches(pg_get_constraintdef(pg_constraint.oid), '''([\\w.-]+)''::text', 'g')
            with ordinality as found (word, position)
        where conrelid = relation.oid and contype = 'c' and conkey = array[attnum]
          and pg_get_constraintdef(pg_constraint.oid) like '%= ANY (ARRAY[%'
      ) as words
    from pg_class relation
    join pg_attribute on attrelid = relation.oid and attnum > 0 and not attisdropped
    join pg_type on pg_type.oid = atttypid
    where relnamespace = 'public'::regnamespace
      and relkind in ('r', 'v')
      and relname !~ '^kysely_'
    order by relname, attnum
  `.execute(db);
  return rows;
}
