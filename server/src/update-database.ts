import type { Config } from './core/config/config.ts';
import { bringUpToDate } from './core/database/schema/bring-up-to-date.ts';
import type { DatabaseUrls } from './core/database/server/database-server.ts';
import { openStorage } from './core/storage/open-storage.ts';

/**
 * Brings the database up to date, after a backup of what an earlier version has kept there; the
 * operator is told of that line by line (docs/product/operation.md#update). Throws a `StartError` when
 * either is not possible; nothing has changed then.
 */
export async function updateDatabase(
  urls: DatabaseUrls,
  config: Config,
  print: (line: string) => void,
): Promise<void> {
  await bringUpToDate(urls, async () => {
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
  });
}
