import { messages } from '@grzadka/contract/core/messages';
import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { AppError } from '#src/core/errors/app-error.ts';
import { findLoginByName } from '#src/login/login.repo.ts';
import { isPasswordRight } from '#src/login/password.ts';
import { isKnownDevice, rememberDevice } from './known-device.repo.ts';
import { createSession } from './session.repo.ts';
import type { SignInThrottle } from './sign-in-throttle.ts';

interface SignIn {
  username: string;
  password: string;
  /** Where the attempt comes from, for the throttle. */
  address: string;
  /** The token the browser brought, known or not. */
  device: string | undefined;
  /** The browser's label. */
  browser: string | null;
}

/** What the browser gets to keep. */
export interface SignedIn {
  sessionToken: string;
  deviceToken: string;
}

/**
 * Checks the credentials and starts a session. An unknown user name, a wrong password and a disabled
 * login are the same 401, by text and by time; 429 past the throttle's limit.
 */
export async function signIn(
  { db, throttle }: { db: Kysely<Database>; throttle: SignInThrottle },
  { username, password, address, device: token, browser }: SignIn,
): Promise<SignedIn> {
  const isKnown = token !== undefined && (await isKnownDevice(db, { token, username }));
  const attempt = { username, address, device: isKnown ? token : null };
  await throttle.admit(attempt);
  const login = await findLoginByName(db, username);
  const isRight = await isPasswordRight(login?.passwordHash, password);
  if (!login?.enabled || !isRight) throw signInFailed();
  const { id: loginId, passwordHash } = login;
  const sessionToken = await createSession(db, { loginId, passwordHash, browser });
  if (sessionToken === null) throw signInFailed();
  await throttle.forgive(attempt);
  return { sessionToken, deviceToken: await rememberDevice(db, { token: token ?? null, loginId }) };
}

function signInFailed(): AppError {
  return new AppError('unauthenticated', { message: messages.signInFailed });
}
