import type { Logger } from 'pino';
import type { MainProcess } from './core/cluster/main-process.ts';
import type { Config } from './core/config/config.ts';
import { closeDatabase, openDatabase } from './core/database/open-database.ts';
import { openDiskSpace } from './core/disk/disk-space.ts';
import { errorCode } from './core/errors/error-code.ts';
import { openStorage } from './core/storage/open-storage.ts';
import { ownStorage } from './core/storage/own-storage.ts';
import { serveRequests } from './serve-requests.ts';

/**
 * Starts a process that answers requests and does nothing else: the database, its preparation, the jobs
 * and the watch over the disk are the main process's, which hands over what this one needs.
 */
export async function startServingProcess(
  config: Config,
  logger: Logger,
  mainProcess: MainProcess,
): Promise<{ stop(urgent: AbortSignal): Promise<void> }> {
  const { databaseUrl, pool, databaseWaitsFor } = await mainProcess.startOrder();
  await using undo = new AsyncDisposableStack();
  const disk = openDiskSpace(config);
  disk.databaseWaitsFor(databaseWaitsFor);
  mainProcess.onDatabaseWaits((bytes) => disk.databaseWaitsFor(bytes));
  const database = openDatabase(databaseUrl, {
    max: pool,
    onIdleError: (error) => logger.warn({ code: errorCode(error) }, 'a connection broke'),
  });
  undo.defer(() => closeDatabase(database));
  const storage = ownStorage(await openStorage(config), database.db);
  const allMetrics = () => mainProcess.allMetrics();
  const front = await serveRequests({ config, ...database, storage, disk, logger, allMetrics });
  mainProcess.ending.addEventListener('abort', () => front.announceEnd());

  const running = undo.move();
  return {
    async stop(urgent) {
      running.defer(() => front.close(urgent));
      await running.disposeAsync();
    },
  };
}
