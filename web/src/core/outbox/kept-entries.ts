import { type DBSchema, openDB } from 'idb';
import { logFailure } from '../log.ts';
import { keptDatabase } from './kept-database.ts';

/** Why the server does not take a value, in its words. */
export interface Refusal {
  readonly message: string;
  /** What it says about single fields. */
  readonly fields: Readonly<Record<string, string>>;
}

/** A typed value as it is kept until the server has taken it. */
export interface KeptEntry {
  readonly outbox: string;
  /** The login of whoever typed it; nobody else sends or sees it. */
  readonly userId: string;
  readonly clientKey: string;
  /** When it was typed, in milliseconds since 1970 by the browser's clock. */
  readonly typedAt: number;
  readonly value: unknown;
  readonly refusal?: Refusal | undefined;
  /** How many parts of it were taken already, each time with another value left; none where it is missing. */
  readonly partsTaken?: number | undefined;
}

/** Who may send what is kept of an outbox, and until when, in milliseconds since 1970. */
export interface Lease {
  readonly holder: string;
  readonly until: number;
}

interface OutboxDatabase extends DBSchema {
  /** Under numbers that rise: in the order in which they were typed, over all tabs. */
  entries: {
    key: number;
    value: KeptEntry;
    indexes: { outbox: string; clientKey: string };
  };
  leases: { key: string; value: Lease };
}

/**
 * What is typed and not yet saved. It is kept in the browser's database, so that it outlives a reload, the tab and a
 * computer that is switched off. Where the browser has no database, or no room, it is held as long as the page lives.
 */
export function openEntries() {
  const open = async () => {
    try {
      const onLost = () => {
        opening = open();
      };
      return await openDatabase({ onLost });
    } catch (cause) {
      logFailure('What is typed cannot be kept over a reload', cause);
      return undefined;
    }
  };
  let opening = open();
  let held: readonly KeptEntry[] = [];

  return {
    /** Adds an entry behind all others; whether it outlives the page. */
    async add(entry: KeptEntry): Promise<boolean> {
      try {
        const database = await opening;
        await database?.add('entries', entry);
        if (database) return true;
      } catch (cause) {
        logFailure('What is typed cannot be kept over a reload', cause);
      }
      held = [...held, entry];
      return false;
    },

    /** All entries of an outbox, whoever typed them, in their order. */
    async all(outbox: string): Promise<KeptEntry[]> {
      const kept = (await (await opening)?.getAllFromIndex('entries', 'outbox', outbox)) ?? [];
      return [...kept, ...held.filter((entry) => entry.outbox === outbox)];
    },

    /** Notes what has changed of an entry, such as why it was refused; of one that is gone nothing. */
    async alter(
      clientKey: string,
      changed: Partial<Pick<KeptEntry, 'refusal' | 'value' | 'partsTaken'>>,
    ): Promise<void> {
      held = held.map((entry) =>
        entry.clientKey === clientKey ? { ...entry, ...changed } : entry,
      );
      const transaction = (await opening)?.transaction('entries', 'readwrite');
      const cursor = await transaction?.store.index('clientKey').openCursor(clientKey);
      await cursor?.update({ ...cursor.value, ...changed });
      await transaction?.done;
    },

    async remove(clientKeys: readonly string[]): Promise<void> {
      held = held.filter((entry) => !clientKeys.includes(entry.clientKey));
      const transaction = (await opening)?.transaction('entries', 'readwrite');
      for (const clientKey of clientKeys) {
        await (await transaction?.store.index('clientKey').openCursor(clientKey))?.delete();
      }
      await transaction?.done;
    },

    /**
     * Takes the lease of an outbox, or prolongs one's own; whether that worked. Where there is no database there are no
     * other tabs to share anything with.
     */
    async takeLease(outbox: string, lease: Lease, now: number): Promise<boolean> {
      const transaction = (await opening)?.transaction('leases', 'readwrite');
      const present = await transaction?.store.get(outbox);
      const isFree = !present || present.holder === lease.holder || present.until < now;
      if (isFree) await transaction?.store.put(lease, outbox);
      await transaction?.done;
      return isFree;
    },

    async giveLeaseUp(outbox: string, holder: string): Promise<void> {
      const transaction = (await opening)?.transaction('leases', 'readwrite');
      const present = await transaction?.store.get(outbox);
      if (present?.holder === holder) await transaction?.store.delete(outbox);
      await transaction?.done;
    },
  };
}

async function openDatabase({ onLost }: { onLost: () => void }) {
  return openDB<OutboxDatabase>(keptDatabase, 1, {
    upgrade(database) {
      const entries = database.createObjectStore('entries', { autoIncrement: true });
      entries.createIndex('outbox', 'outbox');
      entries.createIndex('clientKey', 'clientKey', { unique: true });
      database.createObjectStore('leases');
    },
    // A newer build in another tab wants to change the database: this page goes on without it.
    blocking: (_current, _wanted, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
    terminated: onLost,
  });
}

export type Entries = ReturnType<typeof openEntries>;
