import { setTimeout as delay } from 'node:timers/promises';
import { megabyte } from '@grzadka/contract/core/upload';
import type { EmbeddedPostgresOptions } from '@grzadka/postgres/embedded-postgres';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { type ServingProcesses, startServingProcesses } from './core/cluster/serving-processes.ts';
import type { Config } from './core/config/config.ts';
import { closeDatabase, type OpenDatabase, openDatabase } from './core/database/open-database.ts';
import { choosePool, mainPool } from './core/database/server/connection-limit.ts';
import { startDatabaseServer } from './core/database/server/database-server.ts';
import {
  describeMissedRelease,
  newestSecurityRelease,
  type SecurityRelease,
} from './core/database/server/security-release.ts';
import { openDiskSpace } from './core/disk/disk-space.ts';
import { watchDisk } from './core/disk/watch-disk.ts';
import { describeCause } from './core/errors/describe-cause.ts';
import { errorCode } from './core/errors/error-code.ts';
import { runJobs } from './core/jobs/run-jobs.ts';
import { prepareDataFolder } from './core/process/data-folder.ts';
import { browserAddress, checkListenAddress } from './core/process/listen-address.ts';
import { startWhenThereIsRoom } from './core/start/start-when-there-is-room.ts';
import { tryForAMinute } from './core/start/try-for-a-minute.ts';
import { openStorage } from './core/storage/open-storage.ts';
import { describeForeignStorage, ownStorage } from './core/storage/own-storage.ts';
import { createFirstAdministrator } from './login/first-administrator.ts';
import { updateDatabase } from './update-database.ts';

/** What the start needs from the process around it. */
export interface StartOptions {
  readonly config: Config;
  readonly logger: Logger;
  /** Shows a line of Polish text to the operator. */
  readonly print: (line: string) => void;
  /** Called when the application cannot go on. */
  readonly onFailure: (error: unknown) => void;
  /** The corrections that the database server should have; the newest known. */
  readonly securityRelease?: SecurityRelease;
  /** Aborted when the end is asked for: a start that waits gives up with its reason. */
  readonly asked: AbortSignal;
}

/** The application while it serves. */
export interface RunningApplication {
  /**
   * Ends it in order: readiness says no (for as long as is configured), running requests finish (at most
   * ten seconds, or until `urgent`), connections close, the embedded database stops.
   */
  stop(urgent: AbortSignal): Promise<void>;
}

/**
 * Starts the application: database, migrations, first administrator, HTTP in this process or in several
 * others, jobs; and prints where to open it. On a full disk it waits for room. Throws a `StartError` or an `EmbeddedPostgresError` for what the operator can mend, and leaves
 * nothing running then.
 */
export async function startApplication({
  config,
  logger,
  print,
  onFailure,
  securityRelease = newestSecurityRelease,
  asked,
}: StartOptions): Promise<RunningApplication> {
  await checkListenAddress(config);
  await using undo = new AsyncDisposableStack();

  const disk = openDiskSpace(config);
  let processes: ServingProcesses | undefined;
  let databaseWaitsFor = 0;
  const onShortage = (bytes: number) => {
    databaseWaitsFor = bytes;
    disk.databaseWaitsFor(bytes);
    processes?.databaseWaitsFor(bytes);
  };
  let hasWaited = false;
  const patiently = <Done>(step: () => Promise<Done>) =>
    tryForAMinute(step, {
      asked,
      onWaiting: () => {
        if (!hasWaited) print('Baza danych nie odpowiada na czas. Próbuję dalej przez minutę…');
        hasWaited = true;
      },
    });
  const prepare = () =>
    prepareDatabase(config, logger, {
      // Most of the program is loaded while the database starts on another core; what fails here fails below.
      load: () => loadApplication(config).catch(() => undefined),
      print,
      patiently,
      onLost: onFailure,
      onShortage,
    });
  const prepared = await startWhenThereIsRoom(config, prepare, { print, asked });
  const { server, database, pool } = prepared;
  undo.defer(prepared.stop);
  const diskWatch = watchDisk({
    disk,
    databaseFolder: server.folder,
    reserveBytes: config.diskReserveMb * megabyte,
    print,
    log: logger,
  });
  undo.defer(() => diskWatch.end());
  const isEmbedded = config.databaseUrl === null;
  const warning = await patiently(() =>
    describeMissedRelease(database.db, { isEmbedded, release: securityRelease }),
  );
  if (warning !== null) print(warning);

  const opened = await openStorage(config);
  const storage = ownStorage(opened, database.db);
  const { createWorkers } = await loadWorkers();
  const workers = createWorkers({
    db: database.db,
    url: server.ownerUrl,
    config,
    storage,
    log: logger,
  });
  // When the program says that it is ready, all of it is at work; jobs that cannot begin end the start.
  const jobs = patiently(() => runJobs({ pool: database.pool, log: logger, workers }));
  const stopJobs = async () => (await jobs.catch(() => undefined))?.stop();
  // Waited for below, when something else may have failed before.
  jobs.catch(() => undefined);
  await using undoJobs = new AsyncDisposableStack();
  undoJobs.defer(stopJobs);
  if (config.processes > 1) {
    await jobs;
    processes = await startServingProcesses({
      count: config.processes,
      startOrder: () => ({ kind: 'start', databaseUrl: server.url, pool, databaseWaitsFor }),
      log: logger,
      print,
      onFailure,
    });
  }
  const requests = { config, ...database, storage, disk, logger, listenAfter: jobs };
  const front = processes ?? (await (await loadServing()).serveRequests(requests));
  const address = config.publicUrl ?? browserAddress(config.host, front.port);
  print(`Grządka działa pod adresem ${address} (zakończenie: Ctrl+C).`);
  // Not waited for: a bucket may be silent, which readiness shows.
  describeForeignStorage(opened, database.db).then(
    (line) => line !== null && print(line),
    (error: unknown) => logger.warn({ cause: describeCause(error) }, 'the storage was not found'),
  );

  undoJobs.move();
  const running = undo.move();
  return {
    async stop(urgent) {
      front.announceEnd();
      await pause(config.drainSeconds * 1000, urgent);
      // Both at once; then what they need, in turn.
      const closed = front.close(urgent);
      running.defer(() => closed);
      running.defer(stopJobs);
      await running.disposeAsync();
    },
  };
}

