import { findDatabaseFolder } from '@grzadka/postgres/database-folder';
import { type FreeBytes, freeBytes, missingBytes } from '@grzadka/postgres/free-space';
import { outOfSpace } from '@grzadka/postgres/out-of-space-error';
import type { Config } from '../config/config.ts';

/** What lies on a disk: DATA_DIR, the embedded database where it has a folder elsewhere, the nightly backups. */
type Place = 'data' | 'database' | 'backups';

/** The room on the disks that the program writes to, measured when asked for. */
export interface DiskSpace {
  /** Bytes that are free, by what lies there; without the disks that do not say. */
  free(): Promise<ReadonlyMap<Place, number>>;
  /** Bytes to free before the program can work on; 0 unless a disk is full. */
  missing(): Promise<number>;
  /** Takes note of the bytes that the database waits for, which no measure may show; 0: it does not wait. */
  databaseWaitsFor(bytes: number): void;
}

type DiskConfig = Pick<Config, 'backupDir' | 'dataDir' | 'databaseUrl'>;

/** The disks that this configuration writes to. */
export function openDiskSpace(config: DiskConfig, measure: FreeBytes = freeBytes): DiskSpace {
  let awaited = 0;
  return {
    async free() {
      const free = new Map<Place, number>();
      for (const [place, folder] of placesOf(config)) {
        const bytes = await measure(folder);
        if (Number.isFinite(bytes)) free.set(place, bytes);
      }
      return free;
    },
    async missing() {
      const folders = placesOf({ ...config, backupDir: null }).values();
      const missing = await Promise.all(
        [...folders].map((folder) => missingBytes(folder, measure)),
      );
      return Math.max(awaited, ...missing);
    },
    databaseWaitsFor(bytes) {
      awaited = bytes;
    },
  };
}

/** What everybody reads while a disk is full. */
export function fullDiskLine(missing: number): string {
  return `${outOfSpace(missing)}. Program wróci wtedy do pracy sam.`;
}

function placesOf({ backupDir, dataDir, databaseUrl }: DiskConfig) {
  const places = new Map<Place, string>([['data', dataDir]]);
  const database = databaseUrl === null ? findDatabaseFolder(dataDir) : null;
  if (database !== null && !database.startsWith(dataDir)) places.set('database', database);
  if (backupDir !== null) places.set('backups', backupDir);
  return places;
}
