import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { backUp } from '#src/backup/back-up.ts';
import { openOneConnection } from '#src/backup/one-connection.ts';
import { restore } from '#src/backup/restore.ts';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import type { Storage } from '#src/core/storage/storage.ts';
import { startBackupCommand } from '#test/backup-command.ts';
import { pdf, uploaded } from '#test/documents.ts';
import {
  emptyInstallation,
  everyObject,
  everyRow,
  type Installation,
  installationOf,
} from '#test/installation.ts';
import { untilWaitingForLocks } from '#test/locks.ts';
import { startTestAppOnce, type TestApp } from '#test/test-app.ts';
import { storedKeys } from '#test/test-storage.ts';

/** An application with two objects, and an archive of it. */
async function archived(): Promise<{ app: TestApp; path: string }> {
  const app = await startTestAppOnce();
  const clerk = await app.as('ROLE_EMPLOYEE');
  await uploaded(clerk, pdf, 'Statut');
  await uploaded(clerk, pdf, 'Regulamin');
  const path = join(app.dataDir, 'kopia.tar');
  await backUp(await installationOf(app), path);
  return { app, path };
}

/**
 * Holds a table, so that whoever needs all of it waits until the test is over. Gives the database for its
 * owner, who sees the waiting.
 */
async function holdTable({ ownerUrl }: Installation, table: string, mode: string) {
  const connection = await openOneConnection(ownerUrl);
  onTestFinished(() => connection[Symbol.asyncDispose]());
  await connection.client.query(`begin; lock table ${table} in ${mode} mode`);
  const database = openDatabase(ownerUrl, { max: 1 });
  onTestFinished(() => closeDatabase(database));
  return database.db;
}

it('a backup ended by Ctrl+C leaves no file', async () => {
  const { app } = await archived();
  const here = await installationOf(app);
  const db = await holdTable(here, 'meter', 'access exclusive');
  const path = join(app.dataDir, 'przerwana.tar');
  const backup = startBackupCommand('backup', here, [path]);
  await untilWaitingForLocks(db, 1);
  const isHalf = async () => (await readdir(app.dataDir)).some((name) => name.endsWith('.part'));
  await vi.waitUntil(isHalf, { timeout: 60_000 });
  backup.process.kill('SIGINT');
  expect(await backup.ended).toMatchObject({ code: 1, stderr: 'Przerwano.\n' });
  expect((await readdir(app.dataDir)).toSorted()).toEqual(['kopia.tar', 'storage', 'uploads']);
});

it('a restore told to end while it waits changes nothing', async () => {
  const { path } = await archived();
  const { app } = await archived();
  const rows = await everyRow(app.db);
  const objects = await everyObject(app.storage);
  const there = await installationOf(app);
  const db = await holdTable(there, 'sector', 'share');
  const restored = startBackupCommand('restore', there, ['--replace', path]);
  await untilWaitingForLocks(db, 1);
  restored.process.kill('SIGTERM');
  expect(await restored.ended).toMatchObject({
    code: 1,
    stderr: 'Przerwano. Niczego nie zmieniono.\n',
  });
  // Nobody waits for the table any more, so that the application goes on.
  await untilWaitingForLocks(db, 0);
  expect(await everyRow(app.db)).toEqual(rows);
  expect(await everyObject(app.storage)).toEqual(objects);
});

it('a restore ended among its objects takes away what it has written, and no more', async () => {
  const { app, path } = await archived();
  const there = await emptyInstallation();
  // As where the folder of the database alone was lost.
  const [first = ''] = await storedKeys(app.storage);
  await there.storage.put(
    first,
    await app.storage.read(first),
    (await app.storage.size(first)) ?? 0,
  );
  const interruption = new AbortController();
  let puts = 0;
  const storage: Storage = {
    ...there.storage,
    async put(...object) {
      await there.storage.put(...object);
      puts += 1;
      if (puts === 2) interruption.abort(new Error('enough'));
    },
  };
  const { signal } = interruption;
  const restored = restore({ ...there, storage }, path, { replace: false, signal });
  await expect(restored).rejects.toThrow('enough');
  expect(await everyRow(there.db)).toEqual({});
  expect(await storedKeys(there.storage)).toEqual([first]);
});
