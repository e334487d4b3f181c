import { messages } from '@grzadka/contract/core/messages';
import type { Kysely } from 'kysely';
import { Throttled } from '#src/core/attempt-limiter.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError } from '#src/core/errors/app-error.ts';
import { findLoginByName } from '#src/login/login.repo.ts';
import { isPasswordRight } from '#src/login/password.ts';
import { writeFailedSignIn, writeSignIn } from './audit-sign-in.ts';
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
  await throttle.admit(attempt).catch(async (refusal: unknown) => {
    // Once for each time that it locks: an attack must not fill the audit.
    if (refusal instanceof Throttled && refusal.isFirst) {
      const aimedAt = await findLoginByName(db, username);
      await writeFailedSignIn(db, { loginId: aimedAt?.id, action: 'sign-in-locked', browser });
    }
    throw refusal;
  });
  const login = await findLoginByName(db, username);
  const isRight = await isPasswordRight(login?.passwordHash, password);
  const sessionToken = login?.enabled && isRight ? await startSession(db, login, browser) : null;
  if (!login || sessionToken === null) {
    await writeFailedSignIn(db, { loginId: login?.id, action: 'sign-in-failed', browser });
    throw new AppError('unauthenticated', { message: messages.signInFailed });
  }
  await throttle.forgive(attempt);
  const device = { token: token ?? null, loginId: login.id };
  return { sessionToken, deviceToken: await rememberDevice(db, device) };
}

type FoundLogin = NonNullable<Awaited<ReturnType<typeof findLoginByName>>>;

/** Starts a session and tells the audit; null when the login has changed meanwhile. */
function startSession(
  db: Kysely<Database>,
  { id, passwordHash, userName, name }: FoundLogin,
  browser: string | null,
): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const token = await createSession(trx, { loginId: id, passwordHash, browser });
    if (token === null) return null;
    await writeSignIn(trx, { login: { id, displayName: name ?? userName }, browser });
    return token;
  });
}
