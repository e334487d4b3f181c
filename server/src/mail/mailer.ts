import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#src/core/config/config.ts';
import { addressOnWire, composeMail, type ReadyMail } from './compose-mail.ts';
import { recipientErrors } from './smtp-answer.ts';

/** One whom the e-mail did not reach, and why: what the server said of the address, as Nodemailer throws it. */
export interface Refusal {
  readonly recipient: string;
  readonly error: unknown;
}

/** Hands e-mails over to whoever delivers them. */
export interface Mailer {
  /** What an e-mail is once it was taken: sent, or a file that nobody has sent. */
  readonly leavesAs: 'sent' | 'saved';
  /**
   * Resolves when the other side has taken or refused the e-mail for each who is to get it, with those for whom it was refused;
   * rejects when it was taken for nobody, and for another reason than who they are.
   */
  send(mail: ReadyMail, signal: AbortSignal): Promise<readonly Refusal[]>;
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
    leavesAs: 'sent',
    async send(mail, signal) {
      const createTransport = await loadTransports();
      const transport = createTransport({ url, ...timeouts });
      const sent = transport.sendMail({ ...composeMail(mail, mailFrom), signal });
      // It rejects as well when each of them was refused.
      const errors = recipientErrors(await sent.catch((error: unknown) => error));
      if (errors.length === 0) await sent;
      return errors.flatMap((error) =>
        mail.pending
          .filter((recipient) => addressOnWire(recipient) === error.recipient)
          .map((recipient) => ({ recipient, error })),
      );
    },
  };
}

/** For a garden without a mail server: a person opens the file and sends it on. */
function createFolderMailer(folder: string, mailFrom: string | null): Mailer {
  return {
    leavesAs: 'saved',
    async send(mail) {
      const createTransport = await loadTransports();
      const transport = createTransport({
        streamTransport: true,
        buffer: true,
        newline: 'windows',
      });
      const composed = composeMail(mail, mailFrom);
      // Mail programs open such a file as a message to send, not as one received.
      const headers = { ...composed.headers, 'X-Unsent': '1' };
      const { message } = await transport.sendMail({ ...composed, headers });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // A second copy takes the place of the first one.
      const file = join(folder, `${mail.knownAs}.eml`);
      // Written aside first, so that nobody finds half a message; readable by its owner alone, since
      // it may hold a password.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      return [];
    },
  };
}

/** Loaded with the first e-mail: most gardens send none for days, and it takes as much memory as the driver. */
async function loadTransports() {
  const { createTransport } = await import('nodemailer');
  return createTransport;
}
