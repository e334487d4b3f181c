import { systemEndpoints } from '@grzadka/contract/system/system.endpoints';
import type { AppContext } from '#src/core/http/app-context.ts';
import { schedulerSilence } from '#src/core/jobs/scheduler-silence.ts';
import { sessionLimits } from '#src/session/session.repo.ts';
import { endSession, endSessionsOfLogin } from './end-sessions.ts';
import { readJobStates } from './job-states.ts';
import { listOpenSessions } from './open-sessions.repo.ts';
import { readOverview } from './overview.ts';
import { measureStorage } from './storage-usage.ts';

/** The calls behind the menu entry 'System'. */
export function routes({ serve, ...context }: AppContext): void {
  const { db, config } = context;
  const limits = sessionLimits(config);

  serve(systemEndpoints.overview, ({ request }) => readOverview({ ...context, log: request.log }));

  serve(systemEndpoints.jobs, async () => {
    const [silentSince, items] = await Promise.all([schedulerSilence(db), readJobStates(context)]);
    return { silentSince, items };
  });

  serve(systemEndpoints.storage, () => measureStorage(context));

  serve(systemEndpoints.sessions, ({ caller }) => listOpenSessions(db, { caller, limits }));

  serve(systemEndpoints.endSession, ({ caller, params }) =>
    endSession(db, { caller, id: params.id }),
  );

  serve(systemEndpoints.endSessionsOf, ({ caller, params }) =>
    endSessionsOfLogin(db, { caller, ...params }),
  );
}
