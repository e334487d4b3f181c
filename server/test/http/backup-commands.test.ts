import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startBackupCommand } from '#test/backup-command.ts';
import { pdf, uploaded } from '#test/documents.ts';
import { emptyInstallation, everyRow, installationOf } from '#test/installation.ts';
import { startTestAppOnce } from '#test/test-app.ts';
import { storedKeys } from '#test/test-storage.ts';

const run = (...command: Parameters<typeof startBackupCommand>) =>
  startBackupCommand(...command).ended;

it('npm run backup and npm run restore, beside the application, carry everything over', async () => {
  const app = await startTestAppOnce();
  await uploaded(await app.as('ROLE_EMPLOYEE'), pdf);
  const here = await installationOf(app);
  const there = await emptyInstallation();
  const path = join(app.dataDir, 'kopia.tar');
  const done = await run('backup', here, [path]);
  expect(done).toMatchObject({ code: 0, stderr: '' });
  expect(done.stdout).toMatch(
    /^Zapisuję kopię zapasową…\nGotowe: „.*kopia\.tar”\. .*pliki: 1\.\n$/,
  );

  const [again, restored] = await Promise.all([
    run('backup', here, [path]),
    run('restore', there, [path]),
  ]);
  expect(again).toMatchObject({
    code: 1,
    stderr: `Plik „${path}” już istnieje: podaj inną nazwę.\n`,
  });
  expect(restored).toMatchObject({ code: 0, stderr: '' });
  expect(restored.stdout).toContain(
    'pliki: 1.\nLoginy i hasła są takie jak w chwili wykonania kopii.',
  );
  expect(await everyRow(there.db)).toEqual(await everyRow(app.db));
  expect(await storedKeys(there.storage)).toEqual(await storedKeys(app.storage));
});
