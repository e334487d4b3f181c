import { mayRole } from '@grzadka/contract/core/access/permissions';
import type { Role } from '@grzadka/contract/core/access/roles';
import { foundKinds, permissionsOfFound } from '@grzadka/contract/search/found-kinds';

/** What the search is called, and the keys that open it. */
export const searchShortcut = { keys: 'Mod+K', label: 'Szukaj wszędzie' } as const;

/** The same where no list on the screen has the key for its own search. */
export const plainShortcut = { keys: '/', label: searchShortcut.label } as const;

/** Whether there is anything that somebody of the role may find. */
export function maySearch(role: Role | undefined): boolean {
  return foundKinds.some((kind) => mayRole(role, permissionsOfFound[kind]));
}
