import type { loginSetPassword, loginUpdate } from '@grzadka/contract/login/login.model';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { z } from 'zod';
import { recordAudit } from '#src/audit/audit.repo.ts';
import { changesBetween } from '#src/audit/changes.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { requireFresh } from '#src/core/http/etag.ts';
import { queueMail, takeBackMail } from '#src/mail/mail.repo.ts';
import { newPasswordMail } from './credentials-mail.ts';
import { endSessionsOf } from './login.repo.ts';
import { lockManagedLogin, refuseOwn, requireGrantable } from './managed-login.ts';
import { hashPassword } from './password.ts';
import { requireEmail } from './require-email.ts';

type LoginUpdate = z.output<typeof loginUpdate> & { ifMatch: number | undefined };

/**
 * Changes the role of a login, enables or disables it, which counts from its next request on. 404
 * unknown, 412 changed since `ifMatch`, 403 by rank, or the own login.
 */
export async function updateLogin(
  db: Kysely<Database>,
  { data, caller }: { data: LoginUpdate; caller: Caller },
): Promise<void> {
  const { loginId: reference, role, enabled, ifMatch } = data;
  await db.transaction().execute(async (trx) => {
    const { target, managerRole, isOwn } = await lockManagedLogin(trx, { reference, caller });
    if (role !== target.role) requireGrantable(managerRole, role);
    if (role !== target.role || !enabled) refuseOwn(isOwn);
    requireFresh(target.version, ifMatch);
    await trx
      .updateTable('login')
      .set({ role, enabled, version: target.version + 1, updatedAt: sql`now()` })
      .where('id', '=', target.id)
      .execute();
    if (!enabled) await endSessionsOf(trx, target.id);
    const record = { recordType: 'login', recordId: target.id };
    const changes = changesBetween(target, { role, enabled });
    await recordAudit(trx, { caller, action: 'update', ...record, ...changes });
  });
}

type SetPassword = z.output<typeof loginSetPassword>;

/**
 * Sets the password of a login, ends its sessions, and queues the message with it when asked to. 404
 * unknown, 403 by rank, 400 no address to send to.
 */
export async function setPassword(
  { db, jobs, config }: Pick<AppContext, 'db' | 'jobs' | 'config'>,
  { data, caller }: { data: SetPassword; caller: Caller },
): Promise<void> {
  const { loginId: reference, password, sendEmail } = data;
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    const { target } = await lockManagedLogin(trx, { reference, caller });
    await storePassword(trx, { id: target.id, passwordHash });
    await endSessionsOf(trx, target.id);
    if (sendEmail) {
      const owner = await trx
        .selectFrom('party')
        .select('email')
        .where('id', '=', target.partyId)
        .executeTakeFirst();
      const { loginId } = target;
      const mail = newPasswordMail({ loginId, password, publicUrl: config.publicUrl });
      const recipient = requireEmail(owner?.email);
      await queueMail({ trx, jobs }, { loginId: target.id, recipient, ...mail });
    }
    const record = { recordType: 'login', recordId: target.id };
    await recordAudit(trx, { caller, action: 'set-password', ...record });
  });
}

/** Puts a new hash in the place of the old one; a message with the old password is taken back. */
export async function storePassword(
  trx: Transaction<Database>,
  { id, passwordHash }: { id: string; passwordHash: string },
): Promise<void> {
  await trx
    .updateTable('login')
    .set({ passwordHash, updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute();
  await takeBackMail(trx, id);
}

/** Deletes a login with its sessions. 404 unknown, 403 by rank, or the own login. */
export async function deleteLogin(
  db: Kysely<Database>,
  { reference, caller }: { reference: string; caller: Caller },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { target: before, isOwn } = await lockManagedLogin(trx, { reference, caller });
    refuseOwn(isOwn);
    await trx.deleteFrom('login').where('id', '=', before.id).execute();
    const record = { recordType: 'login', recordId: before.id };
    await recordAudit(trx, { caller, action: 'delete', ...record, before });
  });
}
