import { v7 as newKey } from 'uuid';
import { logFault } from '../log.ts';
import { attempt, pauseAfter, pauses } from './attempt.ts';
import type { Refusal } from './kept-entries.ts';
import { asOneSender } from './one-sender.ts';
import { otherTabs } from './other-tabs.ts';
import {
  createOutboxView,
  type KeptValues,
  type OutboxEntry,
  type OutboxState,
  sharedEntries,
} from './outbox-view.ts';

/** What became of one of the values that were sent together: the server took it, or will not, or a part of it is to be sent still. */
export type Fate<Value, Reply> =
  | { readonly reply: Reply }
  | { readonly refusal: Refusal }
  | { readonly left: Value };

interface BatchOutboxDefinition<Value, Reply> extends KeptValues<Value> {
  /** Those that are sent next, together, of all that wait in the order typed, at least one; at most so many. */
  readonly choose: (
    waiting: readonly OutboxEntry<Value>[],
    most: number,
  ) => readonly OutboxEntry<Value>[];
  /**
   * The call that saves them; gives what became of each, by its key. What it does not name stays and is sent again, as all of them
   * are where it fails: a value that was taken and is sent once more has to be known by its key.
   */
  readonly send: (
    values: readonly OutboxEntry<Value>[],
    userId: string,
  ) => Promise<ReadonlyMap<string, Fate<Value, Reply>>>;
  /** Whether a refusal of the whole call concerns what is sent. Else it is about who sends, and all of it waits. */
  readonly isAboutValues: (status: number) => boolean;
}

/** What became of those sent together: what the next may be, and how many at most. */
type Became = 'on' | 'halved' | 'delayed';

/** Hears that the server has taken a value. */
export type SentListener<Value, Reply> = (entry: OutboxEntry<Value>, reply: Reply) => void;

/** A kind of values that are typed faster than they are saved. Components use it by `useOutbox`. */
export interface Outbox<Value, Reply = unknown> {
  /**
   * Takes a value, which is in `entries` from this moment on, and in the browser's database as soon as that can be; gives
   * its key.
   * @throws Error where nobody is signed in
   */
  readonly put: (value: Value) => string;
  /**
   * The same for who goes on once it is kept: its key, and whether it outlives the page.
   * @throws Error where nobody is signed in
   */
  readonly keep: (value: Value) => Promise<{ clientKey: string; isKept: boolean }>;
  /** Sends what waits at once; with the key of a refused value, that one again, in its old place. */
  readonly retry: (clientKey?: string) => Promise<void>;
  /** Gives a value up: it was mended, or nobody wants it any more. */
  readonly remove: (clientKey: string) => Promise<void>;
  /** The same of one that waits, to be typed anew; whether it did: no tab may have sent it, or be about to. */
  readonly takeBack: (clientKey: string) => Promise<boolean>;
  /** The state at this moment; the same object until it changes. */
  readonly state: () => OutboxState<Value>;
  /** Hears of every change of the state; returns the way to stop. */
  readonly onChange: (listener: () => void) => () => void;
  /** Hears of each value that this tab has sent and the server taken; returns the way to stop. */
  readonly onSent: (listener: SentListener<Value, Reply>) => () => void;
  /** Works for the person signed in from now on; for nobody where undefined. */
  readonly setUser: (userId: string | undefined) => void;
}

/**
 * Declares a kind of values that are typed faster than they are saved, and sent several at a time. Each is kept in the browser,
 * over a reload as well, until the server has said what became of it. One tab at a time sends them, in the order in which they
 * were typed:
 *
 * - no answer, too many requests, a fault: the same values again after 1, 2, 4 … 30 seconds, or at once by `retry`;
 * - no session: they wait until whoever typed them has signed in again, and are neither sent nor seen by anybody else;
 * - refused: it stays with what the server said, to be mended, and the next ones are sent. What is refused as a whole is
 *   sent again in halves, down to the one that it is about: a value that the server cannot even read stops no other.
 *
 * docs/decisions/0124-typed-ahead.md, docs/decisions/0205-the-walk.md.
 */
