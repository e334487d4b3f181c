import type { MessageKind } from '@grzadka/contract/message/message-kinds';
import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { escapeHtml } from '#src/core/escape-html.ts';
import { textOfHtml } from '#src/site/findings/text-of-html.ts';
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

interface RecipientMail {
  readonly kind: MessageKind;
  readonly sender: MailSender;
  readonly rendered: Rendered;
}

// The mail's own writer comes with the mail of messages (0172).
/** A message as an e-mail. */
export function writeRecipientMail({ sender, rendered }: RecipientMail): {
  subject: string;
  text: string;
  html: string;
} {
  const { subject, html } = rendered;
  const foot = sender.association === null ? '' : `<p>${escapeHtml(sender.association)}</p>`;
  return {
    subject,
    text: textOfHtml(html).trim(),
    html: `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body>${html}${foot}</body></html>`,
  };
}
