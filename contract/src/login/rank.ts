import { outranks } from '../core/access/permissions.ts';
import type { Role } from '../core/access/roles.ts';
import { offeredRoles } from './login.model.ts';

/** Whether a login of `role` may manage one of `other`: nobody manages a higher rank. */
export function mayManage(role: Role, other: Role): boolean {
  return !outranks(other, role);
}

/** Whether a login of `role` may give somebody `granted`: no higher rank, and never ROLE_ADMIN. */
export function mayGrant(role: Role, granted: Role): boolean {
  return offeredRoles.some((offered) => offered === granted) && !outranks(granted, role);
}
