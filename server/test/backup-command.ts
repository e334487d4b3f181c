import { type ChildProcess, execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Installation } from './installation.ts';
import { programEnvironment } from './program-environment.ts';
import { databaseEnvironment } from './test-cluster.ts';

interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A command that an operator has typed. */
export interface RunningCommand {
  readonly process: ChildProcess;
  readonly ended: Promise<Outcome>;
}

/**
 * Starts `npm run backup` or `npm run restore` on an installation of the tests; `env` as the operator
 * sets it.
 */
export function startBackupCommand(
  command: 'backup' | 'restore',
  where: Installation,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): RunningCommand {
  const program = fileURLToPath(new URL(`../src/backup/${command}.cli.ts`, import.meta.url));
  const running = promisify(execFile)(process.execPath, [program, ...args], {
    env: {
      ...programEnvironment,
      DATA_DIR: where.dataDir,
      ...databaseEnvironment(where),
      ...env,
    },
  });
  const ended = running.then(
    (result) => ({ code: 0, ...result }),
    (failure: Outcome) => failure,
  );
  return { process: running.child, ended };
}
