import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What the first migration of an update took. */
export interface UpdateCost {
  readonly seconds: number;
  /** How often it told how far it was. */
  readonly portions: number;
  /** What was the program's own of the machine's memory at most, and what was a process's of PostgreSQL, buffers apart. */
  readonly programMegabytes: number;
  readonly databaseMegabytes: number;
}

/** Brings the database of a DATA_DIR up to date, in a process of its own. Throws where that fails. */
export async function runUpdate(dataDir: string): Promise<UpdateCost> {
  const file = fileURLToPath(new URL('update.process.ts', import.meta.url));
  const child = fork(file, [dataDir], { execArgv: [] });
  const told: UpdateCost[] = [];
  child.on('message', (cost: UpdateCost) => told.push(cost));
  await once(child, 'exit');
  const [cost] = told;
  if (cost === undefined) throw new Error('the update failed');
  return cost;
}
