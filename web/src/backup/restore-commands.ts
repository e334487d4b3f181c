import type { BackupList, Installation } from '@grzadka/contract/backup/backup.model';

/** What stands in a command where no archive can be named. */
const anyFile = 'PLIK';

/** The command that restores an archive over what is there, line by line, for the command line of this installation. */
export function restoreCommands({ installation, place, items }: BackupList): string[] {
  const { programFolder, dataDir, commandLine } = installation;
  const quoted = quotes[commandLine];
  const newest = items.find(({ check }) => check === null || check.isWhole);
  const file =
    place === null || newest === undefined
      ? anyFile
      : quoted(`${place.folder}${commandLine === 'windows' ? '\\' : '/'}${newest.fileName}`);
  return [
    commandLine === 'windows' ? `cd /d ${quoted(programFolder)}` : `cd ${quoted(programFolder)}`,
    ...(dataDir === null ? [] : [assignment(commandLine, dataDir)]),
    `npm run restore -- --replace ${file}`,
  ];
}

function assignment(commandLine: Installation['commandLine'], dataDir: string): string {
  return commandLine === 'windows'
    ? `set "DATA_DIR=${dataDir}"`
    : `export DATA_DIR=${quotes.posix(dataDir)}`;
}

/** A path as one word of a command, whatever blanks and signs it has. */
const quotes: Readonly<Record<Installation['commandLine'], (path: string) => string>> = {
  posix: (path) => (/^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`),
  windows: (path) => `"${path}"`,
};
