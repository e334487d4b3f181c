import { recipientYears } from '@grzadka/contract/message/message.labels';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import type { Kept } from '#src/core/inspection/kept.ts';
import { scheduledWorker, type Worker } from '#src/core/jobs/run-jobs.ts';
import type { WorkerContext } from '#src/core/jobs/worker-context.ts';

const job = { name: 'message.delete-old-recipients', retries: 2, schedule: '52 3 * * *' };

/** So many are deleted by one statement. */
const portionSize = 1_000;

/** Who got a message, in which way, and with which values: of a message that was sent; what is still prepared goes when somebody drops it. */
export const keptRecipients: Kept = {
  rows: sql`message_recipient join message on message.id = message_recipient.message_id and message.started_at is not null`,
  since: sql`message.started_at`,
  period: sql`make_interval(years => ${sql.lit(recipientYears)})`,
};

/** Deletes every night who got messages that are old. */
export function deleteOldRecipientsWorker({ db, log }: Pick<WorkerContext, 'db' | 'log'>): Worker {
  return scheduledWorker(job, async ({ signal }) => {
    const deleted = await deleteOldRecipients(db, { signal });
    log.info({ deleted }, 'recipients of old messages deleted');
  });
}

interface Portions {
  /** Rows that are deleted by one statement, at the most. */
  readonly portion?: number;
  /** No further portion is begun once it is aborted. */
  readonly signal?: AbortSignal;
}

/**
 * Deletes the recipients of messages that were sent five years ago (docs/product/retention.md#messages), portion by portion; the
 * messages stay, and what was reminded of stays with the accounts. Returns how many went.
 */
export async function deleteOldRecipients(
  db: Kysely<Database>,
  { portion = portionSize, signal }: Portions = {},
): Promise<number> {
  let total = 0;
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from message_recipient where id in (
        select message_recipient.id from ${keptRecipients.rows}
        where ${keptRecipients.since} < now() - ${keptRecipients.period}
        limit ${portion}
      )
    `.execute(db);
    total += Number(numAffectedRows);
    if (numAffectedRows < portion || signal?.aborted) return total;
  }
}
