import { messages } from '@grzadka/contract/core/messages';
import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { AppError } from '#src/core/errors/app-error.ts';
import { findLoginByName } from '#src/login/login.repo.ts';
import { isPasswordRight } from '#src/login/password.ts';
import { createSession } from './session.repo.ts';
import type { SignInThrottle } from './sign-in-throttle.ts';

interface SignIn {
  username: string;
  password: string;
  /** Where the attempt comes from, for the throttle. */
  address: string;
}

/**
 * Checks the credentials and gives the token of a new session. An unknown user name, a wrong password
 * and a disabled login are the same 401, by text and by time; 429 past the throttle's limit.
 */
export async function signIn(
  { db, throttle }: { db: Kysely<Database>; throttle: SignInThrottle },
  { username, password, address }: SignIn,
): Promise<string> {
  await throttle.admit({ username, address });
  const login = await findLoginByName(db, username);
  const isRight = await isPasswordRight(login?.passwordHash, password);
  if (!login?.enabled || !isRight) {
    throw new AppError('unauthenticated', { message: messages.signInFailed });
  }
  await throttle.forgive({ username, address });
  return createSession(db, login.id);
}
