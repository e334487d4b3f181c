import { sessionEndpoints } from '@grzadka/contract/session/session.endpoints';
import type { SessionInfo } from '@grzadka/contract/session/session.model';
import type { AppContext } from '#src/core/http/app-context.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { browserLabel } from './browser-label.ts';
import { endSession } from './session.repo.ts';
import {
  clearSessionCookie,
  deviceToken,
  sessionToken,
  setDeviceCookie,
  setSessionCookie,
} from './session-cookie.ts';
import { signIn } from './sign-in.ts';
import { createSignInThrottle } from './sign-in-throttle.ts';

/** The calls of the session. */
export function routes({ serve, db, pool, config }: AppContext): void {
  const throttle = createSignInThrottle(pool);

  serve(sessionEndpoints.info, async ({ caller }) => presentSession(caller));

  serve(sessionEndpoints.login, async ({ body, caller, request, reply }) => {
    const former = sessionToken(request, config);
    const signedIn = await signIn(
      { db, throttle },
      {
        ...body,
        address: request.ip,
        device: deviceToken(request, config),
        browser: browserLabel(request.headers['user-agent']),
      },
    );
    if (former !== undefined) await endSession(db, { token: former, caller });
    setSessionCookie({ request, reply, config }, signedIn.sessionToken);
    setDeviceCookie({ request, reply, config }, signedIn.deviceToken);
    return undefined;
  });

  serve(sessionEndpoints.logout, async ({ caller, request, reply }) => {
    const token = sessionToken(request, config);
    if (token !== undefined) await endSession(db, { token, caller });
    clearSessionCookie({ request, reply, config });
    return undefined;
  });
}

function presentSession(caller: Caller | null): SessionInfo {
  if (!caller) return { isUserAuthenticated: false, securityRoles: [], user: null };
  const { userLoginId, userName, displayName, role } = caller;
  return {
    isUserAuthenticated: true,
    securityRoles: [role],
    user: { userLoginId, loginId: userName, displayName },
  };
}
