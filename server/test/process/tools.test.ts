import { join } from 'node:path';
import type { ListPage } from '@grzadka/contract/core/list/list';
import type { GardenListItem } from '@grzadka/contract/garden/garden.model';
import { startEmbeddedPostgres } from '@grzadka/postgres/embedded-postgres';
import { databasePid, newDataDir } from '@grzadka/postgres/test/data-folder';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createTestClient } from '#test/test-client.ts';
import { openRunning } from './open-running.ts';
import { preparedDataDir } from './prepared-data-dir.ts';
import { startProgram } from './program.ts';
import { fileAt, runTool } from './run-tool.ts';

const backupTools = 'server/src/backup';
const gardens = fileAt('samples/dzialki.csv');

function runImport(dataDir: string, ...args: string[]) {
  return runTool('server/src/import/import.cli.ts', dataDir, ...args);
}

async function countGardens(dataDir: string): Promise<number> {
  const postgres = await startEmbeddedPostgres({ dataDir });
  onTestFinished(() => postgres.stop());
  const { pool } = await openRunning(dataDir);
  const { rows } = await pool.query<{ count: number }>('select count(*)::int from garden');
  return rows[0]?.count ?? 0;
}

describe('a tool on the embedded database', () => {
  it('starts it for itself, and stops it again', async () => {
    const dataDir = await preparedDataDir();
    const stdout = 'Działki. Dodano 30, zmieniono 0, bez zmian 0.\n';
    expect(await runImport(dataDir, gardens)).toEqual({ code: 0, stdout, stderr: '' });
    expect(databasePid(dataDir)).toBeNull();
  });

  it('does not even start it for a file that cannot be read', async () => {
    const dataDir = newDataDir();
    const { code, stderr } = await runImport(dataDir, '/nie/ma/pliku.csv');
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr:
        'Nie zaimportowano pliku „pliku.csv”, nic nie zapisano:\n' +
        'Nie znaleziono pliku „/nie/ma/pliku.csv”.\n',
    });
    expect(databasePid(dataDir)).toBeNull();
  });

  it('shares it with the running application, which shows what was imported, and is backed up', async () => {
    const dataDir = await preparedDataDir();
    const password = 'Zielona-grządka-7';
    const program = startProgram({ env: { DATA_DIR: dataDir, ADMIN_PASSWORD: password } });
    const client = createTestClient(await program.address());
    const postmaster = databasePid(dataDir);
    expect((await runImport(dataDir, gardens)).code).toBe(0);
    expect(databasePid(dataDir)).toBe(postmaster);

    expect((await client.signIn('admin', password)).status).toBe(204);
    const { body } = await client.get<ListPage<GardenListItem>>('/api/garden?limit=1');
    expect(body.totalItems).toBe(30);

    const path = join(dataDir, 'kopia.tar');
    const backup = await runTool(`${backupTools}/backup.cli.ts`, dataDir, path);
    expect(backup).toMatchObject({ code: 0, stderr: '' });
    const there = newDataDir();
    const restored = await runTool(`${backupTools}/restore.cli.ts`, there, path);
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    expect(databasePid(there)).toBeNull();
    expect(await countGardens(there)).toBe(30);
  });
});
