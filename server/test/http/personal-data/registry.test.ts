import type { RecordField } from '@grzadka/contract/core/record/record-fields';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { personsOf } from '#src/personal-data/registry/persons.ts';
import { fieldsOf, registry } from '#src/personal-data/registry/registry.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();

interface Column {
  table: string;
  name: string;
  /** Text, words in a list, or JSON, and none of a few words that a check allows. */
  isText: boolean;
}

async function readColumns(): Promise<readonly Column[]> {
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
  `.execute(app.db);
  const camelCase = (name: string) =>
    name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return rows.map(({ table, name, isText }) => ({
    table: camelCase(table),
    name: camelCase(name),
    isText,
  }));
}

const columns = await readColumns();
const tables = Map.groupBy(columns, ({ table }) => table);
const personalOf = (field: RecordField | null | undefined) =>
  field && 'personal' in field ? field.personal : undefined;

/** What is said of a text: by the field of a record, or by the registry; undefined where nobody named it. */
function saidOf({ table, name }: Column): string | undefined {
  const field = fieldsOf(table)[name];
  const said = registry[table]?.texts?.[name] ?? personalOf(field);
  // A choice has its options, and a record is an id.
  const isNamed = field?.kind === 'choice' || field?.kind === 'record';
  return said ?? (isNamed ? 'not-personal' : undefined);
}

const texts = columns.filter(({ isText }) => isText);

test('every table says whose its rows are', () => {
  expect([...tables.keys()].filter((table) => !(table in registry))).toEqual([]);
  expect(Object.keys(registry).filter((table) => !tables.has(table))).toEqual([]);
});

test('every text is called personal or not', () => {
  const unnamed = texts.filter((column) => saidOf(column) === undefined);
  expect(unnamed.map(({ table, name }) => `${table}.${name}`)).toEqual([]);
});

test('the registry names columns that are there, and says nothing twice', () => {
  const wrong = Object.entries(registry).flatMap(([table, data]) => {
    const has = new Set(tables.get(table)?.map(({ name }) => name));
    const { fields, texts: said, names = [], unsent = [], erased, stays } = data;
    const set = Object.values(erased ?? {}).flatMap((phase) => Object.keys(phase?.set ?? {}));
    const named = [fields, said, stays].flatMap((part) => Object.keys(part ?? {}));
    const missing = [...named, ...names, ...unsent, ...set].filter((name) => !has.has(name));
    const twice = Object.keys(said ?? {}).filter((name) => personalOf(fieldsOf(table)[name]));
    return [...missing, ...twice].map((name) => `${table}.${name}`);
  });
  expect(wrong).toEqual([]);
});

test('every personal text goes when a person is erased, or says why it stays', () => {
  const left = texts.filter((column) => {
    if (saidOf(column) !== 'personal') return false;
    const { erased, stays } = registry[column.table] ?? {};
    const phases = Object.values(erased ?? {});
    const goes = phases.some(({ rows, set }) => rows === 'deleted' || column.name in (set ?? {}));
    return !goes && !(column.name in (stays ?? {}));
  });
  expect(left.map(({ table, name }) => `${table}.${name}`)).toEqual([]);
});

test('what belongs to a person is found by statements that the database understands', async () => {
  const persons = personsOf(['0190a000-0000-7000-8000-000000000000']);
  for (const [table, { whose, erased }] of Object.entries(registry)) {
    const phases = Object.values(erased ?? {}).flatMap(({ where }) => where ?? []);
    const asked = [...(typeof whose === 'string' ? [] : [whose]), ...phases];
    for (const where of asked) {
      const { rows } = await sql`select from ${sql.table(table)} where ${where(persons)}`.execute(
        app.db,
      );
      expect(rows, table).toEqual([]);
    }
    expect(typeof whose !== 'string' || phases.length > 0 || !erased, table).toBe(true);
  }
});
