import { pageMemory } from '../core/page-memory.ts';

// By the party's id.
const newLogins = pageMemory<string>();

/** Notes the login that a person has just added to a party. */
export function keepNewLogin(partyId: string, userLoginId: string): void {
  newLogins.set(partyId, userLoginId);
}

/** Returns the login that was just added to the party, and forgets it. */
export function takeNewLogin(partyId: string): string | undefined {
  const userLoginId = newLogins.get(partyId);
  newLogins.delete(partyId);
  return userLoginId;
}
