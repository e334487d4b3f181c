import { constants, setPriority } from 'node:os';
import { clusterFolder } from '@grzadka/postgres/database-folder';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@grzadka/postgres/embedded-postgres';
import { freeBytes } from '@grzadka/postgres/free-space';
import { postmasterOf } from '@grzadka/postgres/postmaster-file';
import { removeEmbeddedPostgres } from '@grzadka/postgres/remove-embedded-postgres';
import { prepareDataFolder } from '#src/core/process/data-folder.ts';
import { StartError } from '#src/core/process/start-error.ts';

/** The disk has too little room for a database beside the application's. */
export class NoRoomError extends StartError {
  override name = 'NoRoomError';
}

/** Bytes of a database before there is anything in it, its log, and something to spare. */
const emptyCluster = 300_000_000;

/** Where a database is made beside the application's, to try something on; all of it goes in the end. */
export interface TrialPlace extends AsyncDisposable {
  /** Starts the database with these settings and gives its owner's address. */
  start(settings?: Readonly<Record<string, string>>): Promise<string>;
}

/**
 * A folder of the trial's own, which is there only meanwhile, for a database of so many bytes. Throws a `NoRoomError` where the
 * disk has too little room.
 */
export async function trialPlace(dataDir: string, databaseSize: number): Promise<TrialPlace> {
  await using undo = new AsyncDisposableStack();
  // A trial that was killed may have left its database.
  await removeEmbeddedPostgres(dataDir);
  undo.defer(() => removeEmbeddedPostgres(dataDir));
  await prepareDataFolder(dataDir);
  const missing = emptyCluster + databaseSize - (await freeBytes(dataDir));
  if (missing > 0) throw new NoRoomError(noRoom(missing));
  const running = undo.move();
  return {
    async start(settings) {
      const postgres = await startEmbeddedPostgres({ dataDir, ...(settings && { settings }) });
      running.defer(() => postgres.stop());
      running.defer(stepBack(postgres));
      return postgres.ownerUrl('postgres');
    },
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

/**
 * Lets everything else on the machine go before the database and all of its processes, and ends the database with this process,
 * should that have to end first. Returns a function that takes the latter back.
 */
function stepBack({ folder }: EmbeddedPostgres): () => void {
  const cluster = clusterFolder(folder);
  const postmaster = postmasterOf(cluster);
  if (postmaster !== null) setPriority(postmaster, constants.priority.PRIORITY_LOW);
  const end = () => {
    const running = postmasterOf(cluster);
    if (running !== null) process.kill(running, 'SIGQUIT');
  };
  process.once('exit', end);
  return () => void process.off('exit', end);
}

function noRoom(missingBytes: number): string {
  return `Na dysku brakuje miejsca na próbę: zwolnij co najmniej ${Math.ceil(missingBytes / 1_000_000)}\u00a0MB.`;
}
