import { spawn } from 'node:child_process';
import type { DatabaseUser } from './database-user.ts';

const inherited = ['PATH', 'SystemRoot', 'TEMP', 'TMP'];

/**
 * The environment of the database's programs: their messages in English and their clock in UTC on
 * every machine, no PG… setting of somebody's shell, none of this program's secrets.
 */
export function databaseEnvironment(): NodeJS.ProcessEnv {
  const kept = inherited.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' };
}

/** What became of a program: its exit code (-1: ended by a signal) and all it printed. */
export interface ProgramResult {
  readonly code: number;
  readonly output: string;
}

/** Runs a program of PostgreSQL to its end, as the given user, in a folder that user may enter. */
export function runProgram(
  program: string,
  args: readonly string[],
  where: { readonly user: DatabaseUser; readonly cwd: string },
): Promise<ProgramResult> {
  const { promise, resolve, reject } = Promise.withResolvers<ProgramResult>();
  const child = spawn(program, args, {
    ...where.user,
    cwd: where.cwd,
    // A group of its own: Ctrl+C in the terminal is for the application, which stops in order.
    detached: true,
    env: databaseEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: string) => {
    output += chunk;
  };
  child.stdout.setEncoding('utf8').on('data', collect);
  child.stderr.setEncoding('utf8').on('data', collect);
  child.on('error', reject);
  child.on('close', (code) => resolve({ code: code ?? -1, output }));
  return promise;
}
