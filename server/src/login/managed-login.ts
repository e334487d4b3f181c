import type { Permission } from '@grzadka/contract/core/access/permissions';
import type { Role } from '@grzadka/contract/core/access/roles';
import { mayGrant, mayManage } from '@grzadka/contract/login/rank';
import type { ChangeTransaction } from '#src/core/change/change.ts';
import { type IfMatch, refuseStale } from '#src/core/change/if-match.ts';
import { AppError, notFound } from '#src/core/errors/app-error.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { requireCurrentPermission } from '#src/core/http/require-current-permission.ts';
import { getLoginId, type LoginRow } from './login.repo.ts';

/** A login that somebody wants to change: by its id or its user name. */
export interface LoginRequest {
  readonly reference: string;
  readonly caller: Caller;
  readonly ifMatch?: IfMatch;
  /** What the caller needs for it; 'login:write' where it is not stated. */
  readonly permission?: Permission;
}

/** A login that the caller may manage, locked, and the caller's own as it is under that lock. */
interface Managed {
  target: LoginRow;
  managerRole: Role;
  isOwn: boolean;
}

/**
 * Locks a login for the caller to change, and the caller's own with it: of two administrators who
 * disable each other at the same time, one comes too late. 404, 412; 403 when it ranks above the
 * caller.
 */
export async function lockManagedLogin(
  { trx }: ChangeTransaction,
  { reference, caller, ifMatch, permission = 'login:write' }: LoginRequest,
): Promise<Managed> {
  const id = await getLoginId(trx, reference);
  const rows = await trx
    .selectFrom('login')
    .selectAll()
    .where('id', 'in', [id, caller.userLoginId])
    .orderBy('id')
    .forUpdate()
    .execute();
  const manager = rows.find((row) => row.id === caller.userLoginId);
  const managerRole = requireCurrentPermission(manager, permission);
  const target = rows.find((row) => row.id === id);
  if (!target) throw notFound();
  if (!mayManage(managerRole, target.role)) {
    throw new AppError('forbidden', {
      message: 'Ten login ma wyższe uprawnienia niż Twój. Może go zmienić administrator.',
    });
  }
  refuseStale(target.version, ifMatch);
  return { target, managerRole, isOwn: id === caller.userLoginId };
}

/** Locks the caller's own login and gives its role as it is under that lock; 401, 403. */
export async function lockManagerRole(
  { trx }: ChangeTransaction,
  { userLoginId }: Caller,
): Promise<Role> {
  const manager = await trx
    .selectFrom('login')
    .select(['enabled', 'role'])
    .where('id', '=', userLoginId)
    .forShare()
    .executeTakeFirst();
  return requireCurrentPermission(manager, 'login:write');
}

/** Refuses a role that the granting one may not give; keeping the role a login has is no grant. */
export function requireGrantable(granting: Role, role: Role): void {
  if (mayGrant(granting, role)) return;
  throw new AppError('forbidden', { message: 'Tę rolę może nadać tylko administrator komputera.' });
}

/** Refuses to disable, demote or delete the login that the caller is signed in with. */
export function refuseOwn(isOwn: boolean): void {
  if (!isOwn) return;
  throw new AppError('forbidden', {
    message:
      'To Twój login: nie możesz go wyłączyć, usunąć ani zmienić jego roli. Może to zrobić inny użytkownik z takimi uprawnieniami.',
  });
}
