import { defineBatchOutbox, type Fate, type Outbox } from './outbox.ts';
import type { KeptValues } from './outbox-view.ts';

/** What `send` gets beside the value. */
export interface Sending {
  readonly clientKey: string;
  readonly typedAt: Date;
  /** Whose value it is, for the call's `forUser`: the server refuses it where somebody else has signed in. */
  readonly userId: string;
}

interface OutboxDefinition<Value, Reply> extends KeptValues<Value> {
  /** The call that saves a value. It has to pass the key on, and the server to take a key once. */
  readonly send: (value: Value, sending: Sending) => Promise<Reply>;
}

/**
 * Declares a kind of values that are typed faster than they are saved, and sent strictly one after another, in the order in
 * which they were typed (`defineBatchOutbox`).
 */
export function defineOutbox<Value, Reply>({
  send,
  ...kept
}: OutboxDefinition<Value, Reply>): Outbox<Value, Reply> {
  return defineBatchOutbox<Value, Reply>({
    ...kept,
    choose: (waiting) => waiting.slice(0, 1),
    send: async (entries, userId) => {
      const fates = new Map<string, Fate<Value, Reply>>();
      for (const { clientKey, value, typedAt } of entries) {
        fates.set(clientKey, { reply: await send(value, { clientKey, typedAt, userId }) });
      }
      return fates;
    },
    isAboutValues: () => true,
  });
}
