import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { createWorker, type Worker } from '#src/core/jobs/run-jobs.ts';
import { isDue } from '../message-row.ts';
import { readRoom } from '../pace.ts';
import { type QueueContext, queueBatch } from './queue-batch.ts';
import { sendMessagesJob } from './send-messages.job.ts';

/** For how long one run goes on before the next one takes over, and how long it waits for the mail queue to send what it holds. */
const longestRun = 50_000;
const breath = 500;

/** Queues the e-mails of messages that are sent, and notes which messages are through. */
export function sendMessagesWorker({ db, config }: Omit<QueueContext, 'jobs'>): Worker {
  return createWorker(sendMessagesJob, async (_, { signal, jobs }) => {
    const context = { db, config, jobs };
    const end = performance.now() + longestRun;
    while (!signal.aborted && (await queueDue(context)) && performance.now() < end) {
      await pause(breath, undefined, { signal }).catch(() => undefined);
    }
    await finishMessages(db);
  });
}

/** Queues what may go now; whether something is left that will be able to go as soon as the mail queue has room. */
async function queueDue(context: QueueContext): Promise<boolean> {
  for (const id of await dueMessages(context.db)) {
    while ((await queueBatch(context, id)) > 0);
  }
  const { left } = await readRoom(context.db);
  return left > 0 && (await dueMessages(context.db)).length > 0;
}

/** Reads the ids of the messages that are sent and due and have e-mails still to be queued; the one that began first comes first. */
async function dueMessages(db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .selectFrom('message')
    .select('id')
    .where('state', '=', 'sending')
    .where(isDue)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('messageRecipient')
          .select('messageRecipient.id')
          .whereRef('messageId', '=', 'message.id')
          .where('messageRecipient.state', '=', 'waiting')
          .where('mailId', 'is', null),
      ),
    )
    .orderBy('startedAt')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Ends messages with no e-mail waiting any more; the last one that went has mostly done so itself (0176). */
async function finishMessages(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('message')
    .set({
      state: 'done',
      finishedAt: sql`now()`,
      version: sql`version + 1`,
      updatedAt: sql`now()`,
    })
    .where('state', '=', 'sending')
    .where(isDue)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('messageRecipient')
            .select('messageRecipient.id')
            .whereRef('messageId', '=', 'message.id')
            .where('messageRecipient.state', '=', 'waiting'),
        ),
      ),
    )
    .execute();
}
