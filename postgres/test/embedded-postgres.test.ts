import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { clusterFolder, findDatabaseFolder } from '../src/database-folder.ts';
import { findDatabaseUser } from '../src/database-user.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/embedded-postgres.ts';
import { postmasterFilePath } from '../src/postmaster-file.ts';
import {
  copyOfDataDir,
  databasePid,
  newDataDir,
  pathForDataDir,
  removeDataDir,
} from './data-folder.ts';

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir });
  onTestFinished(() => postgres.stop());
  return postgres;
}

async function query(postgres: EmbeddedPostgres, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: postgres.ownerUrl('postgres') });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Made once for all tests of this file, since to make a cluster takes longer than most of what they do with it. */
const original = pathForDataDir();
beforeAll(() => makeCluster(original));
afterAll(() => removeDataDir(original));

/** Leaves a cluster with one row in it, stopped in order. */
async function makeCluster(dataDir: string): Promise<void> {
  await mkdir(dataDir);
  const postgres = await startEmbeddedPostgres({ dataDir });
  await query(postgres, 'create table kept as select 1 as row');
  await postgres.stop();
}

/** A DATA_DIR with such a cluster. */
async function newCluster(): Promise<string> {
  const copy = await copyOfDataDir(original);
  if (copy !== null) return copy;
  const dataDir = newDataDir();
  await makeCluster(dataDir);
  return dataDir;
}

function clusterOf(dataDir: string): string {
  return clusterFolder(findDatabaseFolder(dataDir) ?? '');
}

/** A process of the database's user that is no database. */
function bystander(dataDir: string, script: string): ChildProcess {
  const user = findDatabaseUser(clusterOf(dataDir));
  const child = spawn('/bin/sh', ['-c', script], {
    ...user,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** The first thing a process prints. */
function firstOutput({ stdout }: ChildProcess): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  stdout?.setEncoding('utf8').once('data', resolve);
  return promise;
}

/** Leaves the `postmaster.pid` of a database that died while it ran under this number. */
async function leavePidFile(dataDir: string, pid: number): Promise<void> {
  const cluster = clusterOf(dataDir);
  const lines = [pid, cluster, 1_700_000_000, 5432, '', '127.0.0.1', '  1 1', 'ready   ', ''];
  await writeFile(postmasterFilePath(cluster), lines.join('\n'));
  const user = findDatabaseUser(cluster);
  if (user !== null) await chown(postmasterFilePath(cluster), user.uid, user.gid);
}

describe('the embedded database starts after', () => {
  it('an end in order', async () => {
    const postgres = await start(await newCluster());
    expect(postgres.recovered).toBe('none');
    expect(await query(postgres, 'select * from kept')).toEqual([{ row: 1 }]);
  });

  it('its application was killed and it went on alone', async () => {
    const dataDir = await newCluster();
    const source = new URL('../src/embedded-postgres.ts', import.meta.url);
    const code = `import(${JSON.stringify(source)}).then(async ({ startEmbeddedPostgres }) => {
      await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });
      console.log('started');
      setInterval(() => {}, 1e6);
    })`;
    const killed = spawn(process.execPath, ['--eval', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await firstOutput(killed);
    const orphan = databasePid(dataDir);
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    expect(databasePid(dataDir)).toBe(orphan);

    const postgres = await start(dataDir);
    expect(postgres.recovered).toBe('orphan');
    expect(databasePid(dataDir)).not.toBe(orphan);
    expect(await query(postgres, 'select * from kept')).toEqual([{ row: 1 }]);
  });

  it('the machine went down and its process number belongs to somebody else', async () => {
    const dataDir = await newCluster();
    const other = bystander(dataDir, 'exec sleep 60');
    await leavePidFile(dataDir, other.pid ?? 0);
    const postgres = await start(dataDir);
    expect(postgres.recovered).toBe('stale-file');
    expect(await query(postgres, 'select * from kept')).toEqual([{ row: 1 }]);
    expect(other.exitCode ?? other.signalCode).toBeNull();
  });

  it.skipIf(process.platform !== 'linux')('nobody took note of its end (a zombie)', async () => {
    const dataDir = await newCluster();
    const parent = bystander(dataDir, 'sleep 0.2 & echo $!; exec sleep 60');
    const zombie = Number(await firstOutput(parent));
    await expect
      .poll(() => readFileSync(`/proc/${zombie}/stat`, 'utf8'), { timeout: 20_000 })
      .toContain(') Z ');
    await leavePidFile(dataDir, zombie);
    const postgres = await start(dataDir);
    expect(postgres.recovered).toBe('stale-file');
    expect(await query(postgres, 'select * from kept')).toEqual([{ row: 1 }]);
  });

  it('the making of its cluster was cut short', async () => {
    const dataDir = newDataDir();
    const half = join(dataDir, 'postgres', 'cluster-new');
    await mkdir(half, { recursive: true });
    await writeFile(join(half, 'PG_VERSION'), '18\n');
    await writeFile(join(dataDir, 'postgres', 'password'), 'half');
    const postgres = await start(dataDir);
    expect(await query(postgres, 'select 1 as row')).toEqual([{ row: 1 }]);
    expect(existsSync(half)).toBe(false);
  });
});

describe('the embedded database', () => {
  it('comes back at the same address when its process is killed', async () => {
    const dataDir = await newCluster();
    const postgres = await start(dataDir);
    const killed = databasePid(dataDir) ?? 0;
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => databasePid(dataDir) ?? killed, { timeout: 20_000 }).not.toBe(killed);
    await expect
      .poll(() => query(postgres, 'select * from kept').catch(() => []), { timeout: 20_000 })
      .toEqual([{ row: 1 }]);
  });

  it('can be stopped while it is coming back', async () => {
    const dataDir = await newCluster();
    const postgres = await startEmbeddedPostgres({ dataDir });
    process.kill(databasePid(dataDir) ?? 0, 'SIGKILL');
    await postgres.stop();
    expect(databasePid(dataDir)).toBeNull();
  });

  it('is not made anew when it cannot be read', async () => {
    const dataDir = await newCluster();
    await rm(join(dataDir, 'postgres', 'password'));
    await expect(start(dataDir)).rejects.toThrow(/Nie można odczytać hasła bazy danych/);
    const version = join(clusterOf(dataDir), 'PG_VERSION');
    expect((await readFile(version, 'utf8')).trim()).toBe('18');
  });

  it('tells in PostgreSQL’s words why it cannot start, and gives the folder free', async () => {
    const dataDir = await newCluster();
    const settings = { shared_buffers: 'nonsense' };
    await expect(startEmbeddedPostgres({ dataDir, settings })).rejects.toThrow(
      /Nie udało się uruchomić bazy danych .*shared_buffers/,
    );
    expect((await start(dataDir)).recovered).toBe('none');
  });
});
