import { messages } from '@grzadka/contract/core/messages';
import type { loginSetPassword } from '@grzadka/contract/login/login.model';
import type * as z from 'zod/mini';
import { change } from '#src/core/change/change.ts';
import { invalidFields } from '#src/core/errors/app-error.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { queueMail } from '#src/mail/mail.repo.ts';
import { findAssociation } from '#src/settings/association.ts';
import { storePassword } from './change-login.ts';
import { newPasswordMail, requireEmail } from './credentials-mail.ts';
import { endSessionsOf, getLoginId } from './login.repo.ts';
import { type LoginRequest, lockManagedLogin } from './managed-login.ts';
import { type GuardOwnPassword, requirePresentPassword } from './own-password.ts';
import { hashPassword } from './password.ts';

type Context = Pick<AppContext, 'db' | 'jobs' | 'config'>;

type NewPassword = LoginRequest & Omit<z.output<typeof loginSetPassword>, 'loginId'>;

/**
 * Sets the password of a login, ends its sessions, and queues the message with it when asked to. The
 * own one needs the present password, as on the account's screen; nobody else's does. 404, 412; 403 by
 * rank, 400 no address to send to, or no present password or a wrong one, 429 too many tries of it.
 */
export async function setPassword(
  { guardOwnPassword, ...context }: Context & { guardOwnPassword: GuardOwnPassword },
  { currentPassword, ...request }: NewPassword,
): Promise<{ version: number }> {
  const id = await getLoginId(context.db, request.reference);
  if (id !== request.caller.userLoginId) {
    return storeAndTell(context, { ...request, present: null });
  }
  const present = currentPassword ?? '';
  if (present.trim() === '') throw invalidFields({ currentPassword: messages.fieldEmpty });
  return guardOwnPassword(id, () => storeAndTell(context, { ...request, present }));
}

async function storeAndTell(
  { db, jobs, config }: Context,
  {
    password,
    sendEmail,
    present,
    ...request
  }: Omit<NewPassword, 'currentPassword'> & { present: string | null },
): Promise<{ version: number }> {
  const passwordHash = await hashPassword(password);
  return change(db, request.caller, async (tx) => {
    const { target } = await lockManagedLogin(tx, request);
    if (present !== null) await requirePresentPassword(target, present);
    const action = present === null ? 'set-password' : 'change-own-password';
    const changed = await storePassword(tx, { login: target, passwordHash, action });
    await endSessionsOf(tx.trx, target.id, 'new-password');
    if (sendEmail) {
      const owner = await tx.trx
        .selectFrom('party')
        .select('email')
        .where('id', '=', target.partyId)
        .executeTakeFirst();
      const { userName } = target;
      const { publicUrl } = config;
      const { name: association } = await findAssociation(tx.trx);
      const mail = newPasswordMail({ userName, password, publicUrl, association });
      const recipient = requireEmail(owner?.email);
      await queueMail({ trx: tx.trx, jobs }, { loginId: target.id, recipient, ...mail });
    }
    return changed;
  });
}
