import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** The system user PostgreSQL runs as; null when that is simply the user of this process. */
export type DatabaseUser = { readonly uid: number; readonly gid: number } | null;

function idOf(name: string, flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
}

function unprivilegedUser(): DatabaseUser {
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: idOf(name, '-u'), gid: idOf(name, '-g') };
    } catch {
      // no such user: the next one
    }
  }
  throw new EmbeddedPostgresError(
    'Wbudowana baza danych nie może działać jako root, a w systemie nie ma użytkownika „postgres” ani „nobody”: uruchom program jako zwykły użytkownik.',
  );
}

/**
 * Who runs the cluster in this folder. PostgreSQL refuses to run as root, so root lends it another
 * user: the owner of the cluster if there is one already, else `postgres` or `nobody`.
 * Throws an `EmbeddedPostgresError` when the cluster belongs to somebody this process cannot act for.
 */
export function findDatabaseUser(cluster: string): DatabaseUser {
  const self = process.getuid?.();
  if (self === undefined) return null;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (self !== 0) {
    if (owner === undefined || owner.uid === self) return null;
    throw new EmbeddedPostgresError(
      `Baza danych w folderze „${cluster}” należy do innego użytkownika systemu: uruchom program jako ten użytkownik albo wskaż inny folder w DATA_DIR.`,
    );
  }
  return owner === undefined || owner.uid === 0
    ? unprivilegedUser()
    : { uid: owner.uid, gid: owner.gid };
}

/** Whether the user may enter the folder; asked of the system itself, which knows about ACLs. */
export function canEnter(user: DatabaseUser, folder: string): boolean {
  return passes(user, 'cd -- "$1"', folder);
}

/** Whether the user may run the program at this path. */
export function canRun(user: DatabaseUser, program: string): boolean {
  return passes(user, 'test -r "$1" && test -x "$1"', program);
}

function passes(user: DatabaseUser, script: string, path: string): boolean {
  if (user === null) return true;
  const options = { ...user, cwd: '/', stdio: 'ignore' } as const;
  return spawnSync('/bin/sh', ['-c', script, 'sh', path], options).status === 0;
}