/** Waits so many milliseconds, or until somebody is out of patience. */
async function pause(milliseconds: number, urgent: AbortSignal): Promise<void> {
  if (milliseconds === 0) return;
  await delay(milliseconds, undefined, { signal: urgent }).catch(() => undefined);
}

/** Loads the jobs and, where that is this process's work too, what answers requests, to be there in time. */
async function loadApplication({ processes }: Pick<Config, 'processes'>): Promise<void> {
  await Promise.all([loadWorkers(), ...(processes > 1 ? [] : [loadServing()])]);
}

const loadWorkers = () => import('./workers.ts');

async function loadServing() {
  const [serving] = await Promise.all([
    import('./serve-requests.ts'),
    import('./area-routes.ts').then(({ findRoutes }) => findRoutes()),
  ]);
  return serving;
}

interface DatabaseReports extends Pick<EmbeddedPostgresOptions, 'onLost' | 'onShortage'> {
  readonly print: (line: string) => void;
  /** Does a step that asks the database, again where it had no answer in time. */
  readonly patiently: <Done>(step: () => Promise<Done>) => Promise<Done>;
  /** Loads what is needed next. */
  readonly load: () => Promise<void>;
}

/** Starts the database server where it is the program's own, and makes the database ready for use. */
async function prepareDatabase(
  config: Config,
  logger: Logger,
  { print, patiently, load, ...reports }: DatabaseReports,
) {
  await prepareDataFolder(config.dataDir);
  await using undo = new AsyncDisposableStack();
  let loaded: Promise<void> | undefined;
  const server = await startDatabaseServer(config, {
    log: (message) => logger.warn(message),
    onStarting: () => {
      loaded = load();
    },
    ...reports,
  });
  undo.defer(() => server.stop());
  // On a slow machine nothing else is heard while code is loaded: a connection would be taken for one that nobody answers.
  await (loaded ?? load());
  if (server.folder !== null && !server.folder.startsWith(config.dataDir)) {
    print(
      `Baza danych jest w folderze ${server.folder}, bo DATA_DIR jest zamknięty dla innych użytkowników komputera.`,
    );
  }
  await patiently(() => updateDatabase(server, config, print));
  const pool = await patiently(() => choosePool(server.url, config));
  const database = openDatabase(server.url, {
    max: config.processes > 1 ? mainPool : pool,
    onIdleError: (error) => logger.warn({ code: errorCode(error) }, 'a connection broke'),
  });
  undo.defer(() => closeDatabase(database));
  // On the connection that there is then: a second try would not print the password of an administrator whom the first one made.
  await patiently(() => sql`select 1`.execute(database.db));
  await makeFirstAdministrator(database, config, print);
  const running = undo.move();
  return { server, database, pool, stop: () => running.disposeAsync() };
}

/** Makes sure that somebody can sign in. */
async function makeFirstAdministrator(
  { db }: OpenDatabase,
  { adminLogin, adminPassword }: Config,
  print: (line: string) => void,
): Promise<void> {
  const created = await createFirstAdministrator(db, {
    userName: adminLogin,
    ...(adminPassword === null ? {} : { password: adminPassword }),
  });
  if (created === null) return;
  print('Utworzono login pierwszego administratora. Zapisz te dane, nie pojawią się ponownie:');
  print(`  nazwa użytkownika: ${created.userName}`);
  print(`  hasło: ${adminPassword === null ? created.password : '(podane w ADMIN_PASSWORD)'}`);
}
