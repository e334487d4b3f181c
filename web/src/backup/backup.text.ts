import type { backupCard } from '@grzadka/contract/backup/backup.card';
import type { Backup, BackupKind } from '@grzadka/contract/backup/backup.model';
import type { StateOf } from '@grzadka/contract/core/system-card';
import { lostFileRemedy } from '../content/lost-file.text.ts';
import { formatMinute } from '../core/ui/format.ts';
import { formatSize } from '../core/ui/format-size.ts';

const kinds: Readonly<Record<BackupKind, string>> = {
  nightly: 'nocna',
  requested: 'na życzenie',
  'before-update': 'przed aktualizacją',
};

/** What came of the last check. */
export function checkText(check: Backup['check']): string {
  if (check === null) return 'Nie była jeszcze sprawdzana';
  const result = check.isWhole ? 'dobra' : 'uszkodzona';
  return `Sprawdzona ${formatMinute(check.at)}: ${result}`;
}

/** How much of a new backup is written, beside the size of the one before it. */
export function writtenText(written: number | null, usual: number | undefined): string {
  if (written === null) return 'Tworzenie kopii zaczyna się…';
  const done = `Tworzę kopię. Zapisano ${formatSize(written)}`;
  return usual === undefined ? `${done}.` : `${done}, poprzednia ma ${formatSize(usual)}.`;
}

/** What the card of the backups says: when one was last made, and whether one lies elsewhere. */
export function backupSentence({
  isOn,
  newestAt,
  awayAt,
  isOnAnotherDisk,
  lacksRoom,
  lost,
}: StateOf<typeof backupCard>): string {
  if (!isOn) return 'Program nie robi kopii.';
  const newest =
    newestAt === null
      ? 'Nie ma jeszcze żadnej kopii.'
      : `Ostatnia kopia: ${formatMinute(newestAt)}.`;
  if (lacksRoom) return `${newest} Na dysku brakuje miejsca na następną.`;
  if (newestAt === null) return newest;
  if (lost !== null) return `${newest} ${lostText(lost)}`;
  if (isOnAnotherDisk) return `${newest} Jest na innym dysku niż dane.`;
  return awayAt === null
    ? `${newest} Żadnej nie pobrano, a leżą na tym samym dysku co dane.`
    : `${newest} Ostatnio pobrano: ${formatMinute(awayAt)}.`;
}

function lostText({ count, name }: NonNullable<StateOf<typeof backupCard>['lost']>): string {
  return count === 1
    ? `Nie ma w niej pliku, który zaginął: ${name}.`
    : `Nie ma w niej plików, które zaginęły (jest ich: ${count}), na przykład: ${name}.`;
}

/** The texts of the backups' screen. */
export const backupText = {
  title: 'Kopie zapasowe',
  place: 'Gdzie są kopie',
  folder: 'Folder',
  disk: 'Dysk',
  anotherDisk: 'inny niż dysk z danymi',
  sameDisk: 'ten sam co dane',
  sameDiskHint:
    'Gdy ten dysk się zepsuje, przepadną i dane, i kopie. Co miesiąc pobierz kopię i przenieś ją na inny dysk, na przykład na pendrive.',
  off: 'Program nie robi kopii',
  offHint:
    'Wyłączono je ustawieniem BACKUP_DIR=off. Poproś administratora komputera, żeby wskazał w nim folder, najlepiej na innym dysku, i uruchomił program ponownie.',
  guide: 'Jak odtworzyć dane',
  list: 'Lista kopii',
  hint: 'Program sam robi kopię co noc o 1:30. Zostają kopie z 7 ostatnich dni, 4 tygodni i 12 miesięcy.',
  empty: 'Nie ma jeszcze żadnej kopii.',
  kinds,
  size: formatSize,
  madeBy: (name: string) => `Zlecenie: ${name}`,
  downloadedAt: (at: string) => `Pobrana ${formatMinute(at)}`,
  neverDownloaded: 'Nie była pobierana',
  downloading: (at: string) => `Pobieranie zaczęte ${formatMinute(at)}`,
  downloaded: 'Kopia jest pobrana. Przenieś ją na inny dysk, na przykład na pendrive.',
  create: 'Utwórz kopię',
  progress: 'Postęp',
  leave: 'Możesz zamknąć tę stronę – program dokończy to sam.',
  checking: (at: string) => `Sprawdzam kopię z ${formatMinute(at)}.`,
  made: 'Kopia jest gotowa',
  whole: 'Kopia jest dobra',
  damaged: 'Kopia jest uszkodzona. Utwórz nową.',
  notChecked: 'Nie udało się sprawdzić kopii. Spróbuj ponownie.',
  failed: (at: string, reason: string) => `Kopia z ${formatMinute(at)} nie powstała. ${reason}`,
  lost: 'W ostatniej kopii nie ma tych plików, bo zaginęły z miejsca, w którym program je trzyma:',
  lostRemedy: `${lostFileRemedy} Następna kopia będzie pełna.`,
  check: 'Sprawdź',
  download: 'Pobierz',
  delete: 'Usuń kopię',
  deleteTitle: 'Usunąć kopię?',
  deleteQuestion: (at: string) =>
    `Czy na pewno chcesz usunąć kopię z ${formatMinute(at)}? Nie da się jej przywrócić.`,
  deleted: 'Usunięto kopię',
} as const;
