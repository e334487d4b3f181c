import { accountEndpoints } from '@grzadka/contract/account/account.endpoints';
import type { AppContext } from '#src/core/http/app-context.ts';
import { createOwnPasswordGuard } from '#src/login/own-password.ts';
import { sessionLimits } from '#src/session/session.repo.ts';
import { endOwnSession, listOwnSessions } from './account.repo.ts';
import { changeOwnPassword } from './change-own-password.ts';

/** The calls of the own account, for everybody who is signed in. */
export function routes({ serve, db, pool, config }: AppContext): void {
  const limits = sessionLimits(config);
  const guard = createOwnPasswordGuard(pool);

  serve(accountEndpoints.sessions, async ({ caller }) => {
    return { items: await listOwnSessions(db, { caller, limits }) };
  });

  serve(accountEndpoints.endSession, async ({ caller, params }) => {
    await endOwnSession(db, { caller, id: params.id });
    return undefined;
  });

  serve(accountEndpoints.changePassword, async ({ caller, body }) => {
    await guard(caller.userLoginId, () => changeOwnPassword(db, { ...body, caller }));
    return undefined;
  });
}
