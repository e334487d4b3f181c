import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clusterFolder } from './database-folder.ts';
import type { DatabaseUser } from './database-user.ts';
import { ownerRole } from './embedded-addresses.ts';
import { askForHelp, EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { orOutOfSpace } from './out-of-space-error.ts';
import type { PostgresPrograms } from './postgres-programs.ts';
import { runProgram } from './run-program.ts';

const majorVersion = '18';

/** The cluster was made by another major version of PostgreSQL, whose files this one cannot read. */
export class ClusterVersionError extends EmbeddedPostgresError {
  override name = 'ClusterVersionError';
  readonly isNewer: boolean;

  constructor(folder: string, version: string) {
    super(
      `Baza danych w folderze „${folder}” pochodzi z PostgreSQL ${version}, a ten program zawiera PostgreSQL ${majorVersion}. Niczego nie zmieniono.`,
    );
    this.isNewer = Number(version) > Number(majorVersion);
  }
}

function passwordFile(folder: string): string {
  return join(folder, 'password');
}

/** The owner's password in the cluster of this database folder. */
export async function readPassword(folder: string): Promise<string> {
  try {
    return (await readFile(passwordFile(folder), 'utf8')).trim();
  } catch (error) {
    throw new EmbeddedPostgresError(
      `Nie można odczytać hasła bazy danych z pliku „${passwordFile(folder)}”: przywróć ten plik z kopii zapasowej.`,
      error,
    );
  }
}

/**
 * Throws a `ClusterVersionError` when there is a cluster of another major version in this database
 * folder, before anything there is touched.
 */
export async function requireOwnVersion(folder: string): Promise<void> {
  const version = await readVersion(clusterFolder(folder));
  if (version !== null && version !== majorVersion) throw new ClusterVersionError(folder, version);
}

/**
 * Makes the cluster in this database folder unless there is one. It is made under another name and
 * renamed when complete, so that an interrupted start leaves nothing that looks like a cluster.
 */
export async function ensureCluster(
  folder: string,
  programs: PostgresPrograms,
  user: DatabaseUser,
): Promise<void> {
  const version = await readVersion(clusterFolder(folder));
  if (version === null) await createCluster(folder, programs, user);
}

async function readVersion(cluster: string): Promise<string | null> {
  return readFile(join(cluster, 'PG_VERSION'), 'utf8').then(
    (text) => text.trim(),
    () => null,
  );
}

async function createCluster(
  folder: string,
  programs: PostgresPrograms,
  user: DatabaseUser,
): Promise<void> {
  const unfinished = `${clusterFolder(folder)}-new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await rm(passwordFile(folder), { force: true });
  await writeFile(passwordFile(folder), randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (user !== null) {
    await chown(unfinished, user.uid, user.gid);
    await chown(passwordFile(folder), user.uid, user.gid);
  }
  const { code, output } = await runProgram(
    programs.initdb,
    [
      `--pgdata=${unfinished}`,
      `--username=${ownerRole}`,
      `--pwfile=${passwordFile(folder)}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--text-search-config=simple',
      '--data-checksums',
    ],
    { user, cwd: folder },
  );
  if (code !== 0) {
    const failure = new EmbeddedPostgresError(
      `Nie udało się założyć bazy danych w folderze „${folder}” (${lastLine(output)}). ${askForHelp}`,
    );
    throw await orOutOfSpace(failure, { folder, output });
  }
  await rename(unfinished, clusterFolder(folder));
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? '';
}
