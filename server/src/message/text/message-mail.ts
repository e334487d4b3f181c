import { consentFor, factsOfKind } from '@grzadka/contract/message/message-kinds';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { type MessageFooter, writeMessageMail } from '#src/mail/writing/message-mail.ts';
import type { MessageRow } from '../message-row.ts';
import type { Rendered } from './render-for.ts';

/** Who sends e-mails of messages; null where nobody has said so. */
export interface MailSender {
  readonly association: string | null;
}

/** Who sends e-mails of messages, as the settings have it now. */
export async function readMailSender(db: Kysely<Database>): Promise<MailSender> {
  const { name } = await db.selectFrom('settings').select('name').executeTakeFirstOrThrow();
  return { association: name };
}

/** The e-mail that a recipient gets, as a document of its own, with the consents as they are now. */
export async function previewMail(
  db: Kysely<Database>,
  message: MessageRow,
  { recipientId, rendered }: { recipientId: string; rendered: Rendered },
): Promise<string> {
  const sender = await readMailSender(db);
  const footer = await footerFor(db, message, recipientId);
  return writeMessageMail({ ...rendered, ...sender, footer }).html;
}

/** Only what goes out has a link by which somebody unsubscribes: that of a preview leads nowhere. */
async function footerFor(
  db: Kysely<Database>,
  { kind }: MessageRow,
  recipientId: string,
): Promise<MessageFooter | null> {
  if (!factsOfKind(kind).statutory) return { kind: 'unsubscribe', url: '#' };
  const { rows } = await sql<{ givenOn: string }>`
    select given_on::text as given_on
    from message_recipient_party person
    join valid_consent valid on valid.party_id = person.party_id and valid.kind = ${consentFor(kind)}
    where person.recipient_id = ${recipientId}
  `.execute(db);
  return rows.length === 0
    ? null
    : { kind: 'consent', givenOn: rows.map(({ givenOn }) => givenOn) };
}
