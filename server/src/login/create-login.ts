import { type loginCreate, userNameTaken } from '@grzadka/contract/login/login.model';
import { loginRecord } from '@grzadka/contract/login/login.record';
import type * as z from 'zod/mini';
import { append, type ChangeTransaction, change } from '#src/core/change/change.ts';
import { recordId } from '#src/core/database/record-id.ts';
import { conflictAt, notFound } from '#src/core/errors/app-error.ts';
import { explainBroken } from '#src/core/errors/broken-rules.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import type { Caller } from '#src/core/http/caller.ts';
import type { JobQueue } from '#src/core/jobs/job-queue.ts';
import { queueMail } from '#src/mail/mail.repo.ts';
import { findAssociation } from '#src/settings/association.ts';
import { newLoginMail, requireEmail } from './credentials-mail.ts';
import { lockManagerRole, requireGrantable } from './managed-login.ts';
import { hashPassword } from './password.ts';

type NewLogin = z.output<typeof loginCreate>;

/** What sends somebody the password of a new login. */
export interface LoginContext extends Pick<AppContext, 'config'> {
  readonly jobs: Pick<JobQueue, 'enqueue'>;
}

/**
 * Creates a login of a party, and queues the message with its password when asked to. 403 a role
 * above the caller's own, 404 no such party, 400 no address to send to, 409 the user name is taken.
 */
export async function createLogin(
  { db, ...context }: Pick<AppContext, 'db' | 'jobs' | 'config'>,
  { data, caller }: { data: NewLogin; caller: Caller },
): Promise<{ id: string }> {
  const passwordHash = await hashPassword(data.password);
  return change(db, caller, (tx) =>
    addLogin(tx, context, { data: { ...data, passwordHash }, caller }),
  ).catch(explainLogin);
}

/** The same in a transaction that does more, with the hash of the password. What is refused then has `explainLogin` say it. */
export async function addLogin(
  tx: ChangeTransaction,
  { jobs, config }: LoginContext,
  { data, caller }: { data: NewLogin & { passwordHash: string }; caller: Caller },
): Promise<{ id: string }> {
  const { partyId, loginId: userName, password, passwordHash, role, enabled, sendEmail } = data;
  // Before any login, as the deletion of a party locks them: neither is to wait for the other.
  const party = await tx.trx
    .selectFrom('party')
    .select('email')
    .where('id', '=', recordId(partyId))
    .forKeyShare()
    .executeTakeFirst();
  requireGrantable(await lockManagerRole(tx, caller), role);
  if (!party) throw notFound();
  const recipient = sendEmail ? requireEmail(party.email) : null;
  const values = { partyId, userName, passwordHash, role, enabled };
  const created = await append(tx, loginRecord, { values });
  if (recipient !== null) {
    const { name: association } = await findAssociation(tx.trx);
    const { publicUrl } = config;
    const mail = newLoginMail({ userName, password, publicUrl, association });
    await queueMail({ trx: tx.trx, jobs }, { loginId: created.id, recipient, ...mail });
  }
  return created;
}

/** Says in words that a user name is taken. */
export const explainLogin = explainBroken({
  login_user_name: () => conflictAt({ loginId: userNameTaken }),
});
