import { wrongCurrentPassword } from '@grzadka/contract/login/login.model';
import type { Pool } from 'pg';
import { createAttemptLimiter } from '#src/core/attempt-limiter.ts';
import type { ChangeTransaction } from '#src/core/change/change.ts';
import { AppError, invalidFields } from '#src/core/errors/app-error.ts';
import type { Caller } from '#src/core/http/caller.ts';
import type { LoginRow } from './login.repo.ts';
import { isPasswordRight } from './password.ts';

const attemptsPerLogin = 10;

/** Runs what asks for the own password of a login, as one try of it. */
export type GuardOwnPassword = <Result>(
  loginId: string,
  work: () => Promise<Result>,
) => Promise<Result>;

/**
 * Counts the tries of a login to give its own password, in all calls that ask for it, and begins anew after a success: an open
 * browser is not to be a place for guessing. 429 after ten tries within 15 minutes.
 */
export function createOwnPasswordGuard(pool: Pool): GuardOwnPassword {
  const limiter = createAttemptLimiter(pool, { name: 'own-password', attempts: attemptsPerLogin });
  return async (loginId, work) => {
    await limiter.count(loginId);
    const result = await work();
    await limiter.forget(loginId);
    return result;
  };
}

/**
 * Locks the caller's own login for what only the password allows. 401 when it is disabled or gone, 400
 * at `currentPassword` when that is wrong.
 */
export async function lockOwnLogin(
  { trx }: ChangeTransaction,
  { caller, currentPassword }: { caller: Caller; currentPassword: string },
): Promise<LoginRow> {
  const login = await trx
    .selectFrom('login')
    .selectAll()
    .where('id', '=', caller.userLoginId)
    .where('enabled', '=', true)
    .forUpdate()
    .executeTakeFirst();
  if (!login) throw new AppError('unauthenticated');
  await requirePresentPassword(login, currentPassword);
  return login;
}

/** A 400 at the field unless what was typed is the present password of a locked login. */
export async function requirePresentPassword(
  { passwordHash }: LoginRow,
  currentPassword: string,
): Promise<void> {
  if (await isPasswordRight(passwordHash, currentPassword)) return;
  throw invalidFields({ currentPassword: wrongCurrentPassword });
}
