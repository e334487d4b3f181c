import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ListPage } from '@grzadka/contract/core/list';
import type { GardenListItem } from '@grzadka/contract/garden/garden.model';
import { databasePid, newDataDir } from '@grzadka/postgres/test/data-folder';
import { describe, expect, it } from 'vitest';
import { createTestClient } from '#test/test-client.ts';
import { startProgram } from './program.ts';

const fileAt = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const gardens = fileAt('samples/dzialki.csv');

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a tool on the embedded database below `dataDir` until it ends. */
async function run(tool: 'import' | 'demo', dataDir: string, ...args: string[]): Promise<Ended> {
  const options = { env: { PATH: process.env['PATH'], DATA_DIR: dataDir } };
  const command = [fileAt(`server/src/${tool}/${tool}.cli.ts`), ...args];
  const ended = await promisify(execFile)(process.execPath, command, options).catch(
    (error: Ended) => error,
  );
  return { code: 'code' in ended ? ended.code : 0, stdout: ended.stdout, stderr: ended.stderr };
}

describe('a tool on the embedded database', () => {
  it('starts it for itself, and stops it again', async () => {
    const dataDir = newDataDir();
    const stdout = 'Działki. Dodano 30, zmieniono 0, bez zmian 0.\n';
    expect(await run('import', dataDir, gardens)).toEqual({ code: 0, stdout, stderr: '' });
    expect(databasePid(dataDir)).toBeNull();
  });

  it('does not even start it for a file that cannot be read', async () => {
    const dataDir = newDataDir();
    const { code, stderr } = await run('import', dataDir, '/nie/ma/pliku.csv');
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr:
        'Nie zaimportowano pliku „pliku.csv”, nic nie zapisano:\n' +
        'Nie znaleziono pliku „/nie/ma/pliku.csv”.\n',
    });
    expect(databasePid(dataDir)).toBeNull();
  });

  it('shares it with the running application, which shows what was imported', async () => {
    const dataDir = newDataDir();
    const password = 'Zielona-grządka-7';
    const program = startProgram({ env: { DATA_DIR: dataDir, ADMIN_PASSWORD: password } });
    const client = createTestClient(await program.address());
    const postmaster = databasePid(dataDir);
    expect((await run('import', dataDir, gardens)).code).toBe(0);
    expect(databasePid(dataDir)).toBe(postmaster);

    expect((await client.signIn('admin', password)).status).toBe(204);
    const { body } = await client.get<ListPage<GardenListItem>>('/api/garden?limit=1');
    expect(body.totalItems).toBe(30);
  });
});

describe('npm run demo', () => {
  it('tells how to sign in, and refuses a database that is not empty', async () => {
    const dataDir = newDataDir();
    const first = await run('demo', dataDir);
    expect({ code: first.code, stderr: first.stderr }).toEqual({ code: 0, stderr: '' });
    expect(first.stdout).toMatch(
      /^Gotowe\. Działki: 600, podmioty: 556, liczniki: \d+, odczyty: \d+\.$/m,
    );
    expect(first.stdout.match(/^ {2}login: \w+, hasło: \w{8,}$/gm)).toHaveLength(5);

    const second = await run('demo', dataDir);
    expect({ code: second.code, stdout: second.stdout }).toEqual({ code: 1, stdout: '' });
    expect(second.stderr.trim().split('\n')).toHaveLength(1);
    expect(second.stderr).toContain('tylko do pustej bazy');
    expect(databasePid(dataDir)).toBeNull();
  });
});
