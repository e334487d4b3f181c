import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { sql, type Transaction } from 'kysely';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { snakeCase } from '#src/core/database/snake-case.ts';
import type { Database } from '#src/core/database/tables.ts';
import { type StatementKey, statementKeys } from '#src/core/schema/statement-keys.ts';
import { type ArchivedTable, entryContent, type Manifest } from './archive-format.ts';
import { type ArchiveEntry, damaged, readEntries } from './read-archive.ts';

interface LoadOptions {
  /** A transaction on the connection of `client`, whose tables have the archive's schema, and no rules. */
  readonly trx: Transaction<Database>;
  readonly client: Client;
  readonly path: string;
  readonly manifest: Manifest;
  readonly putObject: (key: string, entry: ArchiveEntry) => Promise<void>;
  /** Ends it with a failure between two reads. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Loads an archive that has been checked into tables without rules: its rows take the place of those that the migrations
 * made. Foreign keys do not act on a row alone, whose others may come later: they are checked when all are there.
 */
export async function loadArchive({ trx, client, ...options }: LoadOptions): Promise<void> {
  const { path, manifest, putObject, signal } = options;
  const tables = new Map(manifest.tables.map((table) => [table.name, table]));
  const addForeignKeys = await takeForeignKeys(trx);
  const names = [...tables.keys()].map((name) => sql.id(name));
  await sql`truncate ${sql.join(names)}`.execute(trx);

  let loading: TableLoad | undefined;
  const finish = async () => {
    if (loading && (await loading.end()) !== loading.table.rows) throw damaged(path);
    loading = undefined;
  };
  const visit = async (entry: ArchiveEntry) => {
    const content = entryContent(entry.name);
    if (content?.kind !== 'table' || content.table !== loading?.table.name) await finish();
    if (content?.kind === 'object') return putObject(content.key, entry);
    if (content === undefined) return;
    const table = tables.get(content.table);
    if (table === undefined) throw damaged(path);
    loading ??= startLoad(client, table);
    await loading.write(await promisify(gunzip)(await buffer(entry.content)));
  };
  await readEntries(path, visit, signal).catch(async (error: unknown) => {
    // Until its COPY is over, the connection takes not even the end of the transaction.
    await loading?.giveUp();
    throw error;
  });

  await addForeignKeys();
}

/** A table whose rows are coming in. */
interface TableLoad {
  readonly table: ArchivedTable;
  write(lines: Buffer): Promise<void>;
  /** Gives the number of rows. */
  end(): Promise<number>;
  giveUp(): Promise<void>;
}

function startLoad(client: Client, table: ArchivedTable): TableLoad {
  // The names are of the manifest, whose schema lets nothing but plain ones pass.
  const columns = table.columns.map((column) => `"${column}"`).join(', ');
  const copy = client.query(copyFrom(`copy "${table.name}" (${columns}) from stdin`));
  const done = finished(copy as Writable);
  // Whoever writes or ends hears of it.
  done.catch(() => undefined);
  return {
    table,
    async write(lines) {
      if (!copy.write(lines)) await Promise.race([once(copy, 'drain'), done]);
    },
    async end() {
      copy.end();
      await done;
      return copy.rowCount;
    },
    async giveUp() {
      copy.destroy();
      await done.catch(() => undefined);
    },
  };
}

/** Drops the foreign keys of the schema and gives how to make them again, which checks every row. */
async function takeForeignKeys(trx: Transaction<Database>): Promise<() => Promise<void>> {
  const { rows } = await sql<{ relation: string; name: string; definition: string }>`
    select
      conrelid::regclass::text as relation,
      quote_ident(conname) as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace
    order by 1, 2
  `.execute(trx);
  for (const { relation, name } of rows) {
    await sql.raw(`alter table ${relation} drop constraint ${name}`).execute(trx);
  }
  return async () => {
    for (const { relation, name, definition } of rows) {
      await sql.raw(`alter table ${relation} add constraint ${name} ${definition}`).execute(trx);
    }
    for (const key of statementKeys) await checkKey(trx, key);
  };
}

/** Looks through what no foreign key holds, as if one did. The schema of an earlier version has less, or has one there. */
async function checkKey(
  trx: Transaction<Database>,
  { table, column, refersTo }: StatementKey,
): Promise<void> {
  const name = `${snakeCase(table)}_${column}_fkey`;
  const { rows } = await sql`
    select from pg_attribute
    where attrelid = to_regclass(${snakeCase(table)}) and attname = ${column} and not attisdropped
      and to_regclass(${snakeCase(refersTo)}) is not null
      and not exists (select from pg_constraint where conrelid = attrelid and conname = ${name})
  `.execute(trx);
  if (rows.length === 0) return;
  const changed = sql.table(table);
  await sql`
    alter table ${changed} add constraint ${sql.id(name)}
    foreign key (${sql.ref(column)}) references ${sql.table(refersTo)}
  `.execute(trx);
  await sql`alter table ${changed} drop constraint ${sql.id(name)}`.execute(trx);
}
