/** What a refusal says about the session: it is over, or its rights changed. */
export type Refusal = 'unauthenticated' | 'forbidden';

type Listener = (refusal: Refusal) => void;

const listeners = new Set<Listener>();

/** Hears of every call refused for want of a session or a permission; returns the way to stop. */
export function listenToRefusals(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the listeners that a call was refused. */
export function announceRefusal(refusal: Refusal): void {
  for (const listener of listeners) listener(refusal);
}
