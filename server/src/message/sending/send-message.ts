import { dayInWords } from '@grzadka/contract/core/time/day-in-words';
import { minuteInFigures } from '@grzadka/contract/core/time/in-figures';
import { isSentLate, lastDayToSend } from '@grzadka/contract/message/last-day';
import { messageRecord } from '@grzadka/contract/message/message.record';
import { messageRefusals } from '@grzadka/contract/message/message.refusals';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type ChangeRequest, change, updateLocked } from '#src/core/change/change.ts';
import type { Config } from '#src/core/config/config.ts';
import { anyOf } from '#src/core/database/any-of.ts';
import type { Database } from '#src/core/database/tables.ts';
import { conflict, conflictAt, invalidFields } from '#src/core/errors/app-error.ts';
import type { JobQueue } from '#src/core/jobs/job-queue.ts';
import { takeBackMails } from '#src/mail/take-back-mails.ts';
import type { MessageRow } from '../message-row.ts';
import { lockInState, lockPrepared, type Writer } from '../open-message.ts';
import { requireSameRecipients } from '../recipients/find-units.ts';
import { sendMessagesJob } from './send-messages.job.ts';

interface SendContext {
  readonly db: Kysely<Database>;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  readonly config: Pick<Config, 'publicUrl'>;
}

interface SendRequest extends ChangeRequest {
  readonly caller: Writer;
  /** From when on; null at once. */
  readonly sendAt: string | null;
  readonly confirmLate?: boolean;
  readonly confirmRestored?: boolean | undefined;
}

interface ResumeRequest extends ChangeRequest {
  readonly caller: Writer;
  readonly confirmRestored?: boolean | undefined;
}

/**
 * Lets a prepared message go (docs/product/messages.md#sending): the job queues its e-mails from then on. 404, 412; 400 for an instant that has
 * passed; 409 for what is no longer as it was prepared, for the last day that has passed or the restore that nobody confirmed, and without PUBLIC_URL.
 */
export function sendMessage(
  { db, jobs, config }: SendContext,
  { caller, sendAt, confirmLate = false, confirmRestored = false, ...which }: SendRequest,
): Promise<{ version: number }> {
  return change(db, caller, async (tx) => {
    const { trx } = tx;
    const message = await lockPrepared(tx, { ...which, caller });
    const later = await requireFuture(trx, sendAt);
    const { emails, letters } = await countWaiting(trx, message.id);
    if (emails + letters === 0) throw conflict(messageRefusals.nobody);
    // Links in e-mails lead back here; that of a single one, its writer could still tell.
    if (emails > 1 && config.publicUrl === null) throw conflict(messageRefusals.publicUrlMissing);
    const late = requireInTime(message, later, confirmLate);
    requireRestoredConfirmed(message, confirmRestored);
    await requireSameRecipients(trx, message);
    const isDone = emails === 0;
    const updated = await updateLocked(tx, messageRecord, {
      before: message,
      action: 'send',
      set: {
        state: isDone ? 'done' : 'sending',
        startedAt: sql<string>`now()`,
        sendAt: isDone ? null : later,
        ...(isDone && { finishedAt: sql<string>`now()` }),
      },
      told: { recipients: emails + letters, ...(late !== null && { lastDay: late }) },
    });
    if (!isDone) await jobs.enqueue(trx, sendMessagesJob, {});
    return updated;
  });
}

/** Holds what has not left: what of it the mail queue has is taken back, but for an e-mail that is being handed over. 404, 412, 409. */
export function stopMessage(
  { db }: Pick<SendContext, 'db'>,
  { caller, ...which }: ChangeRequest & { caller: Writer },
): Promise<{ version: number }> {
  return change(db, caller, async (tx) => {
    const required = { state: 'sending', otherwise: messageRefusals.notSending } as const;
    const before = await lockInState(tx, { ...which, caller }, required);
    const set = { state: 'stopped', ...meetingChanged(before) } as const;
    const updated = await updateLocked(tx, messageRecord, { before, action: 'stop', set });
    await takeBackQueued(tx.trx, before.id);
    return updated;
  });
}

