import type { BackupList } from '@grzadka/contract/backup/backup.model';
import {
  dataDirSetting,
  folderChange,
  quotedPath,
  typedCommand,
} from '@grzadka/contract/backup/command-lines';

/** What stands in a command where no archive can be named. */
const anyFile = 'PLIK';

/** The command that restores an archive over what is there, line by line, for the command line of this installation. */
export function restoreCommands({ installation, place, items }: BackupList): string[] {
  const { programFolder, dataDir, commandLine } = installation;
  const newest = items.find(({ check }) => check === null || check.isWhole);
  const file =
    place === null || newest === undefined
      ? anyFile
      : quotedPath(
          commandLine,
          `${place.folder}${commandLine === 'windows' ? '\\' : '/'}${newest.fileName}`,
        );
  return [
    folderChange(commandLine, programFolder),
    ...(dataDir === null ? [] : [dataDirSetting(commandLine, dataDir)]),
    typedCommand(installation, 'restore', '--replace', file),
  ];
}
