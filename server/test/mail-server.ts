import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

/** What a mail server says to a recipient it does not take. */
interface Refusal {
  responseCode: number;
}

/** A real SMTP server that keeps what it is sent. */
export interface MailServer {
  /** What SMTP_URL is to be. */
  readonly url: string;
  /** The messages taken so far, read. */
  readonly messages: readonly Email[];
  /** How many were refused so far. */
  readonly refusals: number;
  /** Refuses recipients from now on, or takes them again. */
  refuse(refusal: Refusal | null): void;
  close(): Promise<void>;
}

/** Starts an SMTP server on a free port of this machine. */
export async function startMailServer(): Promise<MailServer> {
  const messages: Email[] = [];
  let refusal: Refusal | null = null;
  let refusals = 0;
  const take = callbackify(async (stream: SMTPServerDataStream) => {
    messages.push(await PostalMime.parse(await buffer(stream)));
  });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_, __, done) {
      if (refusal === null) return done();
      refusals += 1;
      done(Object.assign(new Error('anna@example.pl: no such mailbox'), refusal));
    },
    onData(stream, _, done) {
      take(stream, (error) => done(error));
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    get refusals() {
      return refusals;
    },
    refuse(next) {
      refusal = next;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
