import { retryRefusals } from '@grzadka/contract/mail/mail.model';
import type { Kysely } from 'kysely';
import { type ChangeTransaction, change } from '#src/core/change/change.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, notFound } from '#src/core/errors/app-error.ts';
import type { Caller } from '#src/core/http/caller.ts';
import type { JobQueue } from '#src/core/jobs/job-queue.ts';
import { sendMailJob } from './send-mail.job.ts';

/**
 * Has a waiting e-mail tried within seconds, whatever pause it was in. 404 when there is none, 409 of one
 * that has gone out or was given up: what it said is erased.
 */
export function retryMail(
  { db, jobs }: { db: Kysely<Database>; jobs: JobQueue },
  { caller, id }: { caller: Caller; id: string },
): Promise<void> {
  return change(db, caller, async (tx) => {
    const message = await lockMail(tx, id);
    const { state } = message;
    if (state !== 'queued') {
      throw new AppError('conflict', { message: refusalOf(state, message.messageId) });
    }
    await jobs.hasten(tx.trx, sendMailJob, { messageId: message.id });
  });
}

function refusalOf(state: 'sent' | 'saved' | 'failed', messageId: string | null): string {
  if (state !== 'failed') return retryRefusals[state];
  return retryRefusals.failed[messageId === null ? 'login' : 'message'];
}

/** Keeps the e-mail from ending while its job is looked for. */
function lockMail({ trx }: ChangeTransaction, id: string) {
  return trx
    .selectFrom('mailMessage')
    .select(['id', 'state', 'messageId'])
    .where('id', '=', recordId(id))
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
}
