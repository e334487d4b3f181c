import { execFile } from 'node:child_process';
import { chown, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { clusterFolder } from '@grzadka/postgres/database-folder';
import { findDatabaseUser } from '@grzadka/postgres/database-user';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@grzadka/postgres/embedded-postgres';
import { newDataDir } from '@grzadka/postgres/test/data-folder';
import pg from 'pg';
import { prepareDataFolder } from '#src/core/process/data-folder.ts';

/**
 * Starts a replica that follows `primary` by streaming, on a copy of its files that is made while it runs.
 * The embedded PostgreSQL has no pg_basebackup, which does the same.
 */
export async function startStreamingReplica(primary: EmbeddedPostgres): Promise<EmbeddedPostgres> {
  const dataDir = newDataDir();
  await prepareDataFolder(dataDir);
  const folder = join(dataDir, 'postgres');
  const cluster = clusterFolder(folder);
  const owner = new URL(primary.ownerUrl('postgres'));

  const client = new pg.Client({ connectionString: owner.href });
  await client.connect();
  try {
    await client.query("select pg_backup_start('replica', fast => true)");
    // With owners and times, as the database's user needs them.
    await promisify(execFile)('cp', ['-a', primary.folder, folder]);
    const { rows } = await client.query<{ labelfile: string }>(
      'select * from pg_backup_stop(false)',
    );
    await writeForDatabase(cluster, 'backup_label', rows[0]?.labelfile ?? '');
  } finally {
    await client.end();
  }
  await rm(join(cluster, 'postmaster.pid'));
  await writeForDatabase(cluster, 'standby.signal', '');
  const { hostname, port, username, password } = owner;
  return startEmbeddedPostgres({
    dataDir,
    settings: {
      hot_standby: 'on',
      primary_conninfo: `host=${hostname} port=${port} user=${username} password=${password}`,
    },
  });
}

/** The database's user has to be able to write to it, too. */
async function writeForDatabase(cluster: string, name: string, text: string): Promise<void> {
  const path = join(cluster, name);
  await writeFile(path, text);
  const user = findDatabaseUser(cluster);
  if (user !== null) await chown(path, user.uid, user.gid);
}
