import { lastDayToSend } from '@grzadka/contract/message/last-day';
import type { MessageDetails, RecipientCounts } from '@grzadka/contract/message/message.model';
import type { Kysely } from 'kysely';
import type { Config } from '#src/core/config/config.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import { lastRunOf } from '#src/core/jobs/job-runs.repo.ts';
import { readMailWay } from '#src/mail/mail-way.repo.ts';
import { readAttachments } from '../attachments.ts';
import { recipientCounts } from '../message.list.ts';
import { generatedOf, groupsOf } from '../message-row.ts';
import { openMessage, type Writer } from '../open-message.ts';
import { readPace } from '../pace.ts';
import { countUnreachable } from '../papers/printed-recipients.ts';
import { whyNotCalledOff } from '../sending/call-off-meeting.ts';
import { tellGroups } from './told-groups.ts';

/** A message with its text, whom it is for, how far it is, and its version. 403, 404. */
export async function getMessage(
  { db, config }: { db: Kysely<Database>; config: Pick<Config, 'smtpUrl'> },
  which: { id: string; caller: Pick<Writer, 'role'> },
): Promise<MessageDetails & { version: number }> {
  const message = await openMessage(db, which);
  const {
    groups: _groups,
    generated: _generated,
    search: _search,
    updatedAt: _updatedAt,
    ...row
  } = message;
  return {
    ...row,
    recipients: await countRecipients(db, row.id),
    generated: generatedOf(message),
    groups: await tellGroups(db, groupsOf(message)),
    attachments: await readAttachments(db, row.id),
    schedulerRanAt: await lastRunOf(db, { name: 'message.send' }),
    pace: await readPace(db),
    mailWay: await readMailWay(db, config),
    unreachable: await countUnreachable(db, row.id),
    lastDay: lastDayToSend(row),
    hasComingMeeting: (await whyNotCalledOff(db, message)) === null,
  };
}

async function countRecipients(db: Kysely<Database>, id: string): Promise<RecipientCounts> {
  const { recipients } = await db
    .selectFrom('message')
    .select(recipientCounts.as('recipients'))
    .where('message.id', '=', id)
    .executeTakeFirstOrThrow(notFound);
  return recipients;
}
