import { consistencyEndpoints } from '@grzadka/contract/consistency/consistency.endpoints';
import { sql } from 'kysely';
import type { AppContext } from '#src/core/http/app-context.ts';
import { isUnderWay } from '#src/core/jobs/job-runs.repo.ts';
import { checkConsistencyJob } from './check-consistency.job.ts';
import { readResults } from './consistency.repo.ts';

/** The calls of the checks of the data. */
export function routes({ serve, db, jobs }: AppContext): void {
  serve(consistencyEndpoints.report, async () => ({
    isUnderWay: await isUnderWay(db, checkConsistencyJob),
    checks: await readResults(db),
  }));

  serve(consistencyEndpoints.check, () =>
    db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ since: string }>`select now() as since`.execute(trx);
      await jobs.enqueue(trx, checkConsistencyJob, { since: rows[0]?.since });
    }),
  );
}
