import { readFileSync } from 'node:fs';
import { databasePid } from '@grzadka/postgres/test/data-folder';

/** The first process of the database on this DATA_DIR; fails when none runs. */
function firstProcess(dataDir: string): number {
  const pid = databasePid(dataDir);
  if (pid === null) throw new Error('no database is running');
  return pid;
}

/** Kills the first process of a database, whose others end by themselves then; gives its number. */
export function killDatabase(dataDir: string): number {
  const pid = firstProcess(dataDir);
  process.kill(pid, 'SIGKILL');
  return pid;
}

/** Has all processes of a database stand still, as on a machine that hangs; Linux only. Gives what lets them go on. */
export function freezeDatabase(dataDir: string): () => void {
  const first = firstProcess(dataDir);
  // It makes the others: none appears once it stands still.
  process.kill(first, 'SIGSTOP');
  const children = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8');
  const others = children.trim().split(' ').map(Number);
  for (const pid of others) process.kill(pid, 'SIGSTOP');
  return () => {
    for (const pid of [first, ...others]) process.kill(pid, 'SIGCONT');
  };
}
