import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** The absolute path of something in the project. */
export function at(...parts: string[]): string {
  return join(root, ...parts);
}

/** Where and with what a program runs. */
export interface RunOptions {
  /** A folder of the project; its root by default. */
  readonly cwd?: string;
  /** Variables beside those of this process. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a program with this terminal and gives its exit code (1 when a signal ended it). */
export function run(
  program: string,
  args: readonly string[],
  { cwd = root, env = {} }: RunOptions = {},
): Promise<number> {
  const path = [at('node_modules', '.bin'), process.env['PATH']].join(delimiter);
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, PATH: path, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  child.on('error', reject);
  child.on('close', (code) => resolve(code ?? 1));
  return promise;
}

/** Runs a tool's JavaScript entry point, given below node_modules, with the project's own Node. */
export function runTool(
  entry: string,
  args: readonly string[],
  options?: RunOptions,
): Promise<number> {
  return run(process.execPath, [at('node_modules', entry), ...args], options);
}
