import type * as z from 'zod/mini';
import { type Entries, type KeptEntry, openEntries, type Refusal } from './kept-entries.ts';

/** A kind of values, by which an outbox knows those that it kept. */
export interface KeptValues<Value> {
  /** Of its own among all outboxes, and never changed: what waits is kept under it. */
  readonly name: string;
  /** What a kept value has to look like. A newer build widens it and never narrows it: older values may wait. */
  readonly value: z.ZodMiniType<Value>;
}

/** A value in an outbox. */
export interface OutboxEntry<Value> {
  /** The UUIDv7 by which the server takes it once, however often it is sent. */
  readonly clientKey: string;
  readonly value: Value;
  /** When it was typed, by the browser's clock. */
  readonly typedAt: Date;
  readonly state: 'waiting' | 'sending' | 'refused';
  /** Why it was refused; undefined of one that was not. */
  readonly refusal: Refusal | undefined;
  /** How many parts of it were taken already: `value` is what is left. */
  readonly partsTaken: number;
}

/** What stands in the way of what waits. */
export type OutboxTrouble =
  /** The server did not answer as it should; it is asked again after a pause. */
  | { readonly kind: 'retrying'; readonly why: string }
  /** Somebody has to sign in. */
  | { readonly kind: 'signed-out' };

/** An outbox as it is seen by the person signed in. */
export interface OutboxState<Value> {
  /** Whether what is kept was read by now: until then only what was typed on this page is known. */
  readonly isRead: boolean;
  /** What they typed and the server has not taken, in the order typed. */
  readonly entries: readonly OutboxEntry<Value>[];
  /** How many of these are not refused: they are sent, or will be. */
  readonly waiting: number;
  /** How many of the waiting ones are kept by now, so that no reload can lose them. */
  readonly keptWaiting: number;
  /** Undefined where all is well, or nothing waits. */
  readonly trouble: OutboxTrouble | undefined;
  /** How many values of other people wait in this browser, for them to sign in. */
  readonly ofOthers: number;
}

let shared: Entries | undefined;

/** The browser's database of what is typed, opened when it is first wanted. */
export const sharedEntries = (): Entries => (shared ??= openEntries());

/** What of an outbox is kept, and what is on its way there; `state` returns it. */
export function createOutboxView<Value>(name: string, schema: z.ZodMiniType<Value>) {
  const listeners = new Set<() => void>();
  let rows: readonly KeptEntry[] = [];
  /** Typed, and not yet among what was read. */
  let fresh: readonly KeptEntry[] = [];
  /** Those of them that are kept by now. */
  let kept: readonly KeptEntry[] = [];
  let isRead = false;
  let state: OutboxState<Value> = {
    isRead,
    entries: [],
    waiting: 0,
    keptWaiting: 0,
    trouble: undefined,
    ofOthers: 0,
  };

  const toEntry = (row: KeptEntry): OutboxEntry<Value>[] => {
    const { clientKey, typedAt, refusal, partsTaken = 0 } = row;
    const { success, data } = schema.safeParse(row.value);
    if (!success) return [];
    const isSending = view.sendingKeys.has(clientKey);
    const stage = refusal ? 'refused' : isSending ? 'sending' : 'waiting';
    const typed = { clientKey, value: data, typedAt: new Date(typedAt) };
    return [{ ...typed, state: stage, refusal, partsTaken }];
  };

  const view = {
    /** Whose values are shown; undefined for nobody's. */
    userId: undefined as string | undefined,
    /** The keys of the values that are being sent. */
    sendingKeys: new Set() as ReadonlySet<string>,
    trouble: undefined as OutboxTrouble | undefined,

    state: () => state,

    onChange: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Makes `state` of what is known now, and calls the listeners. */
    show(): void {
      const known = new Set(rows.map(({ clientKey }) => clientKey));
      const all = [...rows, ...fresh.filter(({ clientKey }) => !known.has(clientKey))];
      const own = all.filter(({ userId }) => userId === view.userId);
      const told = new Map(state.entries.map((entry) => [entry.clientKey, entry]));
      const entries = own.flatMap(toEntry).map((entry) => {
        const before = told.get(entry.clientKey);
        // The same object while it is as it was: what shows it need not be rendered again.
        const isSame = before?.state === entry.state && before.partsTaken === entry.partsTaken;
        return isSame && entry.state !== 'refused' ? before : entry;
      });
      const waiting = entries.filter((entry) => entry.state !== 'refused');
      state = {
        isRead,
        entries,
        waiting: waiting.length,
        keptWaiting: waiting.filter(({ clientKey }) => known.has(clientKey)).length,
        trouble: waiting.length > 0 ? view.trouble : undefined,
        ofOthers: all.length - own.length,
      };
      for (const listener of listeners) listener();
    },

    /**
     * Reads what is kept now, and shows it. Where something was written between two readings, the database does not answer the
     * earlier one later.
     */
    async read(): Promise<void> {
      // Whatever of these is not found is gone already.
      const found = kept;
      rows = await sharedEntries().all(name);
      fresh = fresh.filter((row) => !found.includes(row));
      kept = kept.filter((row) => !found.includes(row));
      isRead = true;
      view.show();
    },

    /** Shows a value at once, and keeps it; whether it outlives the page. */
    async add(row: KeptEntry): Promise<boolean> {
      fresh = [...fresh, row];
      view.show();
      const isKept = await sharedEntries().add(row);
      kept = [...kept, row];
      await view.read();
      return isKept;
    },

    /** The values that are to be sent, in their order: kept, of the person signed in, and not refused. */
    due(): OutboxEntry<Value>[] {
      return rows
        .filter(({ userId, refusal }) => userId === view.userId && !refusal)
        .flatMap(toEntry);
    },
  };
  return view;
}
