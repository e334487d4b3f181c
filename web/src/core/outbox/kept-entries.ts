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

/** The entries of an outbox that are on their way to the server, and until when at most, in milliseconds since 1970. */
interface Sending {
  readonly clientKeys: readonly string[];
  readonly until: number;
}

interface OutboxDatabase extends DBSchema {
  /** Under numbers that rise: in the order in which they were typed, over all tabs. */
  entries: {
    key: number;
    value: KeptEntry;
    indexes: { outbox: string; clientKey: string };
  };
  /** Leases by outbox, and what is on its way by `sendingOf`. */
  leases: { key: string; value: Lease | Sending };
}

/** How long entries may be on their way at most, in milliseconds: a tab that ends meanwhile says no more of them. */
const longestSending = 150_000;

/** Where it is noted what of an outbox is on its way. */
const sendingOf = (outbox: string) => `${outbox} sending`;

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
     * Notes that these are on their way until `endSending`, and gives the keys of those that are still there. As `takeBack` it is one
     * transaction: what is taken back in another tab is not sent, and what is sent is not taken back.
     */
    async beginSending(
      outbox: string,
      clientKeys: readonly string[],
      now: number,
    ): Promise<ReadonlySet<string>> {
      const there = new Set(
        held.flatMap(({ clientKey }) => (clientKeys.includes(clientKey) ? [clientKey] : [])),
      );
      const transaction = (await opening)?.transaction(['entries', 'leases'], 'readwrite');
      const sending = { clientKeys, until: now + longestSending };
      for (const clientKey of clientKeys) {
        const key = await transaction?.objectStore('entries').index('clientKey').getKey(clientKey);
        if (key !== undefined) there.add(clientKey);
      }
      await transaction?.objectStore('leases').put(sending, sendingOf(outbox));
      await transaction?.done;
      return there;
    },

    async endSending(outbox: string): Promise<void> {
      await (await opening)?.delete('leases', sendingOf(outbox));
    },

    /** Removes an entry that the server has nothing of, unless it is on its way; whether it did. */
    async takeBack(outbox: string, clientKey: string, now: number): Promise<boolean> {
      const isHeld = held.some((entry) => entry.clientKey === clientKey);
      held = held.filter((entry) => entry.clientKey !== clientKey);
      const transaction = (await opening)?.transaction(['entries', 'leases'], 'readwrite');
      if (isHeld || transaction === undefined) return isHeld;
      const sending = await transaction.objectStore('leases').get(sendingOf(outbox));
      const isOnItsWay =
        sending !== undefined &&
        'clientKeys' in sending &&
        sending.until > now &&
        sending.clientKeys.includes(clientKey);
      const found = await transaction
        .objectStore('entries')
        .index('clientKey')
        .openCursor(clientKey);
      const isThere = found !== null && !found.value.partsTaken && !isOnItsWay;
      if (isThere) await found.delete();
      await transaction.done;
      return isThere;
    },

    /**
     * Takes the lease of an outbox, or prolongs one's own; whether that worked. Where there is no database there are no
     * other tabs to share anything with.
     */
    async takeLease(outbox: string, lease: Lease, now: number): Promise<boolean> {
      const transaction = (await opening)?.transaction('leases', 'readwrite');
      const present = await transaction?.store.get(outbox);
      const isFree = !present || holderOf(present) === lease.holder || present.until < now;
      if (isFree) await transaction?.store.put(lease, outbox);
      await transaction?.done;
      return isFree;
    },

    async giveLeaseUp(outbox: string, holder: string): Promise<void> {
      const transaction = (await opening)?.transaction('leases', 'readwrite');
      const present = await transaction?.store.get(outbox);
      if (present && holderOf(present) === holder) await transaction?.store.delete(outbox);
      await transaction?.done;
    },
  };
}

function holderOf(present: Lease | Sending): string | undefined {
  return 'holder' in present ? present.holder : undefined;
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
