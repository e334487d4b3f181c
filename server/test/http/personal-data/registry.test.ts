import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deletions } from '#src/personal-data/erasure/erase-phase.ts';
import { personsOf } from '#src/personal-data/registry/persons.ts';
import { fieldsOf, registry } from '#src/personal-data/registry/registry.ts';
import { personalOf, readColumns, saidOf } from '#test/personal-columns.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();

const columns = await readColumns(app.db);
const tables = Map.groupBy(columns, ({ table }) => table);

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

test('rows that go are among those that the erasure deletes, in an order', () => {
  const gone = Object.entries(registry).flatMap(([table, { erased }]) =>
    erased?.contact?.rows === 'deleted' ? [table] : [],
  );
  // Documents of consents go as far as nothing else refers to them.
  expect(gone.toSorted()).toEqual([...deletions, 'document'].toSorted());
});

test('what belongs to a person is found by statements that the database understands', async () => {
  const persons = personsOf(['0190a000-0000-7000-8000-000000000000']);
  for (const [table, { whose, erased }] of Object.entries(registry)) {
    const phases = Object.values(erased ?? {}).flatMap((phase) => [
      ...(phase.where ? [phase.where] : []),
      ...(phase.named ?? []).map(({ where }) => where),
    ]);
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
