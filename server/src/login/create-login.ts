import { type loginCreate, userNameTaken } from '@grzadka/contract/login/login.model';
import type { z } from 'zod';
import { recordAudit } from '#src/audit/audit.repo.ts';
import { newId, recordId } from '#src/core/database/record-id.ts';
import { AppError, notFound } from '#src/core/errors/app-error.ts';
import { violatedConstraint } from '#src/core/errors/database-error.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { queueMail } from '#src/mail/mail.repo.ts';
import { newLoginMail } from './credentials-mail.ts';
import { lockManagerRole, requireGrantable } from './managed-login.ts';
import { hashPassword } from './password.ts';
import { requireEmail } from './require-email.ts';

type LoginCreate = z.output<typeof loginCreate>;

/**
 * Creates a login of a party, and queues the message with its password when asked to. 403 a role above
 * the caller's own, 404 no such party, 400 no address to send to, 409 the user name is taken.
 */
export async function createLogin(
  { db, jobs, config }: Pick<AppContext, 'db' | 'jobs' | 'config'>,
  { data, caller }: { data: LoginCreate; caller: Caller },
): Promise<{ id: string }> {
  const { partyId, loginId, password, role, enabled, sendEmail } = data;
  const id = newId();
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    requireGrantable(await lockManagerRole(trx, caller), role);
    const { email } = await trx
      .selectFrom('party')
      .select('email')
      .where('id', '=', recordId(partyId))
      .forKeyShare()
      .executeTakeFirstOrThrow(notFound);
    const recipient = sendEmail ? requireEmail(email) : null;
    await trx
      .insertInto('login')
      .values({ id, partyId, loginId, passwordHash, role, enabled })
      .execute()
      .catch(refuseTakenName);
    if (recipient !== null) {
      const mail = newLoginMail({ loginId, password, publicUrl: config.publicUrl });
      await queueMail({ trx, jobs }, { loginId: id, recipient, ...mail });
    }
    const after = { partyId, loginId, role, enabled };
    const record = { recordType: 'login', recordId: id };
    await recordAudit(trx, { caller, action: 'create', ...record, after });
  });
  return { id };
}

function refuseTakenName(error: unknown): never {
  if (violatedConstraint(error) !== 'login_login_id') throw error;
  throw new AppError('conflict', { message: userNameTaken, fields: { loginId: userNameTaken } });
}
