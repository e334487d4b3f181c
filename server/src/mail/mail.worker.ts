import { mailFailures, mailServerAnswers } from '@grzadka/contract/mail/mail.model';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { AppError } from '#src/core/errors/app-error.ts';
import { type Attempt, createWorker, type Worker } from '#src/core/jobs/run-jobs.ts';
import type { AttachedFile, ReadAttachment } from './mail-attachment.ts';
import { giveUpStaleMail, noteProgress, type TakenUpMail } from './mail-progress.repo.ts';
import type { Mailer, Refusal } from './mailer.ts';
import { giveUpMailJob, sendMailJob } from './send-mail.job.ts';
import { serverWords } from './server-words.ts';
import { isRefusedForGood, pointOfRefusal, smtpAnswer } from './smtp-answer.ts';
import type { AskStillWanted } from './still-wanted.ts';
import { takeUpWanted } from './take-up-wanted.ts';

interface MailContext {
  db: Kysely<Database>;
  mailer: Mailer;
  readAttachment: ReadAttachment;
  askStillWanted: AskStillWanted;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

/** What is done about queued e-mails, outside of requests. */
export function mailWorkers(context: MailContext): readonly Worker[] {
  return [
    createWorker(sendMailJob, ({ messageId }, attempt) => sendMail(context, messageId, attempt)),
    createWorker(giveUpMailJob, async () => {
      const count = await giveUpStaleMail(context.db);
      if (count > 0) context.log.error({ count }, 'messages given up: their jobs were lost');
    }),
  ];
}

/**
 * Sends an e-mail to all who wait for it, and erases what it said when nobody does any more. Whom the server took it for gets no
 * second copy while the others are tried again; but all may when the process dies between handing it over and noting that, and both copies
 * bear the same Message-ID. A refusal for good, or the last of all tries, ends it.
 */
async function sendMail(
  context: MailContext,
  id: string,
  { isLast, signal }: Attempt,
): Promise<void> {
  const { db, mailer } = context;
  const mail = await takeUpWanted(context, id);
  if (!mail) return;
  const refusals = await handOver(context, mail, signal);
  const isFinal = ({ error }: Refusal) => isLast || isForGood(error);
  const refused = refusals.filter(isFinal);
  const later = refusals.find((refusal) => !isFinal(refusal));
  const missed = new Set(refusals.map(({ recipient }) => recipient));
  const accepted = mail.pending.filter((recipient) => !missed.has(recipient));
  await noteProgress(db, {
    ...mail,
    accepted: [...mail.accepted, ...accepted],
    refused: [...mail.refused, ...refused.map(({ recipient }) => recipient)],
    failure: failureOf(mail, refused),
    leftAs: mailer.leavesAs,
    // What the end of the program breaks off says nothing of the mail server.
    putOffBy: later === undefined || signal.aborted ? null : pointOf(later.error),
  });
  for (const { error } of refused) tellLog(context, mail, error);
  if (later) throw later.error;
}

/** Gives those whom it did not reach: all of them where it was handed to nobody. */
async function handOver(
  { mailer, readAttachment }: MailContext,
  mail: TakenUpMail,
  signal: AbortSignal,
): Promise<readonly Refusal[]> {
  try {
    const files: AttachedFile[] = [];
    for (const attachment of mail.attachments) files.push(await readAttachment(attachment));
    return await mailer.send({ ...mail, files, isAutomatic: mail.messageId === null }, signal);
  } catch (error) {
    return mail.pending.map((recipient) => ({ recipient, error }));
  }
}

/** Where the talk with the mail server ended; null where there was none, since a file could not be read. */
function pointOf(error: unknown) {
  return error instanceof AppError ? null : pointOfRefusal(smtpAnswer(error));
}

/** A file that is no more will not come back either. */
function isForGood(error: unknown): boolean {
  if (error instanceof AppError) return error.code !== 'unavailable';
  return isRefusedForGood(smtpAnswer(error));
}

/** Why those were given up, with what was known before; null where nobody was. */
function failureOf(
  { recipients, failure }: TakenUpMail,
  refused: readonly Refusal[],
): string | null {
  const reasons = new Set(failure === null ? [] : failure.split(between));
  for (const { error } of refused) reasons.add(reasonOf(error, recipients));
  return reasons.size === 0 ? null : [...reasons].join(between);
}

/** Between what a server said of one address and of another. */
const between = ' · ';

/** The server's words where it refused the address or the message; else what may be done about it. */
function reasonOf(error: unknown, recipients: readonly string[]): string {
  if (error instanceof AppError) {
    return error.code === 'unavailable' ? mailFailures.unreadable : mailFailures.attachmentGone;
  }
  const point = pointOfRefusal(smtpAnswer(error));
  const isAboutMessage = point === 'recipient' || point === 'message';
  return (isAboutMessage && serverWords(error, recipients)) || mailServerAnswers[point];
}

/** One about a login is for whoever runs the program; of a message those who have sent it see what became of it. */
function tellLog({ log }: MailContext, { id, loginId }: TakenUpMail, error: unknown): void {
  const line = { messageId: id, ...smtpAnswer(error) };
  if (loginId === null) log.info(line, 'message not delivered');
  else log.error(line, 'message not delivered');
}
