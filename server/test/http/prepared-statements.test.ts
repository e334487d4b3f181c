import { sql } from 'kysely';
import { afterAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { plannedEachTime } from '#src/core/database/prepared-statements.ts';
import { addLogin, testPassword } from '#test/factories.ts';
import { serveApp } from '#test/serve-app.ts';
import { createTestClient } from '#test/test-client.ts';
import { createTestDatabase } from '#test/test-database.ts';

const { url, ownerUrl } = await createTestDatabase();
const owner = openDatabase(ownerUrl);
/** One connection, so that what it has prepared can be asked. */
const database = openDatabase(url, { max: 1 });
const { db, pool } = database;
afterAll(() => Promise.all([closeDatabase(owner), closeDatabase(database)]));

beforeEach(() => sql`deallocate all`.execute(db));

async function prepared(): Promise<string[]> {
  const { rows } = await pool.query<{ statement: string }>(
    'select statement from pg_prepared_statements',
  );
  return rows.map(({ statement }) => statement);
}

const count = (title: string) =>
  sql<{ total: string }>`select count(*) as total from news where title = ${title}`.execute(db);

it('prepares what comes back, and not what is to be planned for its values', async () => {
  const planned = () => sql`select from news where title = ${'a'} ${plannedEachTime}`.execute(db);
  await count('a');
  await planned();
  expect(await prepared()).toEqual([]);
  await count('b');
  await planned();
  expect(await prepared()).toEqual(['select count(*) as total from news where title = $1']);
});

it('does without where a server or what stands before it has forgotten the statement', async () => {
  const ask = (name: string) => sql`select name from sector where name = ${name}`.execute(db);
  await ask('Olszynka');
  await ask('Olszynka');
  expect(await prepared()).toHaveLength(1);
  await pool.query('deallocate all');
  await expect(ask('Olszynka')).resolves.toBeDefined();
  expect(await prepared()).toEqual([]);
});

it('prepares nothing where a bouncer answers that may pass each statement to another connection', async () => {
  const behind = openDatabase(url, { max: 1 });
  onTestFinished(() => closeDatabase(behind));
  // A bouncer gives the id of a process of its own.
  behind.pool.on('connect', (client) => Object.assign(client, { processID: 1 }));
  const statement = "select name from sector where name = 'Olszynka'";
  for (let time = 1; time <= 3; time++) await sql.raw(statement).execute(behind.db);
  const { rows } = await behind.pool.query<{ statement: string }>(
    'select statement from pg_prepared_statements',
  );
  expect(rows.map((row) => row.statement)).not.toContain(statement);
});

it('goes on when another instance adds a column meanwhile', async () => {
  const app = await serveApp({ databaseUrl: url, database: { max: 1 } });
  onTestFinished(() => app.close());
  const login = await addLogin(app.db, { role: 'ROLE_EMPLOYEE' });
  const client = createTestClient(app.origin);
  await client.signIn(login.loginId, testPassword);
  const create = async () => {
    const { body } = await client.post<{ id: string }>('/api/news/create', { title: 'Zebranie' });
    return body.id;
  };
  const id = await create();
  const read = () => client.get(`/api/news/get/${id}`);
  const update = () => client.put('/api/news/update', { id, title: 'Zebranie walne' });
  const remove = (other: string) => client.delete(`/api/news/delete/${other}`);
  for (const other of [await create(), await create()]) await remove(other);

  const addColumn = (name: string) =>
    sql`alter table news add column ${sql.ref(name)} text`.execute(owner.db);

  const last = await create();
  await addColumn('subtitle');
  // Within a transaction nothing can be asked again, but the next one is well.
  const interrupted = await remove(last);
  expect([interrupted.status, interrupted.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await remove(last)).status).toBe(204);

  for (const [column, call, status] of [
    ['lead', read, 200],
    ['teaser', update, 204],
  ] as const) {
    await call();
    await call();
    await addColumn(column);
    expect((await call()).status).toBe(status);
  }
});
