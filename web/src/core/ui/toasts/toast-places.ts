import { useSyncExternalStore } from 'react';

/** Where short messages are wanted, the latest last. */
const places: HTMLElement[] = [];
const listeners = new Set<() => void>();

/** Has the short messages appear in an element from now on; returns the way to end that. */
export function addToastPlace(place: HTMLElement): () => void {
  places.push(place);
  tellListeners();
  return () => {
    places.splice(places.indexOf(place), 1);
    tellListeners();
  };
}

/** The element in which short messages are to appear; undefined while they have none but the edge of the window. */
export function useToastPlace(): HTMLElement | undefined {
  return useSyncExternalStore(listen, latestPlace);
}

function latestPlace(): HTMLElement | undefined {
  return places.at(-1);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}
