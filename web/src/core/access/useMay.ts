import { mayRole, type Permission } from '@grzadka/contract/core/permissions';
import type { Role } from '@grzadka/contract/core/roles';
import { createContext, use } from 'react';

/** The highest role of the person signed in; filled by the session. */
export const RoleContext = createContext<Role | undefined>(undefined);

/** The highest role of the person signed in; undefined without one. */
export function useRole(): Role | undefined {
  return use(RoleContext);
}

/** Whether the person signed in holds the permission. */
export function useMay(permission: Permission): boolean {
  return mayRole(useRole(), permission);
}
