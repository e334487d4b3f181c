import { type RunningJobs, runJobs } from '#src/core/jobs/run-jobs.ts';
import { createWorkers } from '#src/workers.ts';
import type { ServedApp } from './serve-app.ts';

/** Has the e-mails of an application's messages queued and sent, as a running instance does. */
export function startSending(app: ServedApp): Promise<RunningJobs> {
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const workers = createWorkers({ ...app, url: '', log });
  const sending = workers.filter(({ job }) => ['message.send', 'mail.send'].includes(job.name));
  return runJobs({ pool: app.pool, log, workers: sending, pollingInterval: 0.5 });
}
