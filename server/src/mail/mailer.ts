import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import type { Config } from '#src/core/config/config.ts';

/** A message ready to go; `id` makes its Message-ID, so that a second copy is known as one. */
interface ReadyMail {
  id: string;
  recipient: string;
  /** Whose program sends it; null where nobody has said so. */
  association: string | null;
  /** The address that answers go to; null: that of the sender. */
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
}

/** Hands messages over to whoever delivers them. */
export interface Mailer {
  /** Resolves when the other side has taken the message; rejects when it has not. */
  send(mail: ReadyMail, signal: AbortSignal): Promise<void>;
}

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;

/** Over SMTP where SMTP_URL is set, else into the folder DATA_DIR/mail as .eml files. */
export function createMailer({ smtpUrl, mailFrom, dataDir }: MailConfig): Mailer {
  return smtpUrl === null
    ? createFolderMailer(join(dataDir, 'mail'), mailFrom)
    : createSmtpMailer(smtpUrl, mailFrom);
}

/** A server that does not answer is given up after half a minute; the job tries again. */
const timeouts = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 60_000 };

function createSmtpMailer(url: string, mailFrom: string | null): Mailer {
  return {
    async send(mail, signal) {
      const createTransport = await loadTransports();
      const transport = createTransport({ url, ...timeouts });
      await transport.sendMail({ ...compose(mail, mailFrom), signal });
    },
  };
}

/** For a garden without a mail server: a person opens the file and sends it on. */
function createFolderMailer(folder: string, mailFrom: string | null): Mailer {
  return {
    async send(mail) {
      const createTransport = await loadTransports();
      const transport = createTransport({
        streamTransport: true,
        buffer: true,
        newline: 'windows',
      });
      const composed = compose(mail, mailFrom);
      // Mail programs open such a file as a message to send, not as one received.
      const headers = { ...composed.headers, 'X-Unsent': '1' };
      const { message } = await transport.sendMail({ ...composed, headers });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${mail.id}.eml`);
      // Written aside first, so that nobody finds half a message; readable by its owner alone, since
      // it may hold a password.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
  };
}

/** Loaded with the first message: most gardens send none for days, and it takes as much memory as the driver. */
async function loadTransports() {
  const { createTransport } = await import('nodemailer');
  return createTransport;
}

/** The sender of messages that only become files, where MAIL_FROM names none. */
const localSender = 'grzadka@localhost';

function compose(mail: ReadyMail, mailFrom: string | null) {
  const { id, recipient, replyTo, association, subject, text, html } = mail;
  const domain = (mailFrom ?? localSender).replace(/>$/, '').split('@').at(-1) ?? 'localhost';
  return {
    messageId: `<${id}@${domain}>`,
    from: senderOf(mailFrom, association),
    to: { name: '', address: recipient },
    ...(replyTo !== null && { replyTo: { name: association ?? '', address: replyTo } }),
    subject,
    text,
    html,
    // Neither out-of-office replies nor files or addresses out of the text.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  } satisfies SendMailOptions;
}

/** As MAIL_FROM says; an address without a name has that of the association. */
function senderOf(mailFrom: string | null, association: string | null) {
  if (mailFrom === null) return { name: association ?? 'Grządka', address: localSender };
  return mailFrom.includes('<') ? mailFrom : { name: association ?? '', address: mailFrom };
}
