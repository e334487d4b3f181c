import { sessionEndpoints } from '@grzadka/contract/session/session.endpoints';
import type { SessionInfo } from '@grzadka/contract/session/session.model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#src/core/errors/app-error.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { pendingSeconds } from './pending-sign-in.repo.ts';
import { endSession, findEndReason } from './session.repo.ts';
import { clearCookie, deviceDays, readCookie, setCookie } from './session-cookie.ts';
import { signIn } from './sign-in.ts';
import { createSignInThrottle } from './sign-in-throttle.ts';
import { type SignedIn, visitorOf } from './visitor.ts';

const daySeconds = 86_400;

/** The calls of the session. */
export function routes({ serve, db, pool, config, jobs }: AppContext): void {
  const throttle = createSignInThrottle(pool);

  /** Hands a session that has begun to the browser, and ends the one it had. */
  const begin = async (
    {
      caller,
      request,
      reply,
    }: { caller: Caller | null; request: FastifyRequest; reply: FastifyReply },
    signedIn: SignedIn,
  ) => {
    const former = readCookie(request, 'session', config);
    if (former !== undefined) await endSession(db, { token: former, caller });
    const answered = { request, reply, config };
    setCookie(answered, 'session', signedIn.sessionToken, config.sessionAbsoluteDays * daySeconds);
    setCookie(answered, 'device', signedIn.deviceToken, deviceDays * daySeconds);
  };

  serve(sessionEndpoints.info, async ({ caller, request }) => {
    if (caller) return presentSession(caller);
    const token = readCookie(request, 'session', config);
    const endReason = token === undefined ? undefined : await findEndReason(db, token);
    return { ...nobody, ...(endReason && { endReason }) };
  });

  serve(sessionEndpoints.login, async ({ body, ...exchange }) => {
    const { request, reply } = exchange;
    const outcome = await signIn(
      { db, throttle },
      { ...body, visitor: visitorOf(request, config) },
    );
    if ('pendingToken' in outcome) {
      setCookie({ request, reply, config }, 'pending', outcome.pendingToken, pendingSeconds);
      throw new AppError('second-factor');
    }
    await begin(exchange, outcome);
    return undefined;
  });

  serve(sessionEndpoints.secondFactor, async ({ body, ...exchange }) => {
    const { request, reply } = exchange;
    const signedIn = await finishSignIn(
      { db, throttle, jobs, config },
      {
        ...body,
        pendingToken: readCookie(request, 'pending', config),
        visitor: visitorOf(request, config),
      },
    );
    clearCookie({ request, reply, config }, 'pending');
    await begin(exchange, signedIn);
    return undefined;
  });

  serve(sessionEndpoints.logout, async ({ caller, request, reply }) => {
    const token = readCookie(request, 'session', config);
    if (token !== undefined) await endSession(db, { token, caller });
    clearCookie({ request, reply, config }, 'session');
    return undefined;
  });
}

const nobody: SessionInfo = { isUserAuthenticated: false, securityRoles: [], user: null };

function presentSession(caller: Caller): SessionInfo {
  const { userLoginId, userName, displayName, role, mustSwitchOnSecondFactor } = caller;
  return {
    isUserAuthenticated: true,
    securityRoles: [role],
    user: { userLoginId, loginId: userName, displayName },
    ...(mustSwitchOnSecondFactor && { mustSwitchOnSecondFactor }),
  };
}
