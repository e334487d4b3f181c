import { messageRefusals } from '@grzadka/contract/message/message.refusals';
import { fieldsIn } from '@grzadka/contract/message/text-fields';
import type { Kysely } from 'kysely';
import type { AttemptLimiter } from '#src/core/attempt-limiter.ts';
import type { Database } from '#src/core/database/tables.ts';
import { conflict } from '#src/core/errors/app-error.ts';
import type { Caller } from '#src/core/http/caller.ts';
import type { JobQueue } from '#src/core/jobs/job-queue.ts';
import { queueMessageMails } from '#src/mail/message-mail.repo.ts';
import { writeMessageMail } from '#src/mail/writing/message-mail.ts';
import { readAttachments } from '../attachments.ts';
import type { MessageRow } from '../message-row.ts';
import { openMessage } from '../open-message.ts';
import { keptValues } from '../text/kept-values.ts';
import { readMailSender } from '../text/message-mail.ts';
import { readCommonFacts } from '../text/read-field-facts.ts';
import { renderFor } from '../text/render-for.ts';
import { sampleValues } from '../text/sample-values.ts';

/** How many test mails of messages somebody may send in an hour. */
export const testsPerHour = 5;

interface TestContext {
  readonly db: Kysely<Database>;
  readonly jobs: JobQueue;
  readonly tests: AttemptLimiter;
}

/**
 * Sends a message to whoever asks, and to nobody else: with the values of the first recipient where it was prepared, else with made-up ones, and with its documents. 403, 404; 409
 * without an e-mail address of one's own, 429 past five in an hour.
 */
export async function sendTest(
  { db, jobs, tests }: TestContext,
  { id, caller }: { id: string; caller: Caller },
): Promise<void> {
  const message = await openMessage(db, { id, caller });
  const recipient = await readOwnEmail(db, caller);
  if (recipient === null) throw conflict(messageRefusals.noOwnEmail);
  await tests.count(caller.userLoginId);
  const values = (await firstValues(db, message)) ?? (await madeUpValues(db, message));
  const { subject, html } = renderFor(message, { values });
  const sender = await readMailSender(db);
  const written = writeMessageMail({ subject: `Próba: ${subject}`, html, ...sender, footer: null });
  const documents = await readAttachments(db, message.id);
  const mail = {
    ...written,
    messageId: message.id,
    recipients: [recipient],
    unsubscribeUrl: null,
    attachments: documents.map((document) => ({ kind: 'document', id: document.id }) as const),
  };
  await db.transaction().execute((trx) => queueMessageMails({ trx, jobs }, [mail]));
}

async function readOwnEmail(db: Kysely<Database>, caller: Caller): Promise<string | null> {
  const own = await db
    .selectFrom('login')
    .innerJoin('party', 'party.id', 'login.partyId')
    .select('party.email')
    .where('login.id', '=', caller.userLoginId)
    .executeTakeFirst();
  return own?.email ?? null;
}

async function firstValues(db: Kysely<Database>, { id }: MessageRow): Promise<unknown> {
  const first = await db
    .selectFrom('messageRecipient')
    .select('values')
    .where('messageId', '=', id)
    .where('state', '<>', 'skipped')
    .orderBy('place')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return first?.values;
}

async function madeUpValues(db: Kysely<Database>, message: MessageRow) {
  const fields = fieldsIn(message.subject, message.html);
  return keptValues(sampleValues(fields, await readCommonFacts(db, message)));
}
