import { useSyncExternalStore } from 'react';

/** Where short messages are wanted, the latest last. */
const places: HTMLElement[] = [];
const listeners = new Set<() => void>();

/** Where short messages appear while it is there, in place of the edge of the window: below what they are about. */
export function ToastPlace() {
  return <div ref={register} />;
}

/** The element in which short messages are to appear; undefined while they have none but the edge of the window. */
export function useToastPlace(): HTMLElement | undefined {
  return useSyncExternalStore(listen, () => places.at(-1));
}

function register(place: HTMLDivElement | null): (() => void) | undefined {
  if (place === null) return undefined;
  places.push(place);
  tellListeners();
  return () => {
    places.splice(places.indexOf(place), 1);
    tellListeners();
  };
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}
