import { existsSync } from 'node:fs';
import { megabyte } from '@grzadka/contract/core/upload';
import { readConfig } from '#src/core/config/config.ts';
import { withDatabaseServer } from '#src/core/database/server/with-database-server.ts';
import { runCommand } from '#src/core/process/command.ts';
import { printLines } from '#src/core/process/print-lines.ts';
import { progressBar } from '#src/core/process/progress-bar.ts';
import { StartError } from '#src/core/process/start-error.ts';
import { openStorage } from '#src/core/storage/open-storage.ts';
import { backUp } from './back-up.ts';
import { backupHelp, readBackupOptions } from './command-options.ts';
import { explainFile } from './explain-file.ts';
import { lostLines } from './lost-objects.ts';

async function run({ path }: { path: string }): Promise<void> {
  const config = readConfig(process.env);
  if (existsSync(path)) {
    throw new StartError(`Plik „${path}” już istnieje: podaj inną nazwę.`);
  }
  const storage = await openStorage(config);
  const { progress, stop } = progressBar('Pliki');
  console.log('Zapisuję kopię zapasową…');
  const minFreeBytes = config.minFreeDiskMb * megabyte;
  const { rows, tables, objects, lost } = await withDatabaseServer(config, async ({ ownerUrl }) => {
    const result = await backUp({ url: ownerUrl, storage, minFreeBytes }, path, progress);
    return { ...result, lost: await lostLines(ownerUrl, result.missing) };
  })
    .catch((error: unknown) => {
      throw explainFile(path, error);
    })
    .finally(stop);
  console.log(`Gotowe: „${path}”. Tabele: ${tables}, wiersze: ${rows}, pliki: ${objects}.`);
  printLines(lost);
}

await runCommand({ help: backupHelp, read: readBackupOptions }, run);
