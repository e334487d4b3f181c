import { wrongCurrentPassword } from '@grzadka/contract/account/account.model';
import type { Kysely } from 'kysely';
import { change } from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, invalidFields } from '#src/core/errors/app-error.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { storePassword } from '#src/login/change-login.ts';
import { hashPassword, isPasswordRight } from '#src/login/password.ts';
import type { AttemptLimiter } from '#src/session/attempt-limiter.ts';
import { endOtherSessions } from './account.repo.ts';

interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  caller: Caller;
  /** The token of the session that asks: it goes on. */
  token: string;
}

/**
 * Changes the password of the signed-in login and ends its other sessions. 400 when the current one is
 * wrong, 429 after ten tries within 15 minutes: an open browser is not to be a place for guessing.
 */
export async function changeOwnPassword(
  { db, limiter }: { db: Kysely<Database>; limiter: AttemptLimiter },
  { currentPassword, newPassword, caller, token }: PasswordChange,
): Promise<void> {
  const id = caller.userLoginId;
  await limiter.count(id);
  const newHash = await hashPassword(newPassword);
  await change(db, caller, async (tx) => {
    const login = await tx.trx
      .selectFrom('login')
      .selectAll()
      .where('id', '=', id)
      .where('enabled', '=', true)
      .forUpdate()
      .executeTakeFirst();
    if (!login) throw new AppError('unauthenticated');
    if (!(await isPasswordRight(login.passwordHash, currentPassword))) {
      throw invalidFields({ currentPassword: wrongCurrentPassword });
    }
    await storePassword(tx, { login, passwordHash: newHash, action: 'change-own-password' });
    await endOtherSessions(tx.trx, { loginId: id, token });
  });
  await limiter.forget(id);
}
