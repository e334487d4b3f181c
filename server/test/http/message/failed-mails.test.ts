import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startMessageApp } from '#test/message-app.ts';

const { app, mailServer, treasurer, calls, addReader, prepared, send, through, statesOf } =
  await startMessageApp();
const { db } = app;

describe('a mail server that refuses every third, breaks off and puts off', () => {
  it('leaves each in the right state, and sending again reaches those alone whom it did not', async () => {
    await sql`update settings set mails_per_hour = 100000`.execute(db);
    const readers = [];
    for (let at = 0; at < 9; at += 1) {
      readers.push(await addReader({ email: `trzeci${at}@example.com` }));
    }
    let breaks = 2;
    mailServer.treat({
      recipient: (address, before) => {
        if (/trzeci[258]@/.test(address)) return { responseCode: 550, words: `${address} unknown` };
        // Put off once, as by greylisting.
        if (/trzeci4@/.test(address) && before === 0) return { responseCode: 451 };
        return 'take';
      },
      message: () => {
        breaks -= 1;
        return breaks >= 0 ? { responseCode: 421 } : 'take';
      },
    });
    const { id } = await prepared('other-statutory', readers);
    await send(id);
    // Those that were put off are tried again at once.
    const retry = setInterval(() => void hasten(), 200);
    await through(id).finally(() => clearInterval(retry));
    const recipients = await calls.listRecipients(id);
    const failed = recipients.filter(({ state }) => state === 'failed');
    expect(new Set(failed.map(({ emails: [email] }) => email))).toEqual(
      new Set(['trzeci2@example.com', 'trzeci5@example.com', 'trzeci8@example.com']),
    );
    expect(failed).toHaveLength(3);
    for (const { failure, reason } of failed) {
      expect(failure).not.toContain('@example.com');
      expect(reason).toBe('not-delivered');
    }
    expect(recipients.filter(({ state }) => state === 'sent')).toHaveLength(6);

    mailServer.treat({});
    const before = mailServer.messages.length;
    expect((await treasurer.post('/api/message/retry', { id })).body).toEqual({ done: 3 });
    expect((await through(id)).recipients).toMatchObject({ sent: 9, failed: 0 });
    expect(mailServer.messages.length - before).toBe(3);
  });

  /** What is to be tried again later is tried now. */
  const hasten = () =>
    sql`update job_queue.job set start_after = now() where name = 'mail.send' and state = 'retry'`.execute(
      db,
    );
});

describe('whom an e-mail did not reach', () => {
  it('gets a letter instead, which is then printed and delivered', async () => {
    mailServer.treat({ recipient: () => ({ responseCode: 550 }) });
    const { id } = await prepared('other-statutory', [await addReader(), await addReader()]);
    await send(id);
    await through(id);
    expect(await statesOf(id)).toEqual(['failed: not-delivered', 'failed: not-delivered']);
    const [first, second] = await calls.listRecipients(id);
    const done = async (path: string, body: object = {}) =>
      (await treasurer.post(path, { id, ...body })).body;
    expect(await done('/api/message/print-failed')).toEqual({ done: 2 });
    expect(await done('/api/message/mark-printed', { recipientIds: [first?.id] })).toEqual({
      done: 1,
    });
    const delivery = {
      deliveredOn: '2026-02-03',
      deliveredHow: 'registered',
      deliveryNumber: 'RR1',
    };
    expect(await done('/api/message/mark-delivered', delivery)).toEqual({ done: 1 });
    const delivered = (await calls.listRecipients(id)).find((one) => one.id === first?.id);
    expect(delivered).toMatchObject({ state: 'delivered', ...delivery });
    const other = (await calls.listRecipients(id)).find((one) => one.id === second?.id);
    expect(other?.state).toBe('to-print');
    const ahead = { ...delivery, deliveredOn: '2090-01-01' };
    expect((await treasurer.post('/api/message/mark-delivered', { id, ...ahead })).status).toBe(
      400,
    );
  });
});
