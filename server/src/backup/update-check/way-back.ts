import type { Installation } from '@grzadka/contract/backup/backup.model';
import { dataDirSetting, quotedPath, typedCommand } from '@grzadka/contract/backup/command-lines';

interface UpdatedInstallation extends Omit<Installation, 'dataDir' | 'programFolder'> {
  readonly dataDir: string;
}

/**
 * How the former version comes back with its data, step by step, for this installation: of settings that hold secrets the names,
 * not the values (docs/product/operation.md#update).
 */
export function wayBack(archive: string, installation: UpdatedInstallation): string[] {
  const { dataDir, settings, commandLine } = installation;
  const file = quotedPath(commandLine, archive);
  const typed = (command: string, ...args: readonly string[]) =>
    `       ${typedCommand(installation, command, ...args)}`;
  const byNpm = { commandLine, program: 'npm' } as const;
  return [
    'Droga powrotna, gdyby po aktualizacji coś było nie tak:',
    '  1. Zatrzymaj nową wersję (Ctrl+C albo systemctl stop grzadka).',
    '  2. Wskaż folder danych, w tym samym oknie dla wszystkich poleceń:',
    `       ${dataDirSetting(commandLine, dataDir)}`,
    ...(settings.length === 0 ? [] : [`     i ustaw tak samo jak teraz: ${settings.join(', ')}.`]),
    '  3. Jeśli w nowej wersji coś już wpisano, zachowaj to, w jej folderze:',
    typed('backup', quotedPath(commandLine, beside(archive, commandLine))),
    '  4. W folderze poprzedniej wersji przywróć kopię sprzed aktualizacji i uruchom tę wersję:',
    typed('restore', '--replace', file),
    typed('start'),
    ...(installation.program === 'npm'
      ? []
      : [
          '     Jeśli poprzednia wersja jest jeszcze bez polecenia grzadka:',
          `       ${typedCommand(byNpm, 'restore', '--replace', file)}`,
          `       ${typedCommand(byNpm, 'start')}`,
        ]),
    'Wracają wszystkie dane z chwili kopii. Trzeba tylko zalogować się ponownie, a e-maile, które wtedy czekały na wysłanie, nie wyjdą: wiadomości, które wysyłano, czekają na decyzję.',
  ];
}

/** A name for the archive of the new version, beside the other one. */
function beside(archive: string, commandLine: Installation['commandLine']): string {
  const mark = commandLine === 'windows' ? '\\' : '/';
  return `${archive.slice(0, archive.lastIndexOf(mark) + 1)}grzadka-po-aktualizacji.tar`;
}
