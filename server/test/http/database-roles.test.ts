import { type Kysely, type RawBuilder, sql } from 'kysely';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import {
  closeDatabase,
  type OpenDatabase,
  openDatabase,
} from '#src/core/database/open-database.ts';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { bringUpToDate } from '#src/core/schema/bring-up-to-date.ts';
import { moneyRights } from '#src/core/schema/money-rights.ts';
import { auditOf } from '#test/audit-trail.ts';
import { installationOf } from '#test/installation.ts';
import { serveApp } from '#test/serve-app.ts';
import { startTestApp, startTestAppOnceOn, type TestApp } from '#test/test-app.ts';
import { createEmptyDatabase, execute } from '#test/test-cluster.ts';
import { createTestDatabase } from '#test/test-database.ts';

const app = await startTestApp();
const person = { partyType: 'person', firstName: 'Anna', lastName: 'Żółć' };

async function createParty(on: TestApp = app): Promise<string> {
  const clerk = await on.as('ROLE_ADMIN');
  return (await clerk.post<{ id: string }>('/api/party/create', person)).body.id;
}

/** Connections of a test's own. */
function open(url: string): OpenDatabase {
  const database = openDatabase(url, { max: 2 });
  onTestFinished(() => closeDatabase(database));
  return database;
}

/** In PostgreSQL's words; the trigger on the audit has others. */
const denied = /^(permission denied|must be owner)/;

describe('the application’s role', () => {
  it.each([
    ['change what the audit holds', sql`update audit_entry set actor = 'nikt'`],
    ['change it under a lock', sql`select * from audit_entry for update`],
    ['delete it', sql`delete from audit_entry`],
    ['truncate it', sql`truncate audit_entry`],
    ['drop it', sql`drop table audit_entry`],
    ['drop its trigger', sql`drop trigger audit_entry_stays on audit_entry`],
    ['disable its triggers', sql`alter table audit_entry disable trigger user`],
    ['switch all triggers off', sql`set session_replication_role = replica`],
    [
      'say anew what its trigger does',
      sql`create or replace function refuse_audit_change() returns trigger language sql return null`,
    ],
    ['erase what it tells of a record', sql`select erase_from_audit('party', 'x')`],
    ['end its keeping', sql`select delete_old_audit_entries(gen_random_uuid(), 1)`],
    ['become the owner', sql`set role grzadka`],
    ['alter an ordinary table', sql`alter table meter drop column name`],
    ['truncate an ordinary table', sql`truncate measurement`],
    ['make a table', sql`create table mine (id uuid)`],
    ['forget a migration', sql`delete from kysely_migration`],
    [
      'hand a statement to the owner',
      sql`insert into job_queue.bam (name, version, table_name, command) values ('x', 1, 'x', 'x')`,
    ],
  ])('may not %s', async (_, attempt: RawBuilder<unknown>) => {
    await expect(attempt.execute(app.db)).rejects.toThrow(denied);
  });

  it('may not change the audit behind the back of its trigger', async () => {
    const id = await createParty();
    const attempt = app.db.transaction().execute(async (trx) => {
      await sql`select set_config('grzadka.erases_audit', 'on', true)`.execute(trx);
      await sql`update audit_entry set after = null where record_id = ${id}`.execute(trx);
    });
    await expect(attempt).rejects.toThrow(denied);
    expect(await auditOf(app.db, 'party', id)).toMatchObject([{ after: { lastName: 'Żółć' } }]);
  });

  it('may not name a table that the owner would be told to alter', async () => {
    const queue = sql`
      insert into job_queue.queue (name, policy, retry_limit, retry_delay, retry_backoff,
        expire_seconds, retention_seconds, deletion_seconds, partition, table_name)
      values ('x', 'standard', 0, 0, false, 1, 1, 1, true, 'public.audit_entry')
    `;
    await expect(queue.execute(app.db)).rejects.toThrow('queue_without_own_table');
  });

  it('leaves erasing to the owner, whose function takes no table for the audit but the audit', async () => {
    const id = await createParty();
    const { db } = open((await installationOf(app)).ownerUrl);
    await db.connection().execute(async (connection) => {
      await sql`create temporary table audit_entry as select * from public.audit_entry`.execute(
        connection,
      );
      await sql`select erase_from_audit('party', ${id})`.execute(connection);
      await sql`drop table pg_temp.audit_entry`.execute(connection);
    });
    expect(await auditOf(app.db, 'party', id)).toMatchObject([{ action: 'create', after: null }]);
  });

  it('tells the audit nothing of another time', async () => {
    const { rows } = await sql`
      insert into audit_entry (id, at, actor, action, record_type, record_id)
      values (gen_random_uuid(), '2001-01-01', 'Zofia', 'create', 'party', 'x')
      returning at = now() as is_of_now
    `.execute(app.db);
    expect(rows).toEqual([{ isOfNow: true }]);
  });

  it('reads and writes all tables but these, and those of money', async () => {
    const { rows } = await sql<{ name: string; rights: string }>`
      select * from (
        select
          relname as name,
          (
            select string_agg(privilege, ' ')
            from unnest(array['select', 'insert', 'update', 'delete']) privilege
            where has_table_privilege(pg_class.oid, privilege)
          ) as rights
        from pg_class
        where relnamespace in ('public'::regnamespace, 'job_queue'::regnamespace)
          and relkind in ('r', 'p', 'v') and relname <> all (${Object.keys(moneyRights)}::text[])
      ) relation
      where rights is distinct from 'select insert update delete'
      order by name
    `.execute(app.db);
    expect(rows).toEqual([
      { name: 'audit_entry', rights: 'select insert' },
      { name: 'bam', rights: 'select' },
      { name: 'consent', rights: 'select insert' },
      { name: 'consent_withdrawal', rights: 'select insert' },
      { name: 'counting_consent', rights: 'select' },
      { name: 'current_assignment', rights: 'select' },
      { name: 'current_membership', rights: 'select' },
      { name: 'effective_measurement', rights: 'select' },
      { name: 'kysely_migration', rights: 'select' },
      { name: 'kysely_migration_lock', rights: null },
      { name: 'party_in_books', rights: 'select' },
      { name: 'payment_plan_rate_standing', rights: 'select' },
      { name: 'payment_plan_standing', rights: 'select' },
      { name: 'unsubscribe_token', rights: 'select insert' },
      { name: 'valid_consent', rights: 'select' },
      { name: 'waiting_offer_standing', rights: 'select' },
      { name: 'waiting_standing', rights: 'select' },
    ]);
  });
});

