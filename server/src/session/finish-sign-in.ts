import { signInOutlived, wrongCode } from '@grzadka/contract/second-factor/second-factor.model';
import type { Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { AppError } from '#src/core/errors/app-error.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { warnOfWrongCodes } from '#src/login/wrong-codes-mail.ts';
import { acceptCode } from '#src/second-factor/accept-code.ts';
import { writeFailedSignIn, writeSignIn } from './audit-sign-in.ts';
import { endPendingSignIn, findPendingLogin } from './pending-sign-in.repo.ts';
import { createSession } from './session.repo.ts';
import type { Attempt, SignInThrottle } from './sign-in-throttle.ts';
import { admitAttempt, type SignedIn, type Visitor, welcome } from './visitor.ts';
import {
  beginCodeTry,
  type CodeTry,
  endWrongCodes,
  isToBeTold,
  takeBackCodeTry,
} from './wrong-codes.repo.ts';

interface Context extends Pick<AppContext, 'db' | 'jobs' | 'config'> {
  throttle: SignInThrottle;
}

interface GivenCode {
  /** The token that the right password brought. */
  pendingToken: string | undefined;
  /** Digits alone. */
  code: string;
  visitor: Visitor;
}

/** The code was looked at, and is none of the login's. */
class WrongCode extends AppError {
  constructor() {
    super('second-factor', { message: wrongCode, fields: { code: wrongCode } });
  }
}

/**
 * Starts the session of a sign-in that waited for a code. 401 `second-factor` at a wrong code, which may be tried again, and at
 * one that cannot be looked at for want of the key; 401 `unauthenticated` when the sign-in has run out or the login changed;
 * 429 past the throttle's limit and in the pauses after many wrong codes. The owner gets an e-mail about many wrong codes.
 */
export async function finishSignIn(
  context: Context,
  { pendingToken, code, visitor }: GivenCode,
): Promise<SignedIn> {
  const { db, throttle } = context;
  const { browser } = visitor;
  const login = pendingToken === undefined ? undefined : await findPendingLogin(db, pendingToken);
  if (pendingToken === undefined || !login) throw outlived();
  const { id: loginId, userName: username } = login;
  const admit = (one: Attempt) => throttle.admitCode(one);
  const attempt = await admitAttempt(db, { username, visitor, admit });
  const tried: CodeTry = { loginId, device: attempt.device };
  await beginCodeTry(db, tried);
  const key = context.config.secondFactorKey;
  const start = async (trx: Transaction<Database>) => {
    const token = await startSession(trx, { login, pendingToken, code, key, browser });
    await endWrongCodes(trx, tried);
    return token;
  };
  const warn = async (trx: Transaction<Database>) => {
    if (await isToBeTold(trx, tried)) await warnOfWrongCodes({ ...context, trx }, loginId);
  };
  const sessionToken = await db
    .transaction()
    .execute(start)
    .catch(async (refusal: unknown) => {
      if (refusal instanceof WrongCode) {
        const action = 'sign-in-failed';
        await writeFailedSignIn(db, { loginId, action, browser, alsoWrite: warn });
      } else if (refusal instanceof AppError) await takeBackCodeTry(db, tried);
      throw refusal;
    });
  return welcome(context, { attempt, visitor, loginId, sessionToken });
}

type PendingLogin = NonNullable<Awaited<ReturnType<typeof findPendingLogin>>>;

/** Throws where the code is wrong, so that nothing of it comes true. */
async function startSession(
  trx: Transaction<Database>,
  input: {
    login: PendingLogin;
    pendingToken: string;
    code: string;
    key: string | null;
    browser: string | null;
  },
): Promise<string> {
  const { login, pendingToken, code, key, browser } = input;
  const { id: loginId, passwordHash, userName, name } = login;
  // The login first, as whoever changes it and ends its sign-ins locks them.
  const sessionToken = await createSession(trx, { loginId, passwordHash, browser });
  if (sessionToken === null || !(await endPendingSignIn(trx, pendingToken))) throw outlived();
  const secondFactor = await acceptCode(trx, { loginId, code, key });
  if (secondFactor === null) throw new WrongCode();
  const signedIn = { id: loginId, displayName: name ?? userName };
  await writeSignIn(trx, { login: signedIn, browser, secondFactor });
  return sessionToken;
}

function outlived(): AppError {
  return new AppError('unauthenticated', { message: signInOutlived });
}
