import type { Role } from '@grzadka/contract/core/access/roles';
import { loginRecord } from '@grzadka/contract/login/login.record';
import type { Kysely } from 'kysely';
import {
  type ChangeTransaction,
  change,
  type Deletion,
  deleteLocked,
  updateLocked,
} from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import { takeBackMail } from '#src/mail/mail.repo.ts';
import { keepLoginSecrets } from '#src/party/deleted-login-secrets.ts';
import { endSessionsOf, type LoginRow } from './login.repo.ts';
import {
  type LoginRequest,
  lockManagedLogin,
  refuseOwn,
  requireGrantable,
} from './managed-login.ts';

/** What a login is to have from its next request on; without a role it keeps its own. */
interface Access {
  readonly role?: Role;
  readonly enabled: boolean;
}

/**
 * Changes the role of a login, enables or disables it, which counts from its next request on. 404,
 * 412; 403 by rank, or the own login.
 */
export function updateLogin(
  db: Kysely<Database>,
  request: LoginRequest & Access,
): Promise<{ version: number }> {
  return change(db, request.caller, (tx) => setAccess(tx, request));
}

/** The same in a transaction that does more. */
export async function setAccess(
  tx: ChangeTransaction,
  { role: asked, enabled, ...request }: LoginRequest & Access,
): Promise<{ version: number }> {
  const { target, managerRole, isOwn } = await lockManagedLogin(tx, request);
  const role = asked ?? target.role;
  if (role !== target.role) requireGrantable(managerRole, role);
  if (role !== target.role || !enabled) refuseOwn(isOwn);
  if (!enabled) await endSessionsOf(tx.trx, target.id, 'disabled');
  return updateLocked(tx, loginRecord, { before: target, set: { role, enabled } });
}

/**
 * Puts a new hash in the place of a locked login's old one; a message with the old password is
 * taken back. `action` is what the audit calls it.
 */
export async function storePassword(
  tx: ChangeTransaction,
  { login, passwordHash, action }: { login: LoginRow; passwordHash: string; action: string },
): Promise<{ version: number }> {
  await takeBackMail(tx.trx, login.id);
  return updateLocked(tx, loginRecord, { before: login, set: { passwordHash }, action });
}

/**
 * Deletes a login with its sessions. The audit keeps it but for its password and second factor, which stay for the minute in which it
 * can be undone. 404, 412; 403 by rank, or the own login.
 */
export function deleteLogin(db: Kysely<Database>, request: LoginRequest): Promise<Deletion> {
  return change(db, request.caller, async (tx) => {
    const { target, isOwn } = await lockManagedLogin(tx, request);
    refuseOwn(isOwn);
    await keepLoginSecrets(tx.trx, { id: target.id });
    return deleteLocked(tx, loginRecord, { before: target });
  });
}
