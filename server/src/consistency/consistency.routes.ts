import { consistencyEndpoints } from '@grzadka/contract/consistency/consistency.endpoints';
import type { AppContext } from '#src/core/http/app-context.ts';
import { isUnderWay } from '#src/core/jobs/job-runs.repo.ts';
import { askForCheck, checkConsistencyJob } from './check-consistency.job.ts';
import { readResults } from './consistency.repo.ts';
import { recountFound } from './recount.ts';

/** The calls of the checks of the data. */
export function routes({ serve, db, jobs }: AppContext): void {
  serve(consistencyEndpoints.report, async () => ({
    isUnderWay: await isUnderWay(db, checkConsistencyJob),
    checks: await readResults(db),
  }));

  serve(consistencyEndpoints.check, () =>
    db.transaction().execute((trx) => askForCheck(trx, jobs)),
  );

  serve(consistencyEndpoints.recount, ({ body: { check }, caller }) =>
    recountFound({ db, jobs }, { check, caller }),
  );
}
