import type { Permission } from '../core/access/permissions.ts';
import type { FoundKind } from './search.model.ts';

/** Who may find what: whoever may read the list of the kind. The order is that in which kinds are shown. */
export const permissionsOfFound = {
  plots: 'garden:read',
  parties: 'party:read',
  settlements: 'settlement:read',
  meters: 'meter:read',
  transactions: 'ledger:read',
  news: 'news:read',
  notices: 'notice:read',
  documents: 'document:read',
  messages: 'message:read',
} as const satisfies Record<FoundKind, Permission>;

export const foundKinds = Object.keys(permissionsOfFound) as readonly FoundKind[];
