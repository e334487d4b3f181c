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

/** With what the names of all begin that this device keeps until the person signs out. */
export const untilSignOut = 'grzadka-until-sign-out ';

/** Forgets everything, also what this device keeps for who is signed in: what one person did is not for the next. */
export function clearPageMemory(): void {
  for (const slot of slots) slot.clear();
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(untilSignOut)) localStorage.removeItem(key);
    }
  } catch {
    // Storage that is forbidden has kept nothing.
  }
}
