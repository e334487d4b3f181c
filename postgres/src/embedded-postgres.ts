import { ensureCluster, readPassword, requireOwnVersion } from './cluster.ts';
import { clusterFolder, makeDatabaseFolder } from './database-folder.ts';
import { findDatabaseUser } from './database-user.ts';
import { type EmbeddedAddresses, embeddedAddresses } from './embedded-addresses.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { lockFolder } from './folder-lock.ts';
import { startOnFreePort } from './free-port.ts';
import { findPostgresPrograms } from './postgres-programs.ts';
import { startPostmaster } from './postmaster.ts';
import { type Recovery, recoverCluster, stopCluster } from './recover.ts';
import { retryForSpace } from './retry-for-space.ts';
import { supervise } from './supervise.ts';

/** How to run the embedded database. */
export interface EmbeddedPostgresOptions {
  /** Absolute path of DATA_DIR, which is there already. */
  readonly dataDir: string;
  /** Further PostgreSQL settings, such as `max_connections`. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Takes a log message about something that happened while it runs. */
  readonly log?: (message: string) => void;
  /**
   * The database ended for want of disk space, and waits until so many bytes are free; 0 when it runs
   * again.
   */
  readonly onShortage?: (missingBytes: number) => void;
  /** Its process has been started and is getting ready, which leaves time for other work. */
  readonly onStarting?: () => void;
  /** The database ended and cannot be started again. */
  readonly onLost?: (error: unknown) => void;
}

/** An embedded database that accepts connections on the loopback address. */
export interface EmbeddedPostgres extends EmbeddedAddresses {
  /** Stops it in order and gives the folder free. */
  stop(): Promise<void>;
  /** Where its cluster is: below DATA_DIR, unless its user may not go there. */
  readonly folder: string;
  /** What had to be cleared away before it could start. */
  readonly recovered: Recovery;
}

/**
 * Starts the embedded PostgreSQL below `dataDir`: makes its cluster the first time, clears away
 * what a killed run left, and starts it again should it end unasked, after a full disk as soon as there
 * is room. The address stays the same for as long as it runs. When it cannot, it throws an
 * `EmbeddedPostgresError`, or the system's own error where the folder refuses to be written to, and
 * leaves nothing running.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { dataDir, settings = {}, log = () => {}, onLost = () => {} } = options;
  const { onShortage = () => {}, onStarting = () => {} } = options;
  await using undo = new AsyncDisposableStack();
  const folder = await makeDatabaseFolder(dataDir);
  const cluster = clusterFolder(folder);
  const user = findDatabaseUser(cluster);
  const lock = lockFolder(folder);
  if (lock === null) {
    throw new EmbeddedPostgresError(
      `Grządka już działa z folderem danych „${dataDir}”: zakończ tamten program albo wskaż inny folder w DATA_DIR.`,
    );
  }
  undo.defer(() => lock.release());
  await requireOwnVersion(folder);
  const programs = await findPostgresPrograms(folder, user);
  await ensureCluster(folder, programs, user);
  const password = await readPassword(folder);
  const recovered = await recoverCluster(cluster, programs, user);
  if (recovered !== 'none') log(`the embedded database had not ended in order: ${recovered}`);

  const common = { folder, cluster, programs, user, settings };
  const { started: postmaster, port } = await startOnFreePort((freePort) =>
    startPostmaster({ ...common, port: freePort, onStarting }),
  );
  undo.defer(() => stopCluster(cluster, programs, user));
  const supervision = supervise(
    postmaster,
    async (signal) => {
      const restarted = await retryForSpace(
        async () => {
          await recoverCluster(cluster, programs, user);
          return startPostmaster({ ...common, port });
        },
        { folder: () => folder, signal, onShortage },
      );
      onShortage(0);
      return restarted;
    },
    {
      onRestart: () => log('the embedded database ended unasked and is started again'),
      onLost,
    },
  );
  undo.defer(() => supervision.end());

  const running = undo.move();
  return {
    ...embeddedAddresses(port, password),
    stop: () => running.disposeAsync(),
    folder,
    recovered,
  };
}