export function defineBatchOutbox<Value, Reply>({
  name,
  value: schema,
  choose,
  send,
  isAboutValues,
}: BatchOutboxDefinition<Value, Reply>): Outbox<Value, Reply> {
  const view = createOutboxView(name, schema);
  const sentListeners = new Set<SentListener<Value, Reply>>();
  let isDraining = false;
  const pause = pauses();

  /** After something that is kept has changed here. */
  const changed = async (): Promise<void> => {
    await view.read();
    tabs.tell();
  };

  const tellSent = (entry: OutboxEntry<Value>, reply: Reply): void => {
    for (const listener of sentListeners) {
      try {
        listener(entry, reply);
      } catch (fault) {
        // What a screen makes of it keeps nothing from being sent.
        logFault(fault);
      }
    }
  };

  /** Notes what became of values; whether it is known of any. */
  const settle = async (
    entries: readonly OutboxEntry<Value>[],
    fates: ReadonlyMap<string, Fate<Value, Reply>>,
  ): Promise<boolean> => {
    const settled = entries.flatMap((entry) => {
      const fate = fates.get(entry.clientKey);
      return fate ? [{ entry, fate }] : [];
    });
    const taken = settled.flatMap(({ entry, fate }) =>
      'reply' in fate ? [{ entry, ...fate }] : [],
    );
    await sharedEntries().remove(taken.map(({ entry }) => entry.clientKey));
    for (const { entry, fate } of settled) {
      const { clientKey } = entry;
      if ('refusal' in fate) await sharedEntries().alter(clientKey, { refusal: fate.refusal });
      else if ('left' in fate) {
        const partsTaken = entry.partsTaken + 1;
        await sharedEntries().alter(clientKey, { value: fate.left, partsTaken });
      }
    }
    for (const { entry, reply } of taken) tellSent(entry, reply);
    return settled.length > 0;
  };

  /** Sends values together, but for those that were taken back. */
  const sendTogether = async (
    chosen: readonly OutboxEntry<Value>[],
    userId: string,
  ): Promise<Became> => {
    const keys = chosen.map(({ clientKey }) => clientKey);
    const there = await sharedEntries().beginSending(name, keys, Date.now());
    try {
      const entries = chosen.filter(({ clientKey }) => there.has(clientKey));
      return entries.length > 0 ? await sendThese(entries, userId) : 'on';
    } finally {
      await sharedEntries().endSending(name);
    }
  };

  const sendThese = async (
    entries: readonly OutboxEntry<Value>[],
    userId: string,
  ): Promise<Became> => {
    view.sendingKeys = new Set(entries.map(({ clientKey }) => clientKey));
    view.show();
    const outcome = await attempt(() => send(entries, userId), isAboutValues);
    view.sendingKeys = new Set();
    if (outcome.kind === 'delayed') {
      // What kept one person's values from being saved is not the next one's trouble.
      if (view.userId === userId) view.trouble = outcome.trouble;
      view.show();
      return 'delayed';
    }
    if (outcome.kind === 'refused' && entries.length > 1) return 'halved';
    const [first] = entries;
    const fates =
      outcome.kind === 'sent'
        ? outcome.reply
        : new Map(first && [[first.clientKey, { refusal: outcome.refusal }]]);
    if (!(await settle(entries, fates))) return 'delayed';
    view.trouble = undefined;
    await changed();
    return 'on';
  };

  /** Sends what waits of the person signed in, until nothing does or nobody is. */
  const sendAll = async (): Promise<void> => {
    let most = Number.POSITIVE_INFINITY;
    for (let failures = 0; ; ) {
      await view.read();
      const { userId } = view;
      const next = choose(view.due(), most);
      if (userId === undefined || next.length === 0) return;
      const became = await sendTogether(next, userId);
      most = became === 'halved' ? Math.floor(next.length / 2) : Number.POSITIVE_INFINITY;
      if (became !== 'delayed') {
        failures = 0;
        continue;
      }
      if (view.userId !== userId) continue;
      if (view.trouble?.kind === 'signed-out') return;
      failures += 1;
      await pause.wait(pauseAfter(failures));
    }
  };

  const drain = async (): Promise<void> => {
    if (isDraining || view.userId === undefined || view.trouble?.kind === 'signed-out') return;
    isDraining = true;
    try {
      await asOneSender(sharedEntries(), name, sendAll);
    } finally {
      isDraining = false;
    }
    // What came after the last look, while nobody else was let in.
    if (view.due().length > 0) await drain();
  };

  const wake = (): void => {
    view.trouble = undefined;
    view.show();
    pause.end();
    drain().catch(logFault);
  };

  const tabs = otherTabs(name, async () => {
    await view.read();
    // Whoever typed something there may be gone before it is sent.
    await drain();
  });

  const take = (value: Value): { clientKey: string; kept: Promise<boolean> } => {
    const { userId } = view;
    if (userId === undefined) throw new Error(`Nobody is there to put something into ${name}`);
    const clientKey = newKey();
    const keep = async () => {
      const isKept = await view.add({
        outbox: name,
        userId,
        clientKey,
        typedAt: Date.now(),
        value,
      });
      // Before other tabs hear of it, which would send it, too: what was typed in this tab is reported in this tab.
      drain().catch(logFault);
      tabs.tell();
      return isKept;
    };
    return { clientKey, kept: keep() };
  };

  return {
    state: view.state,
    onChange: view.onChange,

    setUser(userId) {
      if (userId === view.userId && view.trouble?.kind !== 'signed-out') return;
      view.userId = userId;
      tabs.listen();
      wake();
      // Not only by who sends: that may be another tab.
      view.read().catch(logFault);
    },

    put(value) {
      const { clientKey, kept } = take(value);
      kept.catch(logFault);
      return clientKey;
    },

    async keep(value) {
      const { clientKey, kept } = take(value);
      return { clientKey, isKept: await kept };
    },

    async retry(clientKey) {
      if (clientKey !== undefined) {
        await sharedEntries().alter(clientKey, { refusal: undefined });
        await changed();
      }
      wake();
    },

    async remove(clientKey) {
      await sharedEntries().remove([clientKey]);
      await changed();
    },

    async takeBack(clientKey) {
      const isSending = view.sendingKeys.has(clientKey);
      const isBack = !isSending && (await sharedEntries().takeBack(name, clientKey, Date.now()));
      await changed();
      return isBack;
    },

    onSent(listener) {
      sentListeners.add(listener);
      return () => sentListeners.delete(listener);
    },
  };
}