describe('bringing the database up to date', () => {
  it('lets the application into tables that are new, and takes from it what is too much', async () => {
    const { url, ownerUrl } = await createTestDatabase();
    await execute(
      ownerUrl,
      `create table rabbit (id int);
       create view fast_rabbit as select * from rabbit;
       grant update, truncate on audit_entry to grzadka_application;
       grant trigger on meter to grzadka_application;
       grant execute on function erase_from_audit(text, text) to grzadka_application`,
    );
    const { db } = open(url);
    const insert = sql`insert into rabbit values (1)`;
    await expect(insert.execute(db)).rejects.toThrow(denied);

    await bringUpToDate({ url, ownerUrl });

    await insert.execute(db);
    const { rows } = await sql`
      select id, has_table_privilege('audit_entry', 'update, truncate') as changes_audit,
        has_table_privilege('meter', 'trigger') as makes_triggers,
        has_function_privilege('erase_from_audit(text, text)', 'execute') as erases
      from fast_rabbit
    `.execute(db);
    expect(rows).toEqual([{ id: 1, changesAudit: false, makesTriggers: false, erases: false }]);
    await expect(sql`insert into fast_rabbit values (2)`.execute(db)).rejects.toThrow(denied);
  });

  it('writes nothing where nothing is new: the application may be at work', async () => {
    const { url, ownerUrl } = await createTestDatabase();
    const { db } = open(url);
    const versions = async () =>
      (await sql`select oid, xmin from pg_class where relacl is not null order by oid`.execute(db))
        .rows;
    const before = await versions();
    await bringUpToDate({ url, ownerUrl });
    expect(await versions()).toEqual(before);
  });

  it('has the server compile no statement, on whichever connection', async () => {
    const urls = await createTestDatabase();
    const { db } = open(urls.ownerUrl);
    const name = new URL(urls.ownerUrl).pathname.slice(1);
    await sql`alter database ${sql.id(name)} set jit to on`.execute(db);
    const compiles = async () =>
      (await sql<{ jit: string }>`select current_setting('jit') as jit`.execute(open(urls.url).db))
        .rows;
    expect(await compiles()).toEqual([{ jit: 'on' }]);
    await bringUpToDate(urls);
    expect(await compiles()).toEqual([{ jit: 'off' }]);
  });

  it('rebuilds an index of the job queue that is nearly empty', async () => {
    const urls = await createTestDatabase();
    const { db } = open(urls.ownerUrl);
    const file = async () =>
      (
        await sql<{ file: string }>`
          select pg_relation_filenode('job_queue.job_common_i1') as file
        `.execute(db)
      ).rows;
    await sql`
      update pg_class set relpages = 1000, reltuples = 1 where relname = 'job_common_i1'
    `.execute(db);
    const before = await file();
    await bringUpToDate(urls);
    expect(await file()).not.toEqual(before);
  });

  it('is no work for the application’s role, and names the variable for the owner', async () => {
    const { url } = await createTestDatabase();
    await expect(bringUpToDate({ url, ownerUrl: url })).rejects.toThrow('DATABASE_OWNER_URL');
  });

  it('refuses addresses of two databases: it would prepare the one, and the other would be used', async () => {
    const [{ url }, { ownerUrl }] = [await createTestDatabase(), await createTestDatabase()];
    await expect(bringUpToDate({ url, ownerUrl })).rejects.toThrow('wskazują różne bazy danych');
  });
});

