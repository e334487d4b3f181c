import type { Config } from './core/config/config.ts';
import type { DatabaseUrls } from './core/database/server/database-server.ts';
import { tellNowAndThen } from './core/process/tell-now-and-then.ts';
import { bringUpToDate } from './core/schema/bring-up-to-date.ts';
import { openStorage } from './core/storage/open-storage.ts';

/** Seconds after which the operator hears how far a long update is, and again. */
const tellEverySeconds = 5;

/**
 * Brings the database up to date, after a backup of what an earlier version has kept there; prints to the operator a line for
 * each of these, and how far an update is that takes its time (docs/product/operation.md#update). Throws a `StartError` when
 * either is not possible; nothing has changed then.
 */
export async function updateDatabase(
  urls: DatabaseUrls,
  config: Config,
  print: (line: string) => void,
): Promise<void> {
  using progress = tellNowAndThen(print, tellEverySeconds);
  const beforeChange = async () => {
    const { backupDir } = config;
    if (backupDir === null) {
      print('Aktualizuję bazę danych bez kopii zapasowej (BACKUP_DIR=off).');
      return;
    }
    print('Baza danych wymaga aktualizacji. Zapisuję najpierw jej kopię…');
    // Few starts are an update: the others need not load what makes backups.
    const { backUpBeforeUpdate } = await import('./backup/back-up-before-update.ts');
    const source = { url: urls.ownerUrl, storage: await openStorage(config) };
    const path = await backUpBeforeUpdate(source, backupDir, new Date());
    print(`Kopia sprzed aktualizacji: „${path}”.`);
  };
  await bringUpToDate(urls, {
    beforeChange,
    onProgress: ({ step, steps, part }) => {
      const where = [`krok ${step} z ${steps}`, ...(part === null ? [] : [part])].join(', ');
      progress.tell(`Aktualizuję dane: ${where}…`);
    },
  });
}
