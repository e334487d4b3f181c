import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

/** What a mail server says to what it does not take. */
interface Refusal {
  responseCode: number;
  /** In place of words that repeat an address. */
  words?: string;
}

/** What it does when it comes to something: takes it, refuses it, or breaks the connection off without a word. */
type Turn = 'take' | 'hang up' | Refusal;

/** How it treats those who come, point by point; what is left out is taken. */
export interface Manners {
  connection?: () => Turn;
  sender?: () => Turn;
  /** By the address, and how often it was named before. */
  recipient?: (address: string, before: number) => Turn;
  /** Before the first line of a message is read. */
  content?: () => Turn;
  /** When all of it is there: breaking off, the server has taken it and does not say so. */
  message?: (message: Email) => Turn;
}

/** A real SMTP server that keeps what it is sent. */
export interface MailServer {
  /** What SMTP_URL is to be. */
  readonly url: string;
  /** The messages taken so far, read. */
  readonly messages: readonly Email[];
  /** The addresses that were named so far, in their order, whatever became of them. */
  readonly named: readonly string[];
  /** How many of them were refused. */
  readonly refusals: number;
  /** Refuses recipients from now on, or takes them again. */
  refuse(refusal: Refusal | null): void;
  /** Treats those who connect by these manners from now on. */
  treat(manners: Manners): void;
  close(): Promise<void>;
}

/** Starts an SMTP server on a free port of this machine. */
export async function startMailServer(): Promise<MailServer> {
  const messages: Email[] = [];
  const named: string[] = [];
  const sockets = new Map<number | undefined, Socket>();
  let manners: Manners = {};
  let refusals = 0;

  const act = (turn: Turn | undefined, session: SMTPServerSession, done: Done) => {
    if (turn === 'hang up') sockets.get(session.remotePort)?.destroy();
    else if (turn === undefined || turn === 'take') done();
    else done(errorOf(turn));
  };
  const read = async (stream: SMTPServerDataStream) => PostalMime.parse(await buffer(stream));

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (session, done) => act(manners.connection?.(), session, done),
    onMailFrom: (_, session, done) => act(manners.sender?.(), session, done),
    onRcptTo({ address }, session, done) {
      const before = named.filter((other) => other === address).length;
      named.push(address);
      const turn = manners.recipient?.(address, before);
      if (typeof turn === 'object') refusals += 1;
      act(turn, session, done);
    },
    onData(stream, session, done) {
      const turn = manners.content?.();
      if (turn === 'hang up') return act(turn, session, done);
      void read(stream).then((message) => {
        const answer = manners.message?.(message);
        if (typeof answer !== 'object') messages.push(message);
        return act(answer, session, done);
      }, done);
    },
  });
  server.server.on('connection', (socket) => sockets.set(socket.remotePort, socket));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    named,
    get refusals() {
      return refusals;
    },
    refuse(refusal) {
      manners = refusal === null ? {} : { recipient: () => refusal };
    },
    treat(next) {
      manners = next;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

type Done = (error?: Error | null) => void;

function errorOf({ responseCode, words = 'anna@example.pl: no such mailbox' }: Refusal): Error {
  return Object.assign(new Error(words), { responseCode });
}
