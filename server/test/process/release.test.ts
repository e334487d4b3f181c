import { execFile } from 'node:child_process';
import { appendFile, readFile, readlink, rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newDataDir } from '@grzadka/postgres/test/data-folder';
import { expect, it } from 'vitest';
import { programEnvironment } from '#test/program-environment.ts';
import { requestUnderName } from '#test/request-under-name.ts';
import { launchers } from '../../../scripts/release/launchers.ts';
import { platforms } from '../../../scripts/release/platforms.ts';
import { movedProject, projectRoot } from './moved-project.ts';
import { preparedDataDir } from './prepared-data-dir.ts';
import { startRelease } from './program.ts';

/** The project with what a release for this system calls, and for another one. */
async function projectWithProgram(platform: keyof typeof platforms): Promise<string> {
  const folder = await movedProject();
  const { scripts } = JSON.parse(await readFile(join(projectRoot, 'package.json'), 'utf8'));
  for (const [name, text] of Object.entries(launchers(platforms[platform], scripts))) {
    await writeFile(join(folder, name), text, { mode: 0o755 });
  }
  return folder;
}

it('a release starts by a link from anywhere, from where it lies now, with the settings beside it', async () => {
  const made = await projectWithProgram('linux-x64');
  const folder = newDataDir();
  await rename(made, folder);
  const link = newDataDir();
  await symlink(join(folder, 'grzadka'), link);
  await appendFile(join(folder, 'web/dist/index.html'), '<!-- moved -->');
  await writeFile(
    join(folder, 'grzadka.env'),
    `DATA_DIR=${await preparedDataDir()}\nADMIN_PASSWORD=Zielona-grządka-7\n`,
  );
  const origin = await startRelease(link, { BACKUP_DIR: 'off' }).address();
  const page = await requestUnderName({ origin }, { host: 'localhost', path: '/' });
  expect(page.body).toContain('<!-- moved -->');
});

it('on Windows its parts are linked where they lie, once more after a move, and its commands say how it is called', async () => {
  const made = await projectWithProgram('win32-x64');
  const folder = newDataDir();
  await rename(made, folder);
  const run = promisify(execFile);
  const command = [join(folder, 'grzadka.cjs'), 'backup', '--help'];
  const { stdout } = await run(process.execPath, command, { env: programEnvironment });
  expect(stdout).toContain('.\\grzadka.cmd backup PLIK');
  expect(await readlink(join(folder, 'node_modules/@grzadka/server'))).toBe(join(folder, 'server'));
});
