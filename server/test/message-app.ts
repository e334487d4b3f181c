import type { MessageDetails } from '@grzadka/contract/message/message.model';
import type { MessageKind } from '@grzadka/contract/message/message-kinds';
import { afterAll, beforeEach, expect, vi } from 'vitest';
import { startMailServer } from './mail-server.ts';
import { messageCalls, parties } from './message-calls.ts';
import { addPerson } from './message-people.ts';
import { startSending } from './message-sending.ts';
import { startTestApp } from './test-app.ts';

/** An application whose messages are sent, with the mail server that takes them and what its treasurer does. */
export async function startMessageApp() {
  const mailServer = await startMailServer();
  afterAll(() => mailServer.close());
  const app = await startTestApp({
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'biuro@example.pl',
    PUBLIC_URL: 'https://ogrod.example.pl',
  });
  const jobs = await startSending(app);
  afterAll(() => jobs.stop());
  beforeEach(() => mailServer.treat({}));
  const treasurer = await app.as('ROLE_TREASURER');
  const calls = messageCalls(treasurer);
  let count = 0;
  return {
    app,
    mailServer,
    treasurer,
    calls,

    /** Somebody with an address of their own, who by default agreed to all e-mails. */
    addReader: (input: Parameters<typeof addPerson>[1] = {}) => {
      count += 1;
      return addPerson(app.db, {
        lastName: `Czytelnik${count}`,
        email: `czytelnik${count}@example.com`,
        agreedTo: ['e-delivery', 'information'],
        ...input,
      });
    },

    /** A prepared message to these people. */
    prepared: async (
      kind: MessageKind,
      people: readonly { readonly id: string }[],
      form: object = {},
    ): Promise<{ id: string }> => {
      const id = await calls.draft({ kind, groups: [parties(...people)], ...form });
      await calls.prepare(id);
      return { id };
    },

    send: (id: string, form: object = {}) => treasurer.put('/api/message/send', { id, ...form }),

    /** Waits until the message is through. */
    through: (id: string): Promise<MessageDetails> =>
      vi.waitFor(
        async () => {
          const message = await calls.read(id);
          expect(message.state).toBe('done');
          return message;
        },
        { timeout: 60_000, interval: 100 },
      ),

    /** Each recipient's state and why, by the list's order. */
    statesOf: async (id: string): Promise<string[]> => {
      const recipients = await calls.listRecipients(id);
      return recipients.map(({ state, reason }) =>
        reason === null ? state : `${state}: ${reason}`,
      );
    },
  };
}
