import { domainToASCII } from 'node:url';
import type { SendMailOptions } from 'nodemailer';
import type { AttachedFile } from './mail-attachment.ts';

/** An e-mail ready to go. */
export interface ReadyMail {
  /** Begins its Message-ID, so that a second copy is known as one. */
  readonly knownAs: string;
  /** All whom it says it goes to: a couple sees each other's address. */
  readonly recipients: readonly string[];
  /** Those of them who get it now. */
  readonly pending: readonly string[];
  /** Whose program sends it; null where nobody has said so. */
  readonly association: string | null;
  /** The address that answers go to; null: that of the sender. */
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Written by the program itself, and not by people (RFC 3834). */
  readonly isAutomatic: boolean;
  /** Where its readers refuse the next ones (RFC 8058); null where they cannot. */
  readonly unsubscribeUrl: string | null;
  readonly files: readonly AttachedFile[];
}

/** The sender of e-mails that only become files, where MAIL_FROM names none. */
const localSender = 'grzadka@localhost';

/** The e-mail as Nodemailer writes it; valid MIME, with nothing in it that is loaded from anywhere. */
export function composeMail(mail: ReadyMail, mailFrom: string | null) {
  const { knownAs, recipients, pending, replyTo, association, subject, text, html } = mail;
  const sender = addressOnWire((mailFrom ?? localSender).replace(/>$/, ''));
  const domain = sender.slice(sender.lastIndexOf('@') + 1);
  const from = senderOf(mailFrom, association);
  return {
    messageId: `<${knownAs}@${domain}>`,
    from,
    to: recipients.map((address) => ({ name: '', address: addressOnWire(address) })),
    ...(replyTo !== null && { replyTo: { name: association ?? '', address: replyTo } }),
    // Whoever has it already gets no second one, and stands in it all the same.
    envelope: { from: mailFrom ?? localSender, to: pending.map(addressOnWire) },
    subject,
    text,
    html,
    attachments: mail.files.map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      content,
      contentDisposition: 'attachment' as const,
    })),
    headers: headersOf(mail),
    // Neither files nor addresses are fetched out of the text.
    disableFileAccess: true,
    disableUrlAccess: true,
  } satisfies SendMailOptions;
}

/**
 * What people have written to many is no automatic message (RFC 3834 forbids to call it one), and 'Precedence' is of no standard (0172).
 * Mail programs post to an address of https alone.
 */
function headersOf({ isAutomatic, unsubscribeUrl }: ReadyMail): Record<string, string> {
  return {
    // No out-of-office replies.
    ...(isAutomatic && { 'Auto-Submitted': 'auto-generated' }),
    ...(unsubscribeUrl !== null && { 'List-Unsubscribe': `<${unsubscribeUrl}>` }),
    ...(unsubscribeUrl?.startsWith('https:') && {
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}

/** As MAIL_FROM says; an address without a name has that of the association. */
function senderOf(mailFrom: string | null, association: string | null) {
  if (mailFrom === null) return { name: association ?? 'Grządka', address: localSender };
  return mailFrom.includes('<') ? mailFrom : { name: association ?? '', address: mailFrom };
}

/** An address with its domain in the letters of the wire, as the server repeats it: 'jan@xn--w-uga1v8h.pl'. */
export function addressOnWire(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  return address.slice(0, at) + (domainToASCII(domain) || domain);
}
