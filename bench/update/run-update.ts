import { toldByProcess } from '../processes/told-by-process.ts';

/** What the first migration of an update took. */
export interface UpdateCost {
  readonly seconds: number;
  /** How often it reported its progress. */
  readonly portions: number;
  /** What was the program's own of the machine's memory at most, and what was a process's of PostgreSQL, buffers apart. */
  readonly programMegabytes: number;
  readonly databaseMegabytes: number;
}

/** Brings the database of a DATA_DIR up to date, in a process of its own. Throws where that fails. */
export function runUpdate(dataDir: string): Promise<UpdateCost> {
  const program = new URL('update.process.ts', import.meta.url);
  return toldByProcess(program, { arguments: [dataDir] });
}
