import { constants } from 'node:fs';
import { access, glob } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The Chromium that has no windows, as its program and Debian's package are called. */
export const headlessShell = 'chromium-headless-shell';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * A Chromium or Chrome: the one CHROMIUM_PATH names, else one in PATH, else one that Playwright has downloaded. Null
 * when there is none, or no program where CHROMIUM_PATH leads.
 */
export async function findChromium(): Promise<string | null> {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return (await isProgram(named)) ? named : null;
  return (await findInPath(names)) ?? findPlaywrightChromium();
}

/**
 * The same for the browser tests: one without windows where there is one, which shows the same and takes a fifth less
 * of the processor.
 */
export async function findChromiumForTests(): Promise<string | null> {
  const isNamed = (process.env['CHROMIUM_PATH'] ?? '') !== '';
  return (isNamed ? null : await findInPath([headlessShell])) ?? findChromium();
}

async function findInPath(programs: readonly string[]): Promise<string | null> {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  for (const folder of [...folders, '/usr/bin']) {
    for (const name of programs) {
      const program = join(folder, name);
      if (await isProgram(program)) return program;
    }
  }
  return null;
}

async function findPlaywrightChromium(): Promise<string | null> {
  const cache =
    process.env['PLAYWRIGHT_BROWSERS_PATH'] ??
    (process.platform === 'darwin'
      ? join(homedir(), 'Library', 'Caches', 'ms-playwright')
      : join(homedir(), '.cache', 'ms-playwright'));
  const inside =
    process.platform === 'darwin' ? '*/*.app/Contents/MacOS/*' : 'chrome-linux*/chrome';
  for await (const file of glob(`chromium-*/${inside}`, { cwd: cache })) {
    const program = join(cache, file);
    if (await isProgram(program)) return program;
  }
  return null;
}

async function isProgram(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
