import { cpus, loadavg, release, totalmem, type } from 'node:os';
import * as z from 'zod/mini';

const gibibyte = 1024 ** 3;

/** What a run was measured on. */
export const machine = z.object({
  processor: z.string(),
  cores: z.int(),
  memoryGib: z.number(),
  system: z.string(),
  node: z.string(),
  /** The PostgreSQL that was measured on; absent where none of the bench's was. */
  postgres: z.optional(z.string()),
  /** How many processes wanted a core in the minute before the run: well below `cores` when it was quiet. */
  loadBefore: z.number(),
});

export type Machine = z.infer<typeof machine>;

/** Looks at this machine; to be called before the first figure is measured. */
export function describeMachine(): Machine {
  const cores = cpus();
  return {
    processor: cores[0]?.model.trim() ?? 'unknown',
    cores: cores.length,
    memoryGib: Math.round(totalmem() / gibibyte),
    system: `${type()} ${release()}`,
    node: process.version,
    // 0 on Windows, which does not count them.
    loadBefore: Number((loadavg()[0] ?? 0).toFixed(1)),
  };
}
