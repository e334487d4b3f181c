import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { programEnvironment } from '#test/program-environment.ts';

/** What became of a tool: its exit code and all it printed. */
export interface ToolResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The absolute path of something in the project. */
export function fileAt(path: string): string {
  return fileURLToPath(new URL(`../../../${path}`, import.meta.url));
}

/**
 * Runs a tool, given by the path of its program in the project, on the embedded database below
 * `dataDir` until it ends.
 */
export function runTool(program: string, dataDir: string, ...args: string[]): Promise<ToolResult> {
  return runToolWith({ DATA_DIR: dataDir }, program, ...args);
}

/** The same on the installation that these variables describe. */
export async function runToolWith(
  env: Readonly<Record<string, string>>,
  program: string,
  ...args: string[]
): Promise<ToolResult> {
  return await runProgram(fileAt(program), env, ...args);
}

/** The same of a program anywhere, given by its absolute path. */
export async function runProgram(
  program: string,
  env: Readonly<Record<string, string>>,
  ...args: string[]
): Promise<ToolResult> {
  const options = { env: { ...programEnvironment, ...env } };
  const command = [program, ...args];
  const ended = await promisify(execFile)(process.execPath, command, options).catch(
    (error: ToolResult) => error,
  );
  return { code: 'code' in ended ? ended.code : 0, stdout: ended.stdout, stderr: ended.stderr };
}
