import { lastDayToSend } from '@grzadka/contract/message/last-day';
import type { GeneratedAttachment, MessageDetails } from '@grzadka/contract/message/message.model';
import type { Kysely } from 'kysely';
import { readById } from '#src/core/database/read-by-id.ts';
import type { Config } from '#src/core/config/config.ts';
import type { Database } from '#src/core/database/tables.ts';
import { lastRunOf } from '#src/core/jobs/job-runs.repo.ts';
import { recipientCounts } from '../message.list.ts';
import { readMailWay } from '#src/mail/mail-way.repo.ts';
import { readPace } from '../pace.ts';
import { countUnreachable } from '../papers/printed-recipients.ts';
import { readAttachments } from './attachments.ts';
import { groupsOf } from './require-debtors-allowed.ts';
import { tellGroups } from './told-groups.ts';

/** A message with its text, whom it is for, how far it is, and its version; 404 when there is none. */
export async function getMessage(
  { db, config }: { db: Kysely<Database>; config: Pick<Config, 'smtpUrl'> },
  { id }: { id: string },
): Promise<MessageDetails & { version: number }> {
  const { groups, generated, ...row } = await readMessage(db, id);
  return {
    ...row,
    generated: generated as GeneratedAttachment | null,
    groups: await tellGroups(db, groupsOf({ groups })),
    attachments: await readAttachments(db, row.id),
    schedulerRanAt: await lastRunOf(db, { name: 'message.send' }),
    pace: await readPace(db),
    mailWay: await readMailWay(db, config),
    unreachable: await countUnreachable(db, row.id),
    lastDay: lastDayToSend(row),
  };
}

const readMessage = readById((db, wanted) =>
  db
    .selectFrom('message')
    .select(['message.id', 'kind', 'subject', 'html', 'state', 'groups', 'generated'])
    .select(['printsWithoutConsent', 'meetingAt', 'meetingPlace', 'readingFrom', 'readingThru'])
    .select([
      'message.createdAt',
      'sendAt',
      'restoredFrom',
      'preparedAt',
      'startedAt',
      'finishedAt',
      'version',
    ])
    .select(recipientCounts.as('recipients'))
    .where('message.id', '=', wanted),
);
