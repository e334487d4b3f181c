import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clusterFolder } from './database-folder.ts';
import type { DatabaseUser } from './database-user.ts';
import { ownerRole } from './embedded-addresses.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { orOutOfSpace } from './out-of-space-error.ts';
import type { PostgresPrograms } from './postgres-programs.ts';
import { runProgram } from './run-program.ts';

const majorVersion = '18';

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
 * Makes the cluster in this database folder unless there is one. It is made under another name and
 * renamed when complete, so that an interrupted start leaves nothing that looks like a cluster.
 */
export async function ensureCluster(
  folder: string,
  programs: PostgresPrograms,
  user: DatabaseUser,
): Promise<void> {
  const version = await readVersion(clusterFolder(folder));
  if (version === null) return createCluster(folder, programs, user);
  if (version === majorVersion) return;
  throw new EmbeddedPostgresError(
    `Baza danych w folderze „${folder}” pochodzi z PostgreSQL ${version}, a program zawiera PostgreSQL ${majorVersion}: użyj wersji programu, która ją założyła, albo przenieś dane.`,
  );
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
      `Nie udało się założyć bazy danych w folderze „${folder}” (${lastLine(output)}).`,
    );
    throw await orOutOfSpace(failure, { folder, output });
  }
  await rename(unfinished, clusterFolder(folder));
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? '';
}
