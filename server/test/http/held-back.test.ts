import { sql, type Transaction } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { sentWithTheNext } from '#src/core/database/held-back.ts';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import type { Database } from '#src/core/database/tables.ts';
import { createTestDatabase } from '#test/test-database.ts';

const { url } = await createTestDatabase();
/** One connection, so that each test shows that the ones before have left it well. */
const database = openDatabase(url, { max: 1 });
const observer = openDatabase(url, { max: 1 });
afterAll(() => Promise.all([closeDatabase(database), closeDatabase(observer)]));
const { db } = database;

/** What the server says of the one connection. */
async function stateOfConnection(): Promise<string | undefined> {
  const { rows } = await sql<{ state: string }>`
    select state from pg_stat_activity where pid = ${await connection}
  `.execute(observer.db);
  return rows[0]?.state;
}

const connection = sql<{ pid: number }>`select pg_backend_pid() as pid`
  .execute(db)
  .then(({ rows }) => rows[0]?.pid);

const addSector = (trx: Transaction<Database>, name: string) =>
  sql`
    insert into sector (id, name, position)
    select ${name}, ${name}, max(position) + 1 from sector ${sentWithTheNext}
  `.execute(trx);

/** The names of those that were added. */
async function sectors(): Promise<string[]> {
  const rows = await observer.db
    .selectFrom('sector')
    .select('name')
    .where('name', 'not like', 'Sektor%')
    .orderBy('position')
    .execute();
  return rows.map(({ name }) => name);
}

const taken = expect.objectContaining({ code: '23505' }) as unknown;

it('sends nothing of a transaction before it has to know something', async () => {
  await connection;
  await db.transaction().execute(async (trx) => {
    await addSector(trx, 'Sad');
    expect(await stateOfConnection()).toBe('idle');
    const { rows } = await sql`select from sector where name = 'Sad'`.execute(trx);
    expect(rows).toHaveLength(1);
    expect(await stateOfConnection()).toBe('idle in transaction');
    await addSector(trx, 'Staw');
  });
  expect(await sectors()).toEqual(['Sad', 'Staw']);
});

it('fails with what was held back, at the commit at the latest, and keeps nothing', async () => {
  const committed = db.transaction().execute(async (trx) => {
    await addSector(trx, 'Las');
    await addSector(trx, 'Sad');
    await addSector(trx, 'Rzeka');
  });
  await expect(committed).rejects.toEqual(taken);
  const asked = db.transaction().execute(async (trx) => {
    await addSector(trx, 'Sad');
    await sql`select`.execute(trx);
  });
  await expect(asked).rejects.toEqual(taken);
  expect(await sectors()).toEqual(['Sad', 'Staw']);
});

it('lets whoever gives up say why, whatever was held back', async () => {
  const givenUp = db.transaction().execute(async (trx) => {
    await addSector(trx, 'Sad');
    throw new Error('given up');
  });
  await expect(givenUp).rejects.toThrow('given up');
  await db.transaction().execute(async () => {});
  await expect(stateOfConnection()).resolves.toBe('idle');
  expect(await sectors()).toEqual(['Sad', 'Staw']);
});

it('begins a transaction even where the server has forgotten what was prepared', async () => {
  for (let turn = 0; turn < 2; turn++) await db.transaction().execute(async () => {});
  await sql`deallocate all`.execute(db);
  const failed = db.transaction().execute(async (trx) => {
    await sql`
      insert into sector (id, name, position) values ('99', 'Bagno', 99) ${sentWithTheNext}
    `.execute(trx);
    await sql`select 1 / 0`.execute(trx);
  });
  await expect(failed).rejects.toThrow('division by zero');
  expect(await sectors()).toEqual(['Sad', 'Staw']);
});
