import { backupCard } from '@grzadka/contract/backup/backup.card';
import type { StateOf } from '@grzadka/contract/core/system-card';
import { mdiBackupRestore } from '@mdi/js';
import { stateCard } from '../core/system-card.ts';
import { formatMinute } from '../core/ui/format.ts';
import { icon } from '../core/ui/icon.ts';
import { backupPaths } from './backup.paths.ts';

/** When a backup was last made, and whether one lies elsewhere. */
export const backupSystemCard = stateCard(backupCard, {
  title: 'Kopie zapasowe',
  icon: icon(mdiBackupRestore, 'Backups'),
  to: backupPaths.list,
  sentence: (state) => (state.isOn ? stateText(state) : 'Program nie robi kopii.'),
});

function stateText({
  newestAt,
  awayAt,
  isOnAnotherDisk,
  lacksRoom,
  lost,
}: StateOf<typeof backupCard>) {
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
