import type { BackupList } from '@grzadka/contract/backup/backup.model';
import { ProgressBar } from '../core/ui/elements/ProgressBar.tsx';
import { Stack } from '../core/ui/elements/Stack.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import styles from './BackupProgress.module.css';
import { backupText, writtenText } from './backup.text.ts';

/** In percent, of a bar as long as the backup before: only the list shows that this one is over. */
const almostAll = 99;

/** What is being done to a backup, and how far it is. */
export function BackupProgress({ backups: { items, work } }: { backups: BackupList }) {
  if (work === null) return null;
  const { kind, id, writtenBytes } = work;
  const usual = items[0]?.bytes;
  const checked = items.find((item) => item.id === id);
  const text =
    kind === 'create'
      ? writtenText(writtenBytes, usual)
      : backupText.checking(checked?.createdAt ?? '');
  return (
    <Stack gap={8} className={styles['progress']}>
      <ProgressBar
        label={backupText.progress}
        percent={
          writtenBytes !== null && usual
            ? Math.min(almostAll, Math.floor((writtenBytes / usual) * 100))
            : undefined
        }
      />
      <Text>{`${text} ${backupText.leave}`}</Text>
    </Stack>
  );
}
