import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import type { DatabaseUrls } from '#src/core/database/server/database-server.ts';
import type { Database } from '#src/core/database/tables.ts';
import { bringUpToDate } from '#src/core/schema/bring-up-to-date.ts';
import { migrateTo } from '#src/core/schema/migrate.ts';
import { openBreakingWay } from '#test/breaking-way.ts';
import { everyGuard } from '#test/installation.ts';
import { databaseOf } from '#test/old-database.ts';

/** A database of an earlier version with rows that the migrations since then change. */
async function filledDatabase() {
  const database = await databaseOf('0024_page');
  const [party, garden] = [newId(), newId()];
  const told = { id: newId(), loginId: 'anna', role: 'ROLE_USER' };
  await sql
    .raw(`
    insert into party (id, party_type, first_name, last_name) values ('${party}', 'person', 'Anna', 'Lis');
    insert into garden (id, sector_id, name) values ('${garden}', 1, '7');
    insert into login (id, party_id, login_id, password_hash, role)
      values ('${told.id}', '${party}', 'anna', 'x', 'ROLE_USER');
    insert into assignment (id, garden_id, party_id, valid_from) values ('${newId()}', '${garden}', '${party}', '2020-01-01');
    insert into audit_entry (id, actor, action, record_type, record_id, after)
      values ('${newId()}', 'Zofia', 'create', 'login', '${told.id}', '${JSON.stringify(told)}');
  `)
    .execute(database.db);
  return database;
}

/** Every row, but for the time at which a migration made it or gave it a column; and what guards them. */
async function contentOf(db: Kysely<Database>): Promise<unknown> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname !~ '^kysely'
    order by relname
  `.execute(db);
  const tables: [string, unknown][] = [];
  for (const { name } of rows) {
    const content = await sql<{ row: unknown }>`
      select to_jsonb(t) - 'updated_at' - 'created_at' as row from ${sql.id(name)} t order by 1
    `.execute(db);
    tables.push([name, content.rows]);
  }
  return { tables, guards: await everyGuard(db) };
}

/** What the migrations will make of it. */
async function contentAfterwards(db: Kysely<Database>): Promise<unknown> {
  const trx = await db.startTransaction().execute();
  try {
    await migrateTo(trx, 'latest');
    return await contentOf(trx);
  } finally {
    await trx.rollback().execute();
  }
}

/** Updates by a way that breaks after so many pieces; whether the update got to its end. */
async function updateThatBreaks(urls: DatabaseUrls, pieces: number): Promise<boolean> {
  await using way = await openBreakingWay(urls.ownerUrl, pieces);
  const application = new URL(urls.url);
  application.host = new URL(way.url).host;
  return await bringUpToDate({ url: application.href, ownerUrl: way.url }).then(
    () => true,
    () => false,
  );
}

it('an update cut off at any moment leaves one state or the other, and the next one finishes it', async () => {
  const database = await filledDatabase();
  const { db } = database;
  const [before, after] = [await contentOf(db), await contentAfterwards(db)];
  expect(after).not.toEqual(before);
  const left = { former: 0, next: 0 };
  // Before, among and behind the migrations and rules, which are over after two thirds of all pieces.
  for (let pieces = 1; !(await updateThatBreaks(database, pieces)); ) {
    const content = await contentOf(db);
    const isFormer = left.next === 0 && isDeepStrictEqual(content, before);
    expect(content).toEqual(isFormer ? before : after);
    left[isFormer ? 'former' : 'next'] += 1;
    pieces += isFormer ? 9 : 30;
  }
  expect(await contentOf(db)).toEqual(after);
  expect(left.former).toBeGreaterThan(2);
  expect(left.next).toBeGreaterThan(0);
});
