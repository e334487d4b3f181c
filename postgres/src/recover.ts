import { open } from 'node:fs/promises';
import type { DatabaseUser } from './database-user.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { PostgresPrograms } from './postgres-programs.ts';
import { postmasterFilePath, postmasterOf, readPostmasterFile } from './postmaster-file.ts';
import { runProgram } from './run-program.ts';

/**
 * What an earlier run left behind: nothing, only its `postmaster.pid` (the machine or the database
 * died), or a database that outlived its application.
 */
export type Recovery = 'none' | 'stale-file' | 'orphan';

/** Above every process number that a supported system gives. */
const impossiblePid = 2_147_483_646;

/**
 * Makes the cluster ready to be started. Only for whoever holds the folder's lock: then a database
 * that still runs belongs to nobody.
 */
export async function recoverCluster(
  cluster: string,
  programs: PostgresPrograms,
  user: DatabaseUser,
): Promise<Recovery> {
  if (readPostmasterFile(cluster) === null) return 'none';
  if (postmasterOf(cluster) === null) {
    await forgetPid(cluster);
    return 'stale-file';
  }
  await stopCluster(cluster, programs, user);
  return 'orphan';
}

/**
 * PostgreSQL refuses to start while the process in `postmaster.pid` lives, even if that number now
 * belongs to someone else. The number is replaced and not the file removed: from the rest of it
 * PostgreSQL learns whether processes of the old database still use the shared memory.
 */
async function forgetPid(cluster: string): Promise<void> {
  const path = postmasterFilePath(cluster);
  // Over what is there: an emptied file that a full disk then refuses to fill would end all starts.
  await using file = await open(path, 'r+');
  const [, ...rest] = (await file.readFile('utf8')).split('\n');
  await file.write([impossiblePid, ...rest].join('\n'), 0);
}

/**
 * Stops the database of this cluster: in order (open transactions are rolled back, everything is
 * written out) within 30 seconds, else at once, as durable but with a recovery at the next start.
 */
export async function stopCluster(
  cluster: string,
  programs: PostgresPrograms,
  user: DatabaseUser,
): Promise<void> {
  const ways = [
    ['--mode=fast', '--timeout=30'],
    ['--mode=immediate', '--timeout=10'],
  ];
  for (const way of ways) {
    if (postmasterOf(cluster) === null) return;
    const stop = ['stop', `--pgdata=${cluster}`, '--wait', ...way];
    await runProgram(programs.pgCtl, stop, { user, cwd: cluster });
  }
  const pid = postmasterOf(cluster);
  if (pid === null) return;
  throw new EmbeddedPostgresError(
    `Nie udało się zatrzymać bazy danych w folderze „${cluster}”: zakończ proces ${pid} i spróbuj ponownie.`,
  );
}
