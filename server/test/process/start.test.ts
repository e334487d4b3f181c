import { statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { canEnter } from '@grzadka/postgres/database-user';
import { databasePid, newDataDir } from '@grzadka/postgres/test/data-folder';
import { parentFolder } from '@grzadka/postgres/test/parent-folder';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createTestClient } from '#test/test-client.ts';
import { openRunning } from './open-running.ts';
import { startProgram } from './program.ts';

const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65_534, gid: 65_534 };
const mayBecomeNobody = isRoot && canEnter(nobody, import.meta.dirname);

/** What stands behind 'hasło:' in the output; undefined when nothing does. */
function printedPassword(output: string): string | undefined {
  return /hasło: (\S+)/.exec(output)?.[1];
}

/** What the database of a running program shows of itself: durable, on the loopback, closed to other users. */
async function expectClosedDatabase(dataDir: string): Promise<void> {
  const cluster = statSync(join(dataDir, 'postgres', 'cluster'));
  expect(cluster.mode & 0o077).toBe(0);
  expect(cluster.uid).not.toBe(0);
  expect(statSync(join(dataDir, 'postgres', 'password')).mode & 0o077).toBe(0);

  const { pool } = await openRunning(dataDir);
  const { rows } = await pool.query<{ name: string; setting: string }>(
    "select name, setting from pg_settings where name in ('fsync', 'listen_addresses')",
  );
  expect(rows).toEqual([
    { name: 'fsync', setting: 'on' },
    { name: 'listen_addresses', setting: '127.0.0.1' },
  ]);
  const addresses = await pool.query('select distinct address from pg_hba_file_rules');
  expect(addresses.rows).not.toContainEqual({ address: 'all' });
  const methods = await pool.query('select distinct auth_method from pg_hba_file_rules');
  expect(methods.rows).toEqual([{ auth_method: 'scram-sha-256' }]);
}

/** Leaves what is sorted by Polish rules as another version of ICU would have sorted it. */
async function pretendOtherIcu(dataDir: string): Promise<void> {
  const { pool } = await openRunning(dataDir);
  await pool.query("update pg_collation set collversion = '1' where collname = 'polish'");
}

/** That it was sorted anew, by the version that is there. */
async function expectCollationOfThisIcu(dataDir: string): Promise<void> {
  const { pool } = await openRunning(dataDir);
  const { rows } = await pool.query(
    "select collversion = pg_collation_actual_version(oid) as current from pg_collation where collname = 'polish'",
  );
  expect(rows).toEqual([{ current: true }]);
}

describe('the start', () => {
  it('the first time makes an administrator and prints the password once; later it sorts anew what another ICU has sorted', async () => {
    const dataDir = newDataDir();
    const first = startProgram({ env: { DATA_DIR: dataDir } });
    const firstClient = createTestClient(await first.address());
    const password = printedPassword(await first.line(/hasło:/));
    expect(password).toMatch(/^.{12,}$/);
    expect((await firstClient.signIn('admin', password ?? '')).status).toBe(204);
    await expectClosedDatabase(dataDir);
    await pretendOtherIcu(dataDir);
    first.kill('SIGTERM');
    const { code, stdout, stderr } = await first.ended;
    expect(code).toBe(0);
    expect(`${stdout}${stderr}`.split(password ?? '')).toHaveLength(2);
    expect(databasePid(dataDir)).toBeNull();

    const second = startProgram({ env: { DATA_DIR: dataDir, ADMIN_PASSWORD: 'Inna-grządka-8' } });
    const secondClient = createTestClient(await second.address());
    expect((await secondClient.signIn('admin', password ?? '')).status).toBe(204);
    await expectCollationOfThisIcu(dataDir);
    second.kill('SIGTERM');
    expect((await second.ended).stdout).not.toMatch(/login:|hasło/);
  });

  it('works for an ordinary user, with the administrator that is configured', async () => {
    const env = {
      DATA_DIR: newDataDir(),
      ADMIN_LOGIN: 'prezes',
      ADMIN_PASSWORD: 'Zielona-grządka-7',
    };
    const program = startProgram({ env, ...(mayBecomeNobody && { user: nobody }) });
    const client = createTestClient(await program.address());
    expect((await client.signIn('prezes', env.ADMIN_PASSWORD)).status).toBe(204);
    program.kill('SIGTERM');
    const { code, stdout } = await program.ended;
    expect(code).toBe(0);
    expect(stdout).toContain('nazwa użytkownika: prezes');
    expect(stdout).not.toContain(env.ADMIN_PASSWORD);
  });

  it.skipIf(!isRoot)('by root finds another place when DATA_DIR is closed to others', async () => {
    const closed = await mkdtemp(join(parentFolder(), 'grzadka-closed-'));
    onTestFinished(() => rm(closed, { recursive: true }));
    const env = { DATA_DIR: newDataDir(closed) };
    const first = startProgram({ env });
    const place = await first.line(/^Baza danych jest w folderze/);
    await first.line(/hasło:/);
    await first.address();
    first.kill('SIGTERM');
    expect((await first.ended).code).toBe(0);

    const second = startProgram({ env });
    await second.address();
    expect(await second.line(/^Baza danych jest w folderze/)).toBe(place);
    second.kill('SIGTERM');
    expect((await second.ended).stdout).not.toContain('hasło:');
  });
});
