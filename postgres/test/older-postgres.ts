import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clusterFolder, makeDatabaseFolder } from '../src/database-folder.ts';
import { findDatabaseUser } from '../src/database-user.ts';
import { type EmbeddedAddresses, embeddedAddresses, ownerRole } from '../src/embedded-addresses.ts';
import { startOnFreePort } from '../src/free-port.ts';
import type { PostgresPrograms } from '../src/postgres-programs.ts';
import { startPostmaster } from '../src/postmaster.ts';
import { stopCluster } from '../src/recover.ts';
import { runProgram } from '../src/run-program.ts';

/** Where the packages of Debian, of the PostgreSQL project and of Homebrew put the programs of a major version. */
const folders = (major: number) => [
  `/usr/lib/postgresql/${major}/bin`,
  `/usr/pgsql-${major}/bin`,
  `/opt/homebrew/opt/postgresql@${major}/bin`,
  `/usr/local/opt/postgresql@${major}/bin`,
];

/** The folder with the programs of this major version of PostgreSQL, as an administrator installs it; null where it is not. */
export function findPostgres(major: number): string | null {
  return folders(major).find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/** A server as somebody else would run it, of another version than the embedded one. */
interface OlderPostgres extends EmbeddedAddresses {
  stop(): Promise<void>;
}

/** Starts the programs in `bin` on a new cluster below `dataDir`, which is there already. */
export async function startOlderPostgres(
  bin: string,
  { dataDir, settings }: { dataDir: string; settings: Readonly<Record<string, string>> },
): Promise<OlderPostgres> {
  const at = (name: string) => join(bin, name);
  const programs = { initdb: at('initdb'), pgCtl: at('pg_ctl'), postgres: at('postgres') };
  const folder = await makeDatabaseFolder(dataDir);
  const cluster = clusterFolder(folder);
  const password = randomBytes(24).toString('base64url');
  const user = await makeCluster({ folder, programs, password });
  const { port } = await startOnFreePort((freePort) =>
    startPostmaster({ folder, cluster, programs, user, settings, port: freePort }),
  );
  return {
    ...embeddedAddresses(port, password),
    stop: () => stopCluster(cluster, programs, user),
  };
}

interface NewCluster {
  readonly folder: string;
  readonly programs: PostgresPrograms;
  readonly password: string;
}

async function makeCluster({ folder, programs, password }: NewCluster) {
  const cluster = clusterFolder(folder);
  const user = findDatabaseUser(cluster);
  const passwordFile = join(folder, 'password');
  await mkdir(cluster, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (user !== null) {
    for (const path of [cluster, passwordFile]) await chown(path, user.uid, user.gid);
  }
  const { code, output } = await runProgram(
    programs.initdb,
    [
      `--pgdata=${cluster}`,
      `--username=${ownerRole}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
    ],
    { user, cwd: folder },
  );
  if (code !== 0) throw new Error(output);
  return user;
}
