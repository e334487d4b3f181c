import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useSenderId } from '../access/access.ts';
import type { Outbox, SentListener } from './outbox.ts';

/** What the person signed in has in an outbox, and the ways to use it. Works for them while a component uses it. */
export function useOutbox<Value, Reply>(outbox: Outbox<Value, Reply>) {
  const userId = useSenderId();
  const state = useSyncExternalStore(outbox.onChange, outbox.state);
  useEffect(() => {
    // Of somebody who is to sign in again the values stay in sight, and keep waiting.
    if (userId !== undefined) outbox.setUser(userId);
  }, [outbox, userId]);
  const { put, keep, retry, remove } = outbox;
  return { ...state, put, keep, retry, remove };
}

/** Hears of each value that this tab has sent and the server taken. */
export function useSent<Value, Reply>(
  outbox: Outbox<Value, Reply>,
  listener: SentListener<Value, Reply>,
): void {
  const hear = useEffectEvent(listener);
  useEffect(() => outbox.onSent((entry, reply) => hear(entry, reply)), [outbox]);
}
