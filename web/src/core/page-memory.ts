const slots = new Set<Map<string, unknown>>();

/**
 * A slot of what is remembered as long as the page lives: the values under their keys. It is cleared
 * when the person signed in changes.
 */
export function pageMemory<Value>(): Map<string, Value> {
  const slot = new Map<string, Value>();
  slots.add(slot);
  return slot;
}

/** Forgets everything: what one person did is not for the next. */
export function clearPageMemory(): void {
  for (const slot of slots) slot.clear();
}
