import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type Kysely, sql } from 'kysely';
import { inject, onTestFinished } from 'vitest';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import type { DatabaseUrls } from '#src/core/database/server/database-server.ts';
import type { Database } from '#src/core/database/tables.ts';
import { openFolderStorage } from '#src/core/storage/folder-storage.ts';
import { openStorage } from '#src/core/storage/open-storage.ts';
import type { Storage } from '#src/core/storage/storage.ts';
import type { TestApp } from './test-app.ts';
import { createEmptyDatabase } from './test-cluster.ts';
import { storedKeys, temporaryFolder } from './test-storage.ts';

/** A database and a storage, whether or not an application works on them. */
export interface Installation extends DatabaseUrls {
  readonly db: Kysely<Database>;
  readonly storage: Storage;
  readonly dataDir: string;
}

/** A database without any tables and an empty storage, for one test or for as long as `whenOver` says. */
export async function emptyInstallation(
  whenOver: (end: () => PromiseLike<void>) => void = onTestFinished,
): Promise<Installation> {
  const urls = await createEmptyDatabase(inject('testCluster'));
  const database = openDatabase(urls.ownerUrl, { max: 2 });
  whenOver(() => closeDatabase(database));
  const folder = await temporaryFolder();
  whenOver(() => folder[Symbol.asyncDispose]());
  const dataDir = folder.path;
  return {
    ...urls,
    db: database.db,
    dataDir,
    storage: openFolderStorage(join(dataDir, 'storage')),
  };
}

/** What an application of the tests works on; its storage as a command beside the application opens it. */
export async function installationOf({ db, config, dataDir }: TestApp): Promise<Installation> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const inDatabase = (address: string) => {
    const url = new URL(address);
    url.pathname = `/${rows[0]?.name}`;
    return url.href;
  };
  const { url, ownerUrl } = inject('testCluster');
  const storage = await openStorage(config);
  return { url: inDatabase(url), ownerUrl: inDatabase(ownerUrl), db, storage, dataDir };
}

/** Every row of the tables that a backup carries, as text, by table. */
export async function everyRow(db: Kysely<Database>): Promise<Record<string, string[]>> {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname not in (
        'session', 'ended_session', 'pending_sign_in', 'wrong_code_run', 'known_device', 'sign_in_attempt', 'mail_message', 'storage_mark',
        'deleted_login_secret', 'list_change', 'list_change_forgotten', 'kysely_migration', 'kysely_migration_lock'
      )
    order by relname
  `.execute(db);
  const rows: Record<string, string[]> = {};
  for (const { name } of tables.rows) {
    const found = await sql<{ line: string }>`
      select t::text as line from ${sql.id(name)} t order by 1
    `.execute(db);
    rows[name] = found.rows.map(({ line }) => line);
  }
  return rows;
}

/** The content of every object by its key, in base64. */
export async function everyObject(storage: Storage): Promise<Record<string, string>> {
  const objects: Record<string, string> = {};
  for (const key of await storedKeys(storage)) {
    objects[key] = (await buffer(await storage.read(key))).toString('base64');
  }
  return objects;
}

/** What guards the rows: constraints, triggers with their state, indexes, functions. */
export async function everyGuard(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) as line
    from pg_constraint where connamespace = 'public'::regnamespace
    union all
    select concat_ws(' ', tgrelid::regclass, tgname, tgenabled)
    from pg_trigger where not tgisinternal
    union all
    select indexdef from pg_indexes where schemaname = 'public'
    union all
    select oid::regprocedure::text from pg_proc where pronamespace = 'public'::regnamespace
    order by 1
  `.execute(db);
  return rows.map(({ line }) => line);
}
