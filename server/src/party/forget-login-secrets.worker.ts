import { scheduledWorker, type Worker } from '#src/core/jobs/run-jobs.ts';
import type { WorkerContext } from '#src/core/jobs/worker-context.ts';
import { forgetLoginSecrets } from './deleted-login-secrets.ts';

const job = {
  name: 'party.forget-login-secrets',
  schedule: '*/5 * * * *',
};

/** Clears away every five minutes what deleted logins were signed in with. */
export function forgetLoginSecretsWorker({ db }: WorkerContext): Worker {
  return scheduledWorker(job, () => forgetLoginSecrets(db));
}
