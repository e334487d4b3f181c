import { type JobState, jobNames } from '@grzadka/contract/system/jobs.model';
import type { AppContext } from '#src/core/http/app-context.ts';
import { type JobRuns, readJobRuns } from '#src/core/jobs/job-runs.repo.ts';

/** How every job of the program is doing, in the contract's order; one that was never queued has not run. */
export async function readJobStates({
  db,
  jobs,
}: Pick<AppContext, 'db' | 'jobs'>): Promise<JobState[]> {
  const [remembered, nextRuns] = await Promise.all([readJobRuns(db), jobs.nextRuns()]);
  const runsOf = new Map(remembered.map((runs) => [runs.name, runs]));
  return jobNames.map((name) => {
    const runs = runsOf.get(name);
    const due = [nextRuns.get(name), runs?.dueAt].filter((at) => at != null);
    return {
      name,
      lastRun: runs === undefined ? null : lastRunOf(runs),
      nextRunAt: due.toSorted()[0] ?? null,
      waiting: runs?.waiting ?? 0,
      failed: runs?.failed ?? 0,
      lastFailedAt: runs?.lastFailedAt ?? null,
    };
  });
}

/** How a try ended; one that another follows has failed as well. */
const results = {
  active: 'running',
  completed: 'done',
  cancelled: 'failed',
  failed: 'failed',
  retry: 'failed',
} as const;

function lastRunOf({ lastState, lastStartedAt, lastSeconds }: JobRuns): JobState['lastRun'] {
  if (lastState === null || lastStartedAt === null) return null;
  return { startedAt: lastStartedAt, result: results[lastState], seconds: lastSeconds };
}
