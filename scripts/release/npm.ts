import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs npm, the one that this was called by where there is one, and gives what it prints. */
export async function npm(args: readonly string[], cwd: string): Promise<string> {
  const cli = process.env['npm_execpath'] ?? '';
  const [program, first] = cli.endsWith('npm-cli.js') ? [process.execPath, [cli]] : ['npm', []];
  const options = { cwd, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)(program, [...first, ...args], options);
  return stdout;
}