/** Takes back the e-mails that have not left; whom they were for waits again. */
async function takeBackQueued(trx: Transaction<Database>, messageId: string): Promise<void> {
  const queued = await trx
    .selectFrom('messageRecipient')
    .select('mailId')
    .where('messageId', '=', messageId)
    .where('state', '=', 'waiting')
    .where('mailId', 'is not', null)
    .execute();
  const gone = await takeBackMails(
    trx,
    queued.flatMap(({ mailId }) => mailId ?? []),
  );
  await trx
    .updateTable('messageRecipient')
    .set({ mailId: null })
    .where('mailId', '=', anyOf(gone, 'uuid'))
    .execute();
}

/** What is set with a message that goes or comes back as the call of its meeting; nothing of one that calls none. */
function meetingChanged({ kind, meetingAt }: MessageRow) {
  const isCall = kind === 'general-meeting' && meetingAt !== null;
  return isCall ? { meetingChangedAt: sql<string>`now()` } : {};
}

/** Goes on with what was stopped. 404, 412; 409, also for what was restored from a backup as long as nobody confirmed that. */
export function resumeMessage(
  { db, jobs }: Pick<SendContext, 'db' | 'jobs'>,
  { caller, confirmRestored = false, ...which }: ResumeRequest,
): Promise<{ version: number }> {
  return change(db, caller, async (tx) => {
    const required = { state: 'stopped', otherwise: messageRefusals.notStopped } as const;
    const before = await lockInState(tx, { ...which, caller }, required);
    requireRestoredConfirmed(before, confirmRestored);
    const set = { state: 'sending', ...meetingChanged(before) } as const;
    const updated = await updateLocked(tx, messageRecord, { before, action: 'resume', set });
    await jobs.enqueue(tx.trx, sendMessagesJob, {});
    return updated;
  });
}

/** Refuses a message from a backup, since nobody knows what has gone out since then, until somebody confirms to send it: 409. */
function requireRestoredConfirmed({ restoredFrom }: MessageRow, confirmRestored: boolean): void {
  if (restoredFrom === null || confirmRestored) return;
  const from = minuteInFigures(restoredFrom);
  throw conflictAt({ confirmRestored: messageRefusals.confirmRestored(from) });
}

/** The instant, by the database's clock one to come. 400 otherwise. */
async function requireFuture(
  trx: Transaction<Database>,
  sendAt: string | null,
): Promise<string | null> {
  if (sendAt === null) return null;
  const { rows } = await sql<{ isPast: boolean }>`
    select ${sendAt}::timestamptz <= now() as "isPast"
  `.execute(trx);
  if (rows[0]?.isPast) throw invalidFields({ sendAt: messageRefusals.sendAtPast });
  return sendAt;
}

/** How many e-mails wait, and how many letters there are to print. */
async function countWaiting(
  trx: Transaction<Database>,
  messageId: string,
): Promise<{ emails: number; letters: number }> {
  const { emails, letters } = await trx
    .selectFrom('messageRecipient')
    .select(({ fn }) => [
      fn.countAll().filterWhere('state', '=', 'waiting').as('emails'),
      fn.countAll().filterWhere('state', '=', 'to-print').as('letters'),
    ])
    .where('messageId', '=', messageId)
    .executeTakeFirstOrThrow();
  return { emails: Number(emails), letters: Number(letters) };
}

/** The last day on which it should have gone, where that has passed and somebody confirmed it; 409 where nobody did. */
function requireInTime(
  message: MessageRow,
  sendAt: string | null,
  confirmLate: boolean,
): string | null {
  const lastDay = lastDayToSend(message);
  if (lastDay === null || !isSentLate(lastDay, sendAt)) return null;
  if (!confirmLate) {
    throw conflictAt({ confirmLate: messageRefusals.confirmLate(dayInWords(lastDay)) });
  }
  return lastDay;
}
