import { v7 as newKey } from 'uuid';
import type * as z from 'zod/mini';
import { logFault } from '../log.ts';
import { attempt, pauseAfter } from './attempt.ts';
import { asOneSender } from './one-sender.ts';
import {
  createOutboxView,
  type OutboxEntry,
  type OutboxState,
  sharedEntries,
} from './outbox-view.ts';

/** What `send` gets beside the value. */
export interface Sending {
  readonly clientKey: string;
  readonly typedAt: Date;
  /** Whose value it is, for the call's `forUser`: the server refuses it where somebody else has signed in. */
  readonly userId: string;
}

interface OutboxDefinition<Value, Reply> {
  /** Of its own among all outboxes, and never changed: what waits is kept under it. */
  readonly name: string;
  /** What a kept value has to look like. A newer build widens it and never narrows it: older values may wait. */
  readonly value: z.ZodMiniType<Value>;
  /** The call that saves a value. It has to pass the key on, and the server to take a key once. */
  readonly send: (value: Value, sending: Sending) => Promise<Reply>;
}

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
  /** Sends what waits at once; with the key of a refused value, that one again, in its old place. */
  readonly retry: (clientKey?: string) => Promise<void>;
  /** Gives a value up: it was mended, or nobody wants it any more. */
  readonly remove: (clientKey: string) => Promise<void>;
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
 * Declares a kind of values that are typed faster than they are saved. Each is kept in the browser, over a reload as
 * well, until the server has said what became of it. One tab at a time sends them, strictly in the order in which they
 * were typed:
 *
 * - no answer, too many requests, a fault: the same value again after 1, 2, 4 … 30 seconds, or at once by `retry`;
 * - no session: it waits until whoever typed it has signed in again, and is neither sent nor seen by anybody else;
 * - refused: it stays with what the server said, to be mended, and the next one is sent.
 *
 * docs/decisions/0124-typed-ahead.md.
 */
export function defineOutbox<Value, Reply>({
  name,
  value: schema,
  send,
}: OutboxDefinition<Value, Reply>): Outbox<Value, Reply> {
  const view = createOutboxView(name, schema);
  const sentListeners = new Set<SentListener<Value, Reply>>();
  let isDraining = false;
  let endPause: (() => void) | undefined;
  let channel: BroadcastChannel | undefined;

  /** After something that is kept has changed here. */
  const changed = async (): Promise<void> => {
    await view.read();
    tellOtherTabs();
  };

  const tellOtherTabs = (): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    channel?.postMessage(name);
  };

  const pause = async (ms: number): Promise<void> => {
    await new Promise<void>((resolve) => {
      endPause = resolve;
      setTimeout(resolve, ms);
    });
    endPause = undefined;
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

  /** Sends a value; whether the next may follow. */
  const sendOne = async (entry: OutboxEntry<Value>, userId: string): Promise<boolean> => {
    const { clientKey, value, typedAt } = entry;
    view.sendingKey = clientKey;
    view.show();
    const outcome = await attempt(() => send(value, { clientKey, typedAt, userId }));
    view.sendingKey = undefined;
    if (outcome.kind === 'sent') {
      await sharedEntries().remove(clientKey);
      tellSent(entry, outcome.reply);
    } else if (outcome.kind === 'refused') {
      await sharedEntries().setRefusal(clientKey, outcome.refusal);
    } else {
      // What kept one person's value from being saved is not the next one's trouble.
      if (view.userId === userId) view.trouble = outcome.trouble;
      view.show();
      return false;
    }
    view.trouble = undefined;
    await changed();
    return true;
  };

  /** Sends what waits of the person signed in, until nothing does or nobody is. */
  const sendAll = async (): Promise<void> => {
    for (let failures = 0; ; ) {
      await view.read();
      const { userId } = view;
      const next = view.next();
      if (userId === undefined || next === undefined) return;
      if (await sendOne(next, userId)) {
        failures = 0;
        continue;
      }
      if (view.userId !== userId) continue;
      if (view.trouble?.kind === 'signed-out') return;
      failures += 1;
      await pause(pauseAfter(failures));
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
    if (view.next()) await drain();
  };

  const wake = (): void => {
    view.trouble = undefined;
    view.show();
    endPause?.();
    drain().catch(logFault);
  };

  const listenToOtherTabs = (): void => {
    if (channel) return;
    channel = new BroadcastChannel('grzadka-outbox');
    channel.addEventListener('message', (event: MessageEvent<unknown>) => {
      // Whoever typed something there may be gone before it is sent.
      if (event.data === name) view.read().then(drain).catch(logFault);
    });
  };

  return {
    state: view.state,
    onChange: view.onChange,

    setUser(userId) {
      if (userId === view.userId && view.trouble?.kind !== 'signed-out') return;
      view.userId = userId;
      listenToOtherTabs();
      wake();
    },

    put(value) {
      const { userId } = view;
      if (userId === undefined) throw new Error(`Nobody is there to put something into ${name}`);
      const clientKey = newKey();
      const keep = async () => {
        await view.add({ outbox: name, userId, clientKey, typedAt: Date.now(), value });
        // Before other tabs hear of it, which would send it, too: what was typed in this tab is reported in this tab.
        const draining = drain();
        tellOtherTabs();
        await draining;
      };
      keep().catch(logFault);
      return clientKey;
    },

    async retry(clientKey) {
      if (clientKey !== undefined) {
        await sharedEntries().setRefusal(clientKey, undefined);
        await changed();
      }
      wake();
    },

    async remove(clientKey) {
      await sharedEntries().remove(clientKey);
      await changed();
    },

    onSent(listener) {
      sentListeners.add(listener);
      return () => sentListeners.delete(listener);
    },
  };
}
