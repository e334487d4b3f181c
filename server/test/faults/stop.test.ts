import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ListPage } from '@grzadka/contract/core/list/list';
import { databasePid } from '@grzadka/postgres/test/data-folder';
import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { checkArchive } from '#src/backup/archive/read-archive.ts';
import type { Database } from '#src/core/database/tables.ts';
import { openFolderStorage } from '#src/core/storage/folder-storage.ts';
import { itemsOf, newsOwner } from '#test/content-owners.ts';
import { download, pdf, uploaded } from '#test/documents.ts';
import { runTool, type ToolResult } from '#test/process/run-tool.ts';
import { startUpload } from '#test/raw-upload.ts';
import { pngForm } from '#test/test-images.ts';
import { storedKeys } from '#test/test-storage.ts';
import { type Office, startOffice, stopOffice } from './office.ts';
import { expectKept, setToWork, untilWorking } from './steady-clerk.ts';

/** The same installation, started again. */
async function restart(office: Office): Promise<Office> {
  expect(databasePid(office.dataDir)).toBeNull();
  return startOffice({ dataDir: office.dataDir });
}

/** Waits until somebody else has a lock that a condition on `pg_locks` describes. */
async function untilLocked(db: Kysely<Database>, condition: string): Promise<void> {
  const count = async () => {
    const { rows } = await sql`select from pg_locks where ${sql.raw(condition)}`.execute(db);
    return rows.length;
  };
  await expect.poll(count, { timeout: 60_000, interval: 5 }).toBeGreaterThan(0);
}

/** Of the uploads' folder nothing is left, and each object has its row. */
async function expectNothingHalf({ db, dataDir }: Office): Promise<void> {
  expect(await readdir(join(dataDir, 'uploads')).catch(() => [])).toEqual([]);
  const objects = await db.selectFrom('storedObject').select('id').execute();
  const stored = await storedKeys(openFolderStorage(join(dataDir, 'storage'))).catch(
    (): string[] => [],
  );
  expect(stored).toEqual(objects.map(({ id }) => id).toSorted());
}

/** So many pieces of text on disk, for a backup to read. */
async function fillArchive({ client }: Office, count: number): Promise<void> {
  const content = 'treść '.repeat(100_000);
  for (let index = 0; index < count; index++) await uploaded(client, { ...pdf, content });
}

describe('SIGTERM during', () => {
  it('an upload lets it arrive', async () => {
    const office = await startOffice();
    const clerks = await setToWork(office);
    const large = startUpload(office, office.client.cookie());
    await large.write(Buffer.alloc(1024 * 1024));
    await untilWorking(clerks);
    office.program.kill('SIGTERM');
    await office.program.line(/Kończę pracę/);
    await large.write(Buffer.alloc(1024 * 1024));
    const [status, body] = await large.finish();
    expect(status).toBe(201);
    expect(await office.program.ended).toMatchObject({ code: 0, stderr: '' });

    const again = await restart(office);
    const { id } = body as { id: string };
    expect((await download(again.client, id)).bytes).toHaveLength(2 * 1024 * 1024);
    await expectNothingHalf(again);
    await expectKept(clerks, again.db);
  });

  it('the making of an image leaves all of it or nothing', async () => {
    const office = await startOffice();
    const owner = await newsOwner(office.client);
    const options = {
      method: 'POST',
      multipart: await pngForm({ ...owner.key, alt: 'x' }, { width: 6000, height: 6000 }),
    } as const;
    const reply = office.client
      .request(`${owner.actions}/add-image`, options)
      .then(({ status }) => status)
      .catch(() => 0);
    // The image is being made, or soon will be: either way there is one end to it.
    await pause(300);
    await stopOffice(office);
    const again = await restart(office);
    const items = await itemsOf(again.client, owner);
    expect([
      [201, 1],
      [0, 0],
      [0, 1],
    ]).toContainEqual([await reply, items.length]);
    await expectNothingHalf(again);
  });

  it('long lists gives each of them whole or not at all', async () => {
    const office = await startOffice();
    await sql`
      insert into meter (id, name, type, active)
      select gen_random_uuid(), 'Wodomierz ' || i, 'WaterMeter', true
      from generate_series(1, 20000) i
    `.execute(office.db);
    const list = () => office.client.get<ListPage<unknown>>('/api/meter?limit=1000&offset=10000');
    await list();
    const lists = Array.from({ length: 30 }, () =>
      list().then(
        ({ status, body }) => [status, body.items.length],
        () => [0, 0],
      ),
    );
    await Promise.race(lists);
    await stopOffice(office);
    for (const result of await Promise.all(lists)) {
      expect([
        [200, 1000],
        [0, 0],
      ]).toContainEqual(result);
    }
    await restart(office);
  });

  it('an import beside the program takes all of the file or nothing', async () => {
    const office = await startOffice();
    const path = join(office.dataDir, 'dzialki.csv');
    const rows = Array.from({ length: 20_000 }, (_, index) => `Sektor 1;${index};300`);
    await writeFile(path, ['Sektor;Działka;Powierzchnia m2', ...rows].join('\n'));
    const importing = runTool('server/src/import/import.cli.ts', office.dataDir, path);
    await untilLocked(office.db, `relation = 'garden'::regclass and mode = 'ExclusiveLock'`);
    await stopOffice(office);
    const { code, stderr } = await importing;
    const again = await restart(office);
    const gardens = await again.db.selectFrom('garden').select('id').execute();
    expect([
      [0, 20_000],
      [1, 0],
    ]).toContainEqual([code, gardens.length]);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it('a backup beside the program gives a whole archive or none', async () => {
    const office = await startOffice();
    await fillArchive(office, 50);
    const path = join(office.dataDir, 'kopia.tar');
    const backup = runTool('server/src/backup/backup.cli.ts', office.dataDir, path);
    await untilLocked(office.db, `locktype = 'advisory' and mode = 'ShareLock'`);
    await stopOffice(office);
    expect([50, 'none']).toContain(await resultOf(await backup, path));
    await expectNothingHalf(await restart(office));
  });

  it('the nightly backup gives a whole archive or none, and the next hour makes it', async () => {
    const office = await startOffice();
    await fillArchive(office, 50);
    const makeDue = (db: Kysely<Database>) =>
      sql`
        insert into job_queue.job (name, data, policy, retry_limit)
        select name, '{}', policy, 0 from job_queue.queue where name = 'backup.nightly'
      `.execute(db);
    await makeDue(office.db);
    await untilLocked(office.db, `locktype = 'advisory' and mode = 'ShareLock'`);
    await stopOffice(office);
    const folder = join(office.dataDir, 'backups');
    const archives = async () =>
      (await readdir(folder))
        .filter((name) => name.endsWith('.tar'))
        .map((name) => join(folder, name));
    for (const path of await archives()) await checkArchive(path);

    const again = await restart(office);
    await makeDue(again.db);
    await expect.poll(async () => (await archives()).length).toBe(1);
    for (const path of await archives())
      expect(await checkArchive(path)).toMatchObject({ objects: 50 });
  });
});

/** How many objects the archive of a backup holds; what else became of it, in words. */
async function resultOf({ code, stderr }: ToolResult, path: string): Promise<number | string> {
  if (code === 0) return (await checkArchive(path)).objects;
  if (existsSync(path)) return 'left half an archive';
  return /^\s+at /m.test(stderr) ? stderr : 'none';
}