it('where one role is all there is, a trigger keeps the audit as it is', async () => {
  const { ownerUrl } = await createTestDatabase();
  const served = await serveApp({ databaseUrl: ownerUrl });
  onTestFinished(() => served.close());
  const { db } = served;
  const record = sql`record_id = 'x'`;
  const { rows } = await sql`
    insert into audit_entry (id, at, actor, action, record_type, record_id, after)
    values (gen_random_uuid(), '2001-01-01', 'Zofia', 'create', 'party', 'x', '{"lastName":"Lis"}')
    returning at = now() as is_of_now
  `.execute(db);
  expect(rows).toEqual([{ isOfNow: true }]);
  const attempts = [
    sql`update audit_entry set actor = 'nikt' where ${record}`,
    sql`delete from audit_entry where ${record}`,
    sql`truncate audit_entry`,
  ];
  for (const attempt of attempts) await expect(attempt.execute(db)).rejects.toThrow('stay');
  expect(await auditOf(db, 'party', 'x')).toMatchObject([{ after: { lastName: 'Lis' } }]);

  await sql`select erase_from_audit('party', 'x')`.execute(db);
  expect(await auditOf(db, 'party', 'x')).toMatchObject([{ action: 'create', after: null }]);
  await expect(attempts[0]?.execute(db)).rejects.toThrow('stay');
});

describe('on a server of somebody else’s', () => {
  /** An empty database of plain roles, whose owner is the first; gives its address for each of them. */
  async function databaseOf(count: number): Promise<string[]> {
    const { ownerUrl } = await createEmptyDatabase(inject('testCluster'));
    const roles = Array.from({ length: count }, () => `plain_${newId().replaceAll('-', '')}`);
    for (const role of roles) await execute(ownerUrl, `create role ${role} login password 'abc'`);
    const { pathname } = new URL(ownerUrl);
    await execute(ownerUrl, `alter database ${pathname.slice(1)} owner to ${roles[0]}`);
    return roles.map((role) => {
      const url = new URL(ownerUrl);
      url.username = role;
      url.password = 'abc';
      return url.href;
    });
  }

  /** Each statement is refused that would change the entries of the audit for a party. */
  async function expectRefusals(db: Kysely<Database>, partyId: string, words: string) {
    for (const way of [
      sql`update audit_entry set actor = 'nikt' where record_id = ${partyId}`,
      sql`delete from audit_entry where record_id = ${partyId}`,
      sql`truncate audit_entry`,
    ]) {
      await expect(way.execute(db)).rejects.toThrow(words);
    }
    expect(await auditOf(db, 'party', partyId)).toMatchObject([{ after: { lastName: 'Żółć' } }]);
  }

  it('one role is enough, and the trigger refuses what it may', async () => {
    const [url = ''] = await databaseOf(1);
    await bringUpToDate({ url, ownerUrl: url });
    const served = await startTestAppOnceOn(url);
    const id = await createParty(served);
    await expectRefusals(served.db, id, 'entries of the audit stay as they are');
    await sql`select erase_from_audit('party', ${id})`.execute(served.db);
    expect(await auditOf(served.db, 'party', id)).toMatchObject([{ after: null }]);
  });

  it('the owner’s role prepares the database, and the application’s needs no right but to sign in', async () => {
    const [ownerUrl = '', url = ''] = await databaseOf(2);
    await bringUpToDate({ url, ownerUrl });
    const served = await startTestAppOnceOn(url);
    const id = await createParty(served);
    await expectRefusals(served.db, id, 'permission denied for table audit_entry');
    const erase = sql`select erase_from_audit('party', ${id})`;
    await expect(erase.execute(served.db)).rejects.toThrow('permission denied');
    await erase.execute(open(ownerUrl).db);
    expect(await auditOf(served.db, 'party', id)).toMatchObject([{ after: null }]);
  });
});
