import { gardenTimeZone } from '@grzadka/contract/core/time/time-zone';
import { type Config, readConfig } from '#src/core/config/config.ts';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import type { DatabaseServer } from '#src/core/database/server/database-server.ts';
import { withDatabaseServer } from '#src/core/database/server/with-database-server.ts';
import { runCommand } from '#src/core/process/command.ts';
import { printLines } from '#src/core/process/print-lines.ts';
import { progressBar } from '#src/core/process/progress-bar.ts';
import { StartError } from '#src/core/process/start-error.ts';
import { bringUpToDate } from '#src/core/schema/bring-up-to-date.ts';
import { openStorage } from '#src/core/storage/open-storage.ts';
import type { Storage } from '#src/core/storage/storage.ts';
import {
  erasedListFolder,
  listFolders,
  replayErasures,
  writeErasedList,
} from '#src/personal-data/erasure/erased-list.ts';
import { checkArchive } from './archive/read-archive.ts';
import { readRestoreOptions, restoreHelp } from './command-options.ts';
import { explainFile } from './explain-file.ts';
import { lostLines } from './lost-objects.ts';
import { restore } from './restore.ts';

async function run({ path, replace }: { path: string; replace: boolean }): Promise<void> {
  const config = readConfig(process.env);
  const { progress, stop } = progressBar('Pliki');
  console.log('Sprawdzam kopię zapasową…');
  try {
    // Before a database is started, and so made, for a file that is none.
    const checked = await checkArchive(path);
    const storage = await openStorage(config);
    console.log('Przywracam…');
    const interruption = new AbortController();
    const { signal } = interruption;
    const work = async (server: DatabaseServer) => {
      const target = { ownerUrl: server.ownerUrl, storage };
      const restored = await restore(target, path, { replace, checked, progress, signal });
      await bringUpToDate(server);
      await replay(server.ownerUrl, { config, storage, path });
      return { ...restored, lost: await lostLines(server.ownerUrl, restored.missing) };
    };
    const { createdAt, rows, objects, lost } = await withDatabaseServer(config, work, () =>
      interruption.abort(new StartError('Przerwano. Niczego nie zmieniono.')),
    ).finally(stop);
    const time = createdAt.toLocaleString('pl-PL', { timeZone: gardenTimeZone });
    console.log(`Gotowe: stan z ${time}. Wiersze: ${rows}, pliki: ${objects}.`);
    printLines(lost);
    console.log('Loginy i hasła są takie jak w chwili wykonania kopii.');
  } catch (error) {
    throw explainFile(path, error);
  }
}

/** Whoever was erased since the backup was made is not brought back by it. */
async function replay(
  ownerUrl: string,
  { config, storage, path }: { config: Config; storage: Storage; path: string },
): Promise<void> {
  const owner = openDatabase(ownerUrl, { max: 1, connectionTimeout: 0, statementTimeout: 0 });
  try {
    const needs = { owner: owner.db, storage, dataDir: config.dataDir };
    const count = await replayErasures(needs, listFolders(config, path));
    await writeErasedList(owner.db, erasedListFolder(config));
    if (count > 0) console.log(`Ponownie usunięto dane osób, które o to prosiły: ${count}.`);
  } finally {
    await closeDatabase(owner);
  }
}

await runCommand({ help: restoreHelp, read: readRestoreOptions }, run);
