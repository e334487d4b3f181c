import type { Backup, BackupList } from '@grzadka/contract/backup/backup.model';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { notify } from '../core/ui/toasts/notify.ts';
import { backupsQuery, lookEvery } from './backup.queries.ts';
import { backupText } from './backup.text.ts';
import { useDownloads, useEndedDownloads } from './useDownloads.ts';

/** The backups as they are now. When one has been made, checked or downloaded from here, a message says how that ended. */
export function useBackups() {
  const downloads = useDownloads();
  const { data, error, refetch } = useQuery({
    ...backupsQuery,
    refetchInterval: ({ state: { data: known } }) =>
      known?.work || known?.items.some(downloads.isWatched) ? lookEvery : false,
  });
  useEndedDownloads(downloads, data?.items);
  const previous = useRef<BackupList>(undefined);
  useEffect(() => {
    const before = previous.current;
    previous.current = data;
    if (!before?.work || !data || before.work.id === data.work?.id) return;
    const { kind, id } = before.work;
    const [was, is] = [before, data].map(({ items }) => items.find((item) => item.id === id));
    if (kind === 'check') tellCheck(was, is);
    // Why there is none says an alert of the screen.
    else if (is !== undefined) notify.success(backupText.made);
  }, [data]);
  return { data, error, refetch, downloads };
}

function tellCheck(was: Backup | undefined, is: Backup | undefined): void {
  if (!is?.check || is.check.at === was?.check?.at) notify.error(backupText.notChecked);
  else if (is.check.isWhole) notify.success(backupText.whole);
  else notify.error(backupText.damaged);
}
