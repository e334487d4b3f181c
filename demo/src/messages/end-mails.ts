import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import { noteProgress, takeUpMail } from '@grzadka/server/src/mail/mail-progress.repo.ts';
import type { Kysely } from 'kysely';

/** What a mail server says of a mailbox that nobody has. */
const unknownUser = '550 5.1.1 User unknown';

/**
 * Ends the e-mails of a message as a mail server's answer does, without one: the addresses lead nowhere. All are taken but those of the first
 * `refused`.
 */
export async function endMails(
  db: Kysely<Database>,
  { messageId, refused }: { messageId: string; refused: number },
): Promise<void> {
  const queued = await db
    .selectFrom('mailMessage')
    .select('id')
    .where('messageId', '=', messageId)
    .where('state', '=', 'queued')
    .orderBy('id')
    .execute();
  for (const [place, { id }] of queued.entries()) {
    const mail = await takeUpMail(db, id);
    if (mail === undefined) continue;
    const { recipients } = mail;
    const answer =
      place < refused
        ? { accepted: [], refused: recipients, failure: unknownUser }
        : { accepted: recipients, refused: [], failure: null };
    await noteProgress(db, { id, recipients, ...answer });
  }
}
