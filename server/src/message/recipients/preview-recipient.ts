import { messageRecipientEndpoints } from '@grzadka/contract/message/recipient/message-recipient.endpoints';
import type { RecipientPreview } from '@grzadka/contract/message/recipient/message-recipient.model';
import { type Kysely, sql } from 'kysely';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import type { MessageRow } from '../message-row.ts';
import { previewMail } from '../text/message-mail.ts';
import { renderFor } from '../text/render-for.ts';
import { selectRecipients } from './message-recipient.list.ts';

/** What one recipient of a message gets, and who comes before and after it; 404 where it is none of its own. */
export async function previewRecipient(
  db: Kysely<Database>,
  message: MessageRow,
  recipientId: string,
): Promise<RecipientPreview> {
  const { values, ...recipient } = await selectRecipients(db)
    .select('messageRecipient.values')
    .where('messageRecipient.messageId', '=', message.id)
    .where('messageRecipient.id', '=', recordId(recipientId))
    .executeTakeFirstOrThrow(notFound);
  const rendered = renderFor(message, { values });
  const isMail = recipient.channel === 'email';
  return {
    recipient,
    subject: rendered.subject,
    mailHtml: isMail
      ? await previewMail(db, message, { recipientId: recipient.id, rendered })
      : null,
    letterUrl: letterAddress(message.id, recipient.id),
    ...(await readNeighbours(db, message.id, recipient.id)),
  };
}

function letterAddress(id: string, recipientId: string): string {
  return messageRecipientEndpoints.previewLetter.path
    .replace(':id', id)
    .replace(':recipientId', recipientId);
}

type Neighbours = Pick<RecipientPreview, 'previousId' | 'nextId' | 'place' | 'of'>;

async function readNeighbours(
  db: Kysely<Database>,
  messageId: string,
  id: string,
): Promise<Neighbours> {
  const { rows } = await sql<Neighbours>`
    select previous_id, next_id, place::int, "of"::int
    from (
      select
        id,
        lag(id) over in_order as previous_id,
        lead(id) over in_order as next_id,
        row_number() over in_order as place,
        count(*) over () as "of"
      from message_recipient
      where message_id = ${messageId}
      window in_order as (order by place, id)
    ) recipient
    where id = ${id}
  `.execute(db);
  const [found] = rows;
  if (found === undefined) throw notFound();
  return found;
}
