import { type Role, rolesByRank } from './roles.ts';

const staff = ['ROLE_ADMIN', 'ROLE_SUPER_USER', 'ROLE_TREASURER', 'ROLE_EMPLOYEE'] as const;
const treasury = ['ROLE_ADMIN', 'ROLE_SUPER_USER', 'ROLE_TREASURER'] as const;
const management = ['ROLE_ADMIN', 'ROLE_SUPER_USER'] as const;
const administrators = ['ROLE_ADMIN'] as const;
const everybody = rolesByRank;

/**
 * The whole permission table (docs/product/rules.md#permissions): which roles hold a permission. The server enforces it, the web
 * application gates routes and hides actions by it; it stands nowhere else.
 */
export const permissionTable = {
  'news:read': staff,
  'news:write': staff,
  'notice:read': staff,
  'notice:write': staff,
  'page:read': staff,
  'page:write': staff,
  'image:read': staff,
  'document:read': staff,
  'document:write': staff,
  'party:read': staff,
  'party:write': treasury,
  'garden:read': staff,
  'garden:write': treasury,
  'meter:read': staff,
  'meter:write': treasury,
  'measurement:add': staff,
  'measurement:reverse': staff,
  'measurement:reverse-charged': treasury,
  'measurement:confirm': staff,
  'installation:write': staff,
  'zone:read': staff,
  'zone:write': treasury,
  'campaign:read': staff,
  'campaign:write': treasury,
  // Whom the round names, whatever their role, or who may add measurements: docs/product/campaigns.md#readers.
  'campaign:walk': everybody,
  'waiting:read': staff,
  'waiting:write': treasury,
  'handover:read': staff,
  'handover:write': treasury,
  'settlement:read': staff,
  'fee:read': staff,
  'fee:write': treasury,
  'fee:approve': treasury,
  'debtor:read': treasury,
  'reminder:write': treasury,
  'opening:write': treasury,
  'ledger:read': treasury,
  'payment:receive': staff,
  'payment:pay-out': treasury,
  'entry:reverse': treasury,
  'bank:import': treasury,
  'bank:assign': treasury,
  'refund:write': treasury,
  'write-off:write': treasury,
  'year:close': treasury,
  'year:reopen': administrators,
  'ledger:export': treasury,
  'message:read': staff,
  'message:write': staff,
  'message:send': treasury,
  'login:read': staff,
  'login:write': management,
  'audit:read': management,
  'audit:history': staff,
  'audit:restore': management,
  'settings:read': staff,
  'settings:write': management,
  'sector:read': staff,
  'sector:write': management,
  'deadline:read': staff,
  'board-handover:make': administrators,
  'system:read': management,
  'system:run': management,
  'session:end': management,
  'mail:retry': management,
  'backup:create': management,
  'backup:download': administrators,
  'personal-data:export': management,
  'personal-data:erase': administrators,
  'submission:decide': staff,
  'own-garden:read': everybody,
  'own-reading:add': everybody,
  'own-settlement:read': everybody,
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof permissionTable;

/** A permission whose scope is 'own': whoever holds it reaches what is their own, and nothing else. */
export type OwnPermission = Extract<Permission, `own-${string}`>;

/** Whether what a call asks for is of the scope 'own'. */
export function isOwn(requirement: Requirement): requirement is OwnPermission {
  return requirement.startsWith('own-');
}

/** What a call asks of its caller: nothing, a session, or a session whose role holds the permission. */
export type Requirement = 'public' | 'signed-in' | Permission;

/** Whether the role holds the permission; no role holds none. */
export function mayRole(role: Role | undefined, permission: Permission): boolean {
  const holders: readonly Role[] = permissionTable[permission];
  return role !== undefined && holders.includes(role);
}

/** Whether `role` ranks above `other`: nobody manages a login of a higher rank. */
export function outranks(role: Role, other: Role): boolean {
  return rolesByRank.indexOf(role) < rolesByRank.indexOf(other);
}
