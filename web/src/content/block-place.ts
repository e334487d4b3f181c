import { pageMemory } from '../core/page-memory.ts';

// By the owner's name.
const places = pageMemory<string>();

/** Notes the block that a person goes on to from its owner's screen. */
export function keepBlockPlace(ownerName: string, itemId: string): void {
  places.set(ownerName, itemId);
}

/** Returns the block at which a person left the owner's screen, and forgets it. */
export function takeBlockPlace(ownerName: string): string | undefined {
  const itemId = places.get(ownerName);
  places.delete(ownerName);
  return itemId;
}
