import { type Kysely, sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import type { Database } from '#src/core/database/tables.ts';
import { bringUpToDate } from '#src/core/schema/bring-up-to-date.ts';
import { knownRulesVersion, rulesVersion } from '#src/core/schema/rules.ts';
import { untilWaitingForLocks } from '#test/locks.ts';
import { databaseOf } from '#test/old-database.ts';
import { createTestDatabase } from '#test/test-database.ts';

async function newDatabase() {
  const urls = await createTestDatabase();
  const owner = openDatabase(urls.ownerUrl, { max: 1 });
  onTestFinished(() => closeDatabase(owner));
  return { urls, db: owner.db };
}

/** Every function, trigger and view, whole, with who may use the functions. */
async function rulesIn(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ rule: string }>`
    select pg_get_functiondef(oid) || coalesce(proacl::text, '') as rule from pg_proc
    where pronamespace = current_schema()::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all
    select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all
    select viewname || definition from pg_views where schemaname = current_schema()
    order by 1
  `.execute(db);
  return rows.map(({ rule }) => rule);
}

/** When each function came, which another one of the same text would not have. */
async function madeAt(db: Kysely<Database>): Promise<unknown> {
  const { rows } = await sql`
    select oid from pg_proc where pronamespace = current_schema()::regnamespace order by oid
  `.execute(db);
  return rows;
}

it('replaces the rules of another version by its own, and leaves nothing of those', async () => {
  const { db, urls } = await newDatabase();
  const stated = await rulesIn(db);
  await sql
    .raw(`
      create or replace function rules_version() returns text language sql immutable return 'former';
      create function former_rule() returns trigger language plpgsql as 'begin return null; end';
      create trigger former_rule after insert on garden for each row execute function former_rule();
      create view former_view as select * from current_assignment;
      drop trigger keep_garden_area on garden;
    `)
    .execute(db);

  await bringUpToDate(urls);

  expect(await rulesIn(db)).toEqual(stated);
  expect(await knownRulesVersion(db)).toBe(await rulesVersion());
});

it('gives an updated database the rules that a new one has', async () => {
  const fresh = await newDatabase();
  const updated = await databaseOf('0052_zone_lists');
  expect(await knownRulesVersion(updated.db)).toBeNull();

  await bringUpToDate(updated);

  expect(await rulesIn(updated.db)).toEqual(await rulesIn(fresh.db));
});

it('makes nothing anew where the rules are its own', async () => {
  const { db, urls } = await newDatabase();
  const before = await madeAt(db);
  await bringUpToDate(urls);
  expect(await madeAt(db)).toEqual(before);
});

it('names the text that fails, and leaves the rules as they were', async () => {
  const { db, urls } = await newDatabase();
  await sql
    .raw(`
      create or replace function rules_version() returns text language sql immutable return 'former';
      alter table consent_standing rename to consent_lying;
    `)
    .execute(db);
  const before = await rulesIn(db);

  await expect(bringUpToDate(urls)).rejects.toThrow('„core/list/list-change.sql”, 42P01');

  expect(await rulesIn(db)).toEqual(before);
});

it('comes to its end beside somebody who needs the tables in another order', async () => {
  const { db, urls } = await newDatabase();
  const stated = await rulesIn(db);
  await sql`
    create or replace function rules_version() returns text language sql immutable return 'former'
  `.execute(db);
  const other = openDatabase(urls.ownerUrl, { max: 1 });
  onTestFinished(() => closeDatabase(other));
  const trx = await other.db.startTransaction().execute();
  // The last table whose triggers are taken away, and then one that is before it.
  await sql`lock table transfer_application, tariff in access share mode`.execute(trx);
  const update = bringUpToDate(urls);
  await untilWaitingForLocks(db, 1);
  await sql`lock table allocation in access share mode`.execute(trx).catch(() => undefined);
  await trx.rollback().execute();
  await update;

  expect(await rulesIn(db)).toEqual(stated);
});
