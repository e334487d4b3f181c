import type { Backup } from '@grzadka/contract/backup/backup.model';
import { useEffect, useEffectEvent, useState } from 'react';
import { notify } from '../core/ui/toasts/notify.ts';
import { backupText } from './backup.text.ts';

/** For how many milliseconds the end of a download is looked for: a slow line needs as much. */
const watchedFor = 30 * 60_000;

interface Download {
  readonly begunAt: string;
  /** When the backup had been downloaded before. */
  readonly before: string | null;
}

/**
 * The downloads that were begun on this screen. The browser carries them out and says nothing of them; when the last byte has
 * left, the list shows it, and so does a message.
 */
export function useDownloads() {
  const [downloads, setDownloads] = useState<Readonly<Record<string, Download>>>({});
  /** When a download of the backup was begun that has not come to its end. */
  const begunAt = ({ id, downloadedAt }: Backup) => {
    const download = downloads[id];
    return download?.before === downloadedAt ? download.begunAt : undefined;
  };
  return {
    begin: ({ id, downloadedAt: before }: Backup) =>
      setDownloads({ ...downloads, [id]: { begunAt: new Date().toISOString(), before } }),
    begunAt,
    /** Whether the end of such a download is to be looked for. */
    isWatched: (backup: Backup) => {
      const at = begunAt(backup);
      return at !== undefined && Date.now() - Date.parse(at) < watchedFor;
    },
    tellEnded: (items: readonly Backup[]) => {
      const ended = items.filter((item) => item.id in downloads && begunAt(item) === undefined);
      if (ended.length === 0) return;
      notify.success(backupText.downloaded);
      const ids = new Set(ended.map(({ id }) => id));
      const left = Object.entries(downloads).filter(([id]) => !ids.has(id));
      setDownloads(Object.fromEntries(left));
    },
  };
}

/** Shows a message about the downloads that have ended, whenever the list was read anew. */
export function useEndedDownloads(
  { tellEnded }: ReturnType<typeof useDownloads>,
  items: readonly Backup[] | undefined,
): void {
  const tell = useEffectEvent(tellEnded);
  useEffect(() => {
    if (items) tell(items);
  }, [items]);
}
