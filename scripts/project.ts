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
  /** Takes what it prints, piece by piece; the terminal does by default. */
  readonly print?: (piece: string) => void;
}

/** Runs a program and gives its exit code (1 when a signal ended it). */
export function run(
  program: string,
  args: readonly string[],
  { cwd = root, env = {}, print }: RunOptions = {},
): Promise<number> {
  const path = [at('node_modules', '.bin'), process.env['PATH']].join(delimiter);
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, PATH: path, ...env },
    stdio: print ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  });
  for (const output of [child.stdout, child.stderr]) {
    output?.setEncoding('utf8').on('data', (piece: string) => print?.(piece));
  }
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
