import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkArchive } from '#src/backup/archive/read-archive.ts';
import { nightlyBackup } from '#src/backup/nightly/nightly-backup.ts';
import { pdf, uploaded } from '#test/documents.ts';
import { installationOf } from '#test/installation.ts';
import { startTestAppOnce } from '#test/test-app.ts';

it('writes one archive a day as the application’s role, and removes only its own old ones', async () => {
  const app = await startTestAppOnce();
  await uploaded(await app.as('ROLE_EMPLOYEE'), pdf);
  const source = await installationOf(app);
  const folder = join(app.dataDir, 'kopie', 'nocne');
  // Past midnight in Poland, not yet in UTC.
  const now = new Date('2026-11-20T23:30:00Z');
  expect(await nightlyBackup(source, folder, now)).toMatchObject({ objects: 1, removed: 0 });
  const path = join(folder, 'grzadka-2026-11-21.tar');
  expect(await checkArchive(path)).toMatchObject({ objects: 1 });

  const written = await readFile(path);
  expect(await nightlyBackup(source, folder, now)).toBeNull();
  expect(await readFile(path)).toEqual(written);

  const days = Array.from({ length: 8 }, (_, index) => `grzadka-2026-11-1${index}.tar`);
  const foreign = ['grzadka-2019-01-01.tar.gz', 'notatki.txt', 'moja-grzadka-2019-01-01.tar'];
  const unfinished = 'grzadka-2026-11-21.tar.7.part';
  for (const name of [...days, ...foreign, unfinished]) await writeFile(join(folder, name), '');
  await utimes(join(folder, unfinished), now, new Date('2026-11-20T00:00:00Z'));
  const next = new Date('2026-11-22T02:00:00Z');
  // Kept of the week before: the days that make up seven; the 15th ends a week.
  expect(await nightlyBackup(source, folder, next)).toMatchObject({ removed: 3 });
  expect((await readdir(folder)).toSorted()).toEqual(
    [...days.slice(3), 'grzadka-2026-11-21.tar', 'grzadka-2026-11-22.tar', ...foreign].toSorted(),
  );
});
