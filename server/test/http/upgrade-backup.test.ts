import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { checkArchive } from '#src/backup/archive/read-archive.ts';
import { backUpBeforeUpdate } from '#src/backup/back-up-before-update.ts';
import { readBackupRecords } from '#src/backup/backup-records.ts';
import { restore } from '#src/backup/restore.ts';
import { readConfig } from '#src/core/config/config.ts';
import { newId } from '#src/core/database/record-id.ts';
import { bringUpToDate } from '#src/core/schema/bring-up-to-date.ts';
import { readMigrations } from '#src/core/schema/migrate.ts';
import { openFolderStorage } from '#src/core/storage/folder-storage.ts';
import { updateDatabase } from '#src/update-database.ts';
import { emptyInstallation } from '#test/installation.ts';
import { databaseOf, type OldDatabase } from '#test/old-database.ts';
import { temporaryFolder } from '#test/test-storage.ts';

const earlier = '0024_page';
const [latest] = Object.keys(await readMigrations()).slice(-1);

/** A database of an earlier version with a garden in it, and a DATA_DIR. */
async function oldInstallation(env: Record<string, string> = {}) {
  const database = await databaseOf(earlier);
  await sql`insert into garden (id, sector_id, name) values (${newId()}, 1, '7')`.execute(
    database.db,
  );
  const folder = await temporaryFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  const config = readConfig({ DATA_DIR: folder.path, ...env });
  const printed: string[] = [];
  const print = (line: string) => {
    // How far it is, it says on a slow machine alone.
    if (!line.startsWith('Aktualizuję dane: krok')) printed.push(line);
  };
  const prepare = () => updateDatabase(database, config, print);
  return { database, folder: join(folder.path, 'backups'), dataDir: folder.path, printed, prepare };
}

async function schemaOf({ db }: OldDatabase): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select max(name) as name from kysely_migration
  `.execute(db);
  return rows[0]?.name;
}

it('an update begins with one archive of what was there, though two start at once', async () => {
  const { database, folder, printed, prepare } = await oldInstallation();
  await Promise.all([prepare(), prepare()]);
  expect(await schemaOf(database)).toBe(latest);
  const [name = '', ...others] = await readdir(folder);
  expect(others).toEqual([]);
  expect(name).toMatch(/^grzadka-przed-aktualizacja-\d{4}-\d\d-\d\d-\d{6}\.tar$/);
  const path = join(folder, name);
  expect(printed).toEqual([
    'Baza danych wymaga aktualizacji. Zapisuję najpierw jej kopię…',
    `Kopia sprzed aktualizacji: „${path}”.`,
  ]);
  expect(await checkArchive(path)).toMatchObject({ schema: earlier });
  const there = await emptyInstallation();
  await restore(there, path, { replace: false });
  const gardens = await there.db.selectFrom('garden').select('name').execute();
  expect(gardens).toEqual([{ name: '7' }]);

  printed.length = 0;
  await prepare();
  expect(await readdir(folder)).toEqual([name]);
  expect(printed).toEqual([]);
});

it('a new database has nothing to keep', async () => {
  const there = await emptyInstallation();
  const config = readConfig({ DATA_DIR: there.dataDir });
  await updateDatabase(there, config, (line) => expect.fail(line));
  expect(await readdir(there.dataDir)).toEqual([]);
});

it('without a folder for backups the update says that it makes none', async () => {
  const { database, dataDir, printed, prepare } = await oldInstallation({ BACKUP_DIR: 'off' });
  await prepare();
  expect(printed).toEqual(['Aktualizuję bazę danych bez kopii zapasowej (BACKUP_DIR=off).']);
  expect(await readdir(dataDir)).toEqual([]);
  expect(await schemaOf(database)).toBe(latest);
});

it('keeps the newest three of its kind, and every other file', async () => {
  const { database, folder, dataDir } = await oldInstallation();
  const days = ['2024-01-01', '2025-01-01', '2026-01-01'];
  const own = days.map((day) => `grzadka-przed-aktualizacja-${day}-120000.tar`);
  const others = ['grzadka-2020-01-01.tar', 'grzadka-przed-aktualizacja.tar', 'notatki.txt'];
  await mkdir(folder);
  for (const name of [...own, ...others]) await writeFile(join(folder, name), '');
  const storage = openFolderStorage(join(dataDir, 'storage'));
  // Past midnight in Poland, not yet in UTC.
  const now = new Date('2026-11-20T23:30:00Z');
  const source = { url: database.ownerUrl, storage };
  expect(await backUpBeforeUpdate(source, folder, now)).toBe(
    join(folder, 'grzadka-przed-aktualizacja-2026-11-21-003000.tar'),
  );
  expect((await readdir(folder)).toSorted()).toEqual(
    [...own.slice(1), 'grzadka-przed-aktualizacja-2026-11-21-003000.tar', ...others].toSorted(),
  );
});

it('an archive that has no room, or cannot be made, stops the update and says what to do', async () => {
  const { database, folder, dataDir, prepare } = await oldInstallation();
  await sql`insert into stored_object (id) values (${newId()})`.execute(database.db);
  // No disk of a test has a petabyte to give.
  const storage = { ...openFolderStorage(join(dataDir, 'storage')), size: async () => 1e15 };
  const source = { url: database.ownerUrl, storage };
  const update = bringUpToDate(database, {
    beforeChange: async () => {
      await backUpBeforeUpdate(source, folder, new Date());
    },
  });
  await expect(update).rejects.toThrow(
    new RegExp(
      `^Nie udało się zapisać kopii przed aktualizacją bazy danych\\. Na dysku z folderem „${folder}” brakuje miejsca: zwolnij co najmniej [\\d\\s]+\u00a0MB albo .* Niczego nie zmieniono\\. .* BACKUP_DIR=off\\.$`,
    ),
  );
  expect(await readdir(folder)).toEqual([]);

  // A storage that is not there.
  await expect(prepare()).rejects.toThrow(
    /Magazyn plików zniknął .* Niczego nie zmieniono\. .* BACKUP_DIR=off\.$/,
  );
  expect(await readdir(folder)).toEqual([]);
  expect(await schemaOf(database)).toBe(earlier);

  // One that has lost an object: the archive does without, and says so.
  const key = newId();
  await sql`insert into stored_object (id) values (${key})`.execute(database.db);
  await openFolderStorage(join(dataDir, 'storage')).put(key, Readable.from('plan'), 4);
  await prepare();
  const name = (await readdir(folder)).find((file) => file.endsWith('.tar')) ?? '';
  const { objects, missing } = await checkArchive(join(folder, name));
  expect([objects, missing.length]).toEqual([1, 1]);
  expect((await readBackupRecords(folder)).archives[name]?.missing).toEqual(missing);
});
