import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '#src/core/database/tables.ts';
import { defineJob } from '#src/core/jobs/define-job.ts';
import { createWorker, type Worker } from '#src/core/jobs/run-jobs.ts';
import { forgetLoginSecrets } from './deleted-login-secrets.ts';

const forgetLoginSecretsJob = defineJob({
  name: 'party.forget-login-secrets',
  payload: z.object({}),
  schedule: '*/5 * * * *',
});

/** Clears away every five minutes what deleted logins were signed in with. */
export function forgetLoginSecretsWorker({ db }: { db: Kysely<Database> }): Worker {
  return createWorker(forgetLoginSecretsJob, () => forgetLoginSecrets(db));
}
