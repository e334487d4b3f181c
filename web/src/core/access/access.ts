import { mayRole, type Permission } from '@grzadka/contract/core/access/permissions';
import type { Role } from '@grzadka/contract/core/access/roles';
import { createContext, use } from 'react';

interface Access {
  /** The highest role of the person signed in; undefined without one. */
  readonly role: Role | undefined;
  /** The id of the login of the person signed in; undefined without a session. */
  readonly userId: string | undefined;
  /** Their session is over, and the screen waits for them to sign in again. */
  readonly isExpired?: boolean;
}

/** Who is signed in, as far as the core and the areas have to know; filled by the session. */
export const AccessContext = createContext<Access>({ role: undefined, userId: undefined });

/** The highest role of the person signed in; undefined without one. */
export function useRole(): Role | undefined {
  return use(AccessContext).role;
}

/** Who is signed in, for what is shown or kept per person; undefined without a session. */
export function useUserId(): string | undefined {
  return use(AccessContext).userId;
}

/** Who can send something now: the person signed in, unless their session is over; undefined for nobody. */
export function useSenderId(): string | undefined {
  const { userId, isExpired } = use(AccessContext);
  return isExpired ? undefined : userId;
}

/** Whether the person signed in holds the permission. */
export function useMay(permission: Permission): boolean {
  return mayRole(useRole(), permission);
}
