import type { CampaignPackage } from '@grzadka/contract/campaign/walk/campaign-package.model';
import type { EntryState } from '@grzadka/contract/campaign/walk/campaign-sync.model';
import type { WalkMeter } from '@grzadka/contract/campaign/walk/unpack-meters';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { logFailure } from '../../../core/log.ts';
import { walkDatabaseName } from './walk-database-name.ts';
import type { WalkMark } from './walk-mark.ts';

/** Whose walk, and the round: nobody sees what somebody else kept on this device. */
export type WalkKey = readonly [userId: string, campaignId: string];

/** What a reader took along. */
export interface KeptPackage {
  readonly campaignPackage: CampaignPackage;
  /** When it was made, by the device's clock. */
  readonly takenAt: string;
  /** The build of the program that took it; missing of what a former version or an unbuilt page took. */
  readonly build?: string | undefined;
  /** Meters that are not in it any more, and at which something was typed and not saved; missing of what a former version took. */
  readonly leftMeters?: readonly WalkMeter[] | undefined;
}

/** Where somebody is on a walk. */
export interface WalkPlace {
  /** The meter on the screen; null before the first. */
  readonly meterId: string | null;
  /** The meters that somebody will come back to, which stand at the walk's end. */
  readonly later: readonly string[];
}

/** What stands in the fields of a meter and is not saved. */
export interface WalkDraft {
  readonly text: string;
  readonly photoKey: string | null;
  /** The key of a refused entry in whose place it is saved. */
  readonly mends: string | null;
  /** As what it was entered first, and when: who mends a reading has not read it again. */
  readonly entered?: { readonly kind: EntryState; readonly at: string } | undefined;
}

/** A photo, scaled already. */
interface KeptPhoto {
  readonly userId: string;
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

interface WalkSchema extends DBSchema {
  packages: { key: [string, string]; value: KeptPackage };
  marks: { key: string; value: WalkMark; indexes: { walk: [string, string] } };
  places: { key: [string, string]; value: WalkPlace };
  drafts: { key: [string, string, string]; value: WalkDraft };
  photos: { key: string; value: KeptPhoto };
}

type WalkDatabase = IDBPDatabase<WalkSchema>;

let opening: Promise<WalkDatabase | undefined> | undefined;

/**
 * Works with what this device keeps of walks; `otherwise` where the browser has no database or no room. What is entered is not
 * among it: that is in the outbox.
 */
export async function inWalkDatabase<Result>(
  work: (database: WalkDatabase) => Promise<Result>,
  otherwise: Result,
): Promise<Result> {
  try {
    opening ??= open();
    const database = await opening;
    return database ? await work(database) : otherwise;
  } catch (cause) {
    logFailure('What a walk keeps on this device cannot be read or written', cause);
    return otherwise;
  }
}

async function open(): Promise<WalkDatabase | undefined> {
  try {
    return await openDB<WalkSchema>(walkDatabaseName, 1, {
      upgrade(database) {
        database.createObjectStore('packages');
        database
          .createObjectStore('marks', { keyPath: 'clientKey' })
          .createIndex('walk', ['userId', 'campaignId']);
        database.createObjectStore('places');
        database.createObjectStore('drafts');
        database.createObjectStore('photos');
      },
      // A newer build in another tab wants to change the database: this page goes on without it.
      blocking: (_current, _wanted, event) => {
        if (event.target instanceof IDBDatabase) event.target.close();
        opening = Promise.resolve(undefined);
      },
      terminated: () => {
        opening = undefined;
      },
    });
  } catch (cause) {
    logFailure('A walk cannot be kept on this device', cause);
    return undefined;
  }
}
