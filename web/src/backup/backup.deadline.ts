import { backupDeadline } from '@grzadka/contract/backup/backup.deadline';
import { minuteInFigures } from '@grzadka/contract/core/time/in-figures';
import { deadlineWords } from '../core/deadline-words.ts';
import { backupPaths } from './backup.paths.ts';

/** The words of a backup that is overdue. */
export const backupWords = deadlineWords(backupDeadline, {
  title: () => 'Kopia zapasowa',
  reason: ({ newestAt }) =>
    newestAt === null
      ? 'Nie ma jeszcze żadnej, a ostatnia próba się nie udała.'
      : `Ostatnia jest sprzed ponad dwóch dni: ${minuteInFigures(newestAt)}. Program robi ją co noc.`,
  way: () => ({ label: 'Pokaż kopie', to: backupPaths.list }),
});
