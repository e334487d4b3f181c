import { useEffect } from 'react';
import { pageMemory } from '../page-memory.ts';

/** With the person signed in it goes. */
const works = pageMemory<string>();
const key = 'address';
const listeners = new Set<() => void>();

/** Has the device keep who is signed in while this is on the screen, so that the work at this address goes on where no server answers. */
export function useOfflineWork(at: string): void {
  useEffect(() => {
    works.set(key, at);
    for (const listener of listeners) listener();
  }, [at]);
}

/** The address of the work that goes on without a server; undefined where there is none. */
export const offlineWork = {
  address: () => works.get(key),
  onChange: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
} as const;
