import type { Installation } from './backup.model.ts';

type CommandLine = Installation['commandLine'];

/** How a command of the program is typed in its folder: a release brings a program of its own, else npm starts it. */
export function typedCommand(
  { program, commandLine }: Pick<Installation, 'program' | 'commandLine'>,
  command: string,
  ...args: readonly string[]
): string {
  if (program === 'release') {
    return [commandLine === 'windows' ? '.\\grzadka.cmd' : './grzadka', command, ...args].join(' ');
  }
  if (command === 'start') return 'npm start';
  return [`npm run ${command} --`, ...args].join(' ');
}

/** How DATA_DIR is set for the commands that follow. */
export function dataDirSetting(commandLine: CommandLine, dataDir: string): string {
  return commandLine === 'windows'
    ? `set "DATA_DIR=${dataDir}"`
    : `export DATA_DIR=${quotedPath('posix', dataDir)}`;
}

/** How a folder is entered. */
export function folderChange(commandLine: CommandLine, folder: string): string {
  const path = quotedPath(commandLine, folder);
  return commandLine === 'windows' ? `cd /d ${path}` : `cd ${path}`;
}

/** A path as one word of a command, whatever blanks and signs it has. */
export function quotedPath(commandLine: CommandLine, path: string): string {
  if (commandLine === 'windows') return `"${path}"`;
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;
}
