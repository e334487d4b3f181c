import { mayRole, type Permission } from '@grzadka/contract/core/access/permissions';
import type { Role } from '@grzadka/contract/core/access/roles';
import { AppError } from '../errors/app-error.ts';

/**
 * The caller's role now, read under the lock of the transaction that acts on it: it may have been
 * taken away since the request was let in. 401 when the login is disabled or gone, 403 when its
 * role no longer has the permission.
 */
export function requireCurrentPermission(
  login: { enabled: boolean; role: Role } | undefined,
  permission: Permission,
): Role {
  if (!login?.enabled) throw new AppError('unauthenticated');
  if (!mayRole(login.role, permission)) throw new AppError('forbidden');
  return login.role;
}
