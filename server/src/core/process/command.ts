import { resolve } from 'node:path';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { printLines } from './print-lines.ts';
import { failureLines } from './report-failure.ts';
import { StartError } from './start-error.ts';
import { withTypedCommands } from './typed-commands.ts';

/** The environment that npm gives a command. */
export type Environment = Readonly<Record<string, string | undefined>>;

const helpOption = { help: { type: 'boolean', short: 'h', default: false } } as const;

/**
 * Reads the command line of `npm run <command>`, whose options are these and `--help`. Throws a `StartError` for any
 * other.
 */
export function readCommandLine<const Options extends ParseArgsOptionsConfig>(
  command: string,
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...options, ...helpOption },
    });
  } catch {
    throw new StartError(`Nieznana opcja. Opis: npm run ${command} -- --help.`);
  }
}

/** The one file that a command was given: a relative path is one of the folder in which npm was called. */
export function onlyFile(
  command: string,
  [path, ...others]: readonly string[],
  env: Environment,
): string {
  if (path === undefined || others.length > 0) {
    throw new StartError(
      `Podaj jeden plik: npm run ${command} -- PLIK (opis: npm run ${command} -- --help).`,
    );
  }
  // npm itself changes to the project's folder.
  const folder = env['npm_lifecycle_event'] === command ? env['INIT_CWD'] : undefined;
  return resolve(folder ?? '.', path);
}

/** A command: its help, and how its command line is read; null when only help was asked for. */
interface Command<Options> {
  readonly help: string;
  readonly read: (args: readonly string[], env: Environment) => Options | null;
}

/** Runs what the command line of this process asks for, or shows the help; where it fails, the operator reads why. */
export async function runCommand<Options>(
  { help, read }: Command<Options>,
  run: (options: Options) => Promise<void>,
): Promise<void> {
  try {
    const options = read(process.argv.slice(2), process.env);
    if (options === null) process.stdout.write(`${withTypedCommands(help)}\n`);
    else await run(options);
  } catch (error) {
    printLines(failureLines(error), process.stderr);
    process.exitCode = 1;
  }
}
