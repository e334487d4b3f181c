import { join } from 'node:path';
import { megabyte } from '@grzadka/contract/core/upload';
import { findDatabaseFolder } from '@grzadka/postgres/database-folder';
import { type FreeBytes, freeBytes, missingBytes } from '@grzadka/postgres/free-space';
import { outOfSpace } from '@grzadka/postgres/out-of-space-error';
import type { Config } from '../config/config.ts';
import { AppError } from '../errors/app-error.ts';
import { missingRoom } from './room.ts';

/** What lies on a disk: DATA_DIR, the embedded database where it has a folder elsewhere, the nightly backups. */
type Place = 'data' | 'database' | 'backups';

/** The room on the disks that the program writes to, measured when asked for. */
export interface DiskSpace {
  /** Bytes that are free, by what lies there; without the disks that do not say. */
  free(): Promise<ReadonlyMap<Place, number>>;
  /** Bytes to free before the program can work on; 0 unless a disk is full. */
  missing(): Promise<number>;
  /** Throws an AppError `unavailable` when an upload of so many bytes would leave too little free. */
  requireRoom(bytes: number): Promise<void>;
  /** Takes note of the bytes that the database waits for, which no measure may show; 0: it does not wait. */
  databaseWaitsFor(bytes: number): void;
}

type DiskConfig = Pick<
  Config,
  'backupDir' | 'dataDir' | 'databaseUrl' | 'minFreeDiskMb' | 'storageUrl'
>;

/** The disks that this configuration writes to. */
export function openDiskSpace(config: DiskConfig, measure: FreeBytes = freeBytes): DiskSpace {
  const { dataDir, minFreeDiskMb, storageUrl } = config;
  const floor = minFreeDiskMb * megabyte;
  // A file waits in the one folder before it is copied to the other, most often on the same disk.
  const uploads = storageUrl
    ? { folders: [join(dataDir, 'uploads')], copies: 1 }
    : { folders: [join(dataDir, 'uploads'), join(dataDir, 'storage')], copies: 2 };
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
    async requireRoom(bytes) {
      const room = { bytes: bytes * uploads.copies, floor, measure };
      for (const folder of uploads.folders) {
        const missing = await missingRoom(folder, room);
        if (missing > 0) throw new AppError('unavailable', noRoom(missing));
      }
    },
    databaseWaitsFor(bytes) {
      awaited = bytes;
    },
  };
}

/** The same for a reader who gets no figures. */
export const fullDisk = 'Brak miejsca na dysku. Program wróci do pracy sam, gdy będzie miejsce.';

/** What everybody reads while a disk is full. */
export function fullDiskLine(missing: number): string {
  return `${outOfSpace(missing)}. Program wróci wtedy do pracy sam.`;
}

function noRoom(missing: number) {
  const message = `${outOfSpace(missing)} albo poproś o to administratora komputera.`;
  return { message, retryAfter: 60 };
}

function placesOf({ backupDir, dataDir, databaseUrl }: Omit<DiskConfig, 'minFreeDiskMb'>) {
  const places = new Map<Place, string>([['data', dataDir]]);
  const database = databaseUrl === null ? findDatabaseFolder(dataDir) : null;
  if (database !== null && !database.startsWith(dataDir)) places.set('database', database);
  if (backupDir !== null) places.set('backups', backupDir);
  return places;
}
