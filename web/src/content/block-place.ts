// By the owner's name. Lives as long as the page.
const places = new Map<string, string>();

/** Notes the block that a person goes on to from its owner's screen. */
export function keepBlockPlace(ownerName: string, itemId: string): void {
  places.set(ownerName, itemId);
}

/** The block at which a person left the owner's screen, told once. */
export function takeBlockPlace(ownerName: string): string | undefined {
  const itemId = places.get(ownerName);
  places.delete(ownerName);
  return itemId;
}
