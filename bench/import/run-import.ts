import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));
const preload = fileURLToPath(new URL('tell-peak-memory.ts', import.meta.url));

/** What an import took. */
export interface ImportCost {
  readonly seconds: number;
  /** What the process had of the system at most, the embedded PostgreSQL not included. */
  readonly peakMegabytes: number;
}

/**
 * Imports a file as `npm run import` does, into the embedded database of `dataDir`, which it starts and stops
 * and makes when there is none. Throws when the program fails.
 */
export async function runImport(dataDir: string, file: string): Promise<ImportCost> {
  const { PATH, HOME } = process.env;
  const begin = performance.now();
  const child = spawn(process.execPath, ['--import', preload, ...importArguments(), file], {
    cwd: projectRoot,
    env: { PATH, HOME, DATA_DIR: dataDir, BACKUP_DIR: 'off' },
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  const told = child.stdio[3];
  if (!(told instanceof Readable)) throw new Error('file descriptor 3 is not piped');
  const [peak, [code]] = await Promise.all([text(told), once(child, 'close')]);
  if (code !== 0) throw new Error(`the import of ${file} failed`);
  const seconds = (performance.now() - begin) / 1000;
  return { seconds, peakMegabytes: (Number(peak) * 1024) / 1_000_000 };
}

/** What stands behind `node` in the script `import`. */
function importArguments(): string[] {
  const manifest = JSON.parse(readFileSync(`${projectRoot}/package.json`, 'utf8')) as {
    scripts: { import: string };
  };
  return manifest.scripts.import.split(' ').slice(1);
}
