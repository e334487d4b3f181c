import { wrongCurrentPassword } from '@grzadka/contract/login/login.model';
import type { Pool } from 'pg';
import { createAttemptLimiter } from '#src/core/attempt-limiter.ts';
import { invalidFields } from '#src/core/errors/app-error.ts';
import type { LoginRow } from './login.repo.ts';
import { isPasswordRight } from './password.ts';

const attemptsPerLogin = 10;

/** Runs what sets the own password of a login, as one try of it. */
export type GuardOwnPassword = <Result>(
  loginId: string,
  work: () => Promise<Result>,
) => Promise<Result>;

/**
 * Counts the tries of a login to set its own password, by whichever call, and begins anew after a success:
 * an open browser is not to be a place for guessing. 429 after ten tries within 15 minutes.
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

/** A 400 at the field unless what was typed is the present password of a locked login. */
export async function requirePresentPassword(
  { passwordHash }: LoginRow,
  currentPassword: string,
): Promise<void> {
  if (await isPasswordRight(passwordHash, currentPassword)) return;
  throw invalidFields({ currentPassword: wrongCurrentPassword });
}
