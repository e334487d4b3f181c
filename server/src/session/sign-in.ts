import { messages } from '@grzadka/contract/core/messages';
import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { AppError } from '#src/core/errors/app-error.ts';
import { findLoginByName } from '#src/login/login.repo.ts';
import { isPasswordRight } from '#src/login/password.ts';
import { hasSecondFactor } from '#src/second-factor/second-factor.repo.ts';
import { writeFailedSignIn, writeSignIn } from './audit-sign-in.ts';
import { beginSignIn } from './pending-sign-in.repo.ts';
import { createSession } from './session.repo.ts';
import type { Attempt, SignInThrottle } from './sign-in-throttle.ts';
import { admitAttempt, type SignedIn, type Visitor, welcome } from './visitor.ts';

interface SignIn {
  username: string;
  password: string;
  visitor: Visitor;
}

/** Signed in, or the token of a sign-in that waits for a code. */
type SignInOutcome = SignedIn | { pendingToken: string };

/**
 * Checks the credentials and starts a session, or a sign-in that waits for a code where the login has a
 * second factor. An unknown user name, a wrong password and a disabled login are the same 401, by text
 * and by time; 429 past the throttle's limit.
 */
export async function signIn(
  { db, throttle }: { db: Kysely<Database>; throttle: SignInThrottle },
  { username, password, visitor }: SignIn,
): Promise<SignInOutcome> {
  const admit = (one: Attempt) => throttle.admit(one);
  const attempt = await admitAttempt(db, { username, visitor, admit });
  const { browser } = visitor;
  const login = await findLoginByName(db, username);
  const isRight = await isPasswordRight(login?.passwordHash, password);
  const begun = login?.enabled && isRight ? await begin(db, login, browser) : null;
  if (!login || begun === null) {
    await writeFailedSignIn(db, { loginId: login?.id, action: 'sign-in-failed', browser });
    throw new AppError('unauthenticated', { message: messages.signInFailed });
  }
  if ('pendingToken' in begun) return begun;
  return welcome({ db, throttle }, { ...begun, attempt, visitor, loginId: login.id });
}

type FoundLogin = NonNullable<Awaited<ReturnType<typeof findLoginByName>>>;

type Begun = { sessionToken: string } | { pendingToken: string };

/** What a right password begins; null when the login has changed meanwhile. */
async function begin(
  db: Kysely<Database>,
  login: FoundLogin,
  browser: string | null,
): Promise<Begun | null> {
  if (await hasSecondFactor(db, login.id)) {
    const pendingToken = await beginSignIn(db, login);
    return pendingToken === null ? null : { pendingToken };
  }
  const sessionToken = await startSession(db, login, browser);
  return sessionToken === null ? null : { sessionToken };
}

/** Starts a session and records it; null when the login has changed meanwhile. */
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
