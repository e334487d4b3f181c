type Listener = (rowId: string) => void;

/** The lists on the screen, by their names. */
const listeners = new Map<string, Listener>();

/** Wishes the focus onto a row of the list, if that is on the screen, once it is read anew. */
export function focusRow(listName: string, rowId: string): void {
  listeners.get(listName)?.(rowId);
}

/** Hears of such wishes; returns the way to stop. */
export function onRowFocusWish(listName: string, listener: Listener): () => void {
  listeners.set(listName, listener);
  return () => {
    if (listeners.get(listName) === listener) listeners.delete(listName);
  };
}
