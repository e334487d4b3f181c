import { accountEndpoints } from '@grzadka/contract/account/account.endpoints';
import type { AppContext } from '#src/core/http/app-context.ts';
import { createOwnPasswordGuard } from '#src/login/own-password.ts';
import { sessionToken } from '#src/session/session-cookie.ts';
import { endOwnSession, listOwnSessions } from './account.repo.ts';
import { changeOwnPassword } from './change-own-password.ts';

/** The calls of the own account, for everybody who is signed in. */
export function routes({ serve, db, pool, config }: AppContext): void {
  const limits = { idleHours: config.sessionIdleHours, absoluteDays: config.sessionAbsoluteDays };
  const guard = createOwnPasswordGuard(pool);

  serve(accountEndpoints.sessions, async ({ caller, request }) => {
    const own = { loginId: caller.userLoginId, token: sessionToken(request, config) ?? '' };
    return { items: await listOwnSessions(db, { ...own, limits }) };
  });

  serve(accountEndpoints.endSession, async ({ caller, params }) => {
    await endOwnSession(db, { caller, id: params.id });
    return undefined;
  });

  serve(accountEndpoints.changePassword, async ({ caller, body, request }) => {
    const token = sessionToken(request, config) ?? '';
    await guard(caller.userLoginId, () => changeOwnPassword(db, { ...body, caller, token }));
    return undefined;
  });
}
