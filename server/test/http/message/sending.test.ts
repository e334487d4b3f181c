import type { MessageDetails } from '@grzadka/contract/message/message.model';
import type { MessageGroup } from '@grzadka/contract/message/message-group';
import type { MessageKind } from '@grzadka/contract/message/message-kinds';
import { messageRefusals } from '@grzadka/contract/message/message-refusals';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startMailServer } from '#test/mail-server.ts';
import { messageCalls } from '#test/message-calls.ts';
import { addPerson } from '#test/message-people.ts';
import { startSending } from '#test/message-sending.ts';
import { startTestApp } from '#test/test-app.ts';

const mailServer = await startMailServer();
afterAll(() => mailServer.close());
const app = await startTestApp({
  SMTP_URL: mailServer.url,
  MAIL_FROM: 'biuro@example.pl',
  PUBLIC_URL: 'https://ogrod.example.pl',
});
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');
const calls = messageCalls(treasurer);
const jobs = await startSending(app);
afterAll(() => jobs.stop());
beforeEach(() => mailServer.treat({}));

const soon = { timeout: 20_000, interval: 100 };

const to = (...people: readonly { readonly id: string }[]): MessageGroup => ({
  kind: 'parties',
  operator: 'include',
  partyIds: people.map(({ id }) => id),
});

let count = 0;

/** Somebody with an address of their own, who agreed to all e-mails unless told otherwise. */
function addReader(input: Parameters<typeof addPerson>[1] = {}) {
  count += 1;
  return addPerson(db, {
    lastName: `Czytelnik${count}`,
    email: `czytelnik${count}@example.com`,
    agreedTo: ['e-delivery', 'information'],
    ...input,
  });
}

/** A prepared message to these people, with its version. */
async function prepared(
  kind: MessageKind,
  people: readonly { readonly id: string }[],
  form: object = {},
): Promise<{ id: string; etag: string }> {
  const id = await calls.draft({ kind, groups: [to(...people)], ...form });
  await calls.prepare(id);
  return { id, etag: await etagOf(id) };
}

async function etagOf(id: string): Promise<string> {
  const { headers } = await treasurer.get(`/api/message/get/${id}`);
  return headers.get('etag') ?? '';
}

const send = (id: string, form: object = {}) => treasurer.put('/api/message/send', { id, ...form });

/** Waits until the message is through. */
function through(id: string): Promise<MessageDetails> {
  return vi.waitFor(async () => {
    const message = await calls.read(id);
    expect(message.state).toBe('done');
    return message;
  }, soon);
}

/** Each recipient's state and why, by the list's order. */
async function statesOf(id: string) {
  const recipients = await calls.listRecipients(id);
  return recipients.map(({ state, reason }) => (reason === null ? state : `${state}: ${reason}`));
}

const mailsTo = (address: string) =>
  mailServer.messages.filter(({ to: readers }) =>
    readers?.some((reader) => 'address' in reader && reader.address === address),
  );

describe('a message that is sent', () => {
  it('goes to those who agreed by e-mail, is to be printed for the others, and is then through', async () => {
    const agreeing = await addReader({ email: 'zgodna@example.com' });
    const other = await addReader({ agreedTo: [] });
    const { id } = await prepared('other-statutory', [agreeing, other], {
      subject: 'Do {{odbiorca}}',
      html: '<p>Dzień dobry, {{imie}} &amp; inni</p>',
    });
    expect((await send(id)).status).toBe(204);
    const message = await through(id);
    expect(message.recipients).toMatchObject({ sent: 1, toPrint: 1, waiting: 0 });
    const [mail, ...twice] = mailsTo('zgodna@example.com');
    expect(twice).toEqual([]);
    expect(mail?.subject).toMatch(/^Do Anna Czytelnik/);
    expect(mail?.text).toContain('Dzień dobry, Anna & inni');
    expect(mail?.text).toContain('Pismo wysłano na podstawie zgody z 15 stycznia 2026.');
    expect(mail?.headers.some(({ key }) => key === 'list-unsubscribe')).toBe(false);
  });

  it('of letters alone is through at once', async () => {
    const { id } = await prepared('other-statutory', [await addReader({ agreedTo: [] })]);
    expect((await send(id)).status).toBe(204);
    expect(await calls.read(id)).toMatchObject({ state: 'done', recipients: { toPrint: 1 } });
  });

  it('of information tells how to get no more of it, and that link withdraws the consent', async () => {
    const reader = await addReader({ email: 'informowana@example.com' });
    const { id } = await prepared('information', [reader]);
    await send(id);
    await through(id);
    const [mail] = mailsTo('informowana@example.com');
    const header = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    const [, token = ''] = /\/api\/unsubscribe\/([\w-]+)>/.exec(header) ?? [];
    expect(mail?.text).toContain(`https://ogrod.example.pl/api/unsubscribe/${token}`);
    // As a mail provider does it, that was told so by the header beside it (RFC 8058).
    const posting = mail?.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value;
    const body = new URLSearchParams([(posting ?? '').split('=') as [string, string]]);
    const { status } = await fetch(`${app.origin}/api/unsubscribe/${token}`, {
      method: 'POST',
      body,
    });
    expect(status).toBe(204);
    const left = await prepared('information', [reader, await addReader()]);
    expect(await statesOf(left.id)).toContain('skipped: no-consent');
  });
});

describe('between preparing and sending', () => {
  const withdraw = (partyId: string) =>
    sql`
      insert into consent_withdrawal (id, consent_id, withdrawn_on, how)
      select gen_random_uuid(), id, today(), 'written' from consent where party_id = ${partyId}
    `.execute(db);

  it('a consent that is withdrawn makes a letter of what has to arrive', async () => {
    const reader = await addReader();
    const { id } = await prepared('other-statutory', [reader]);
    await withdraw(reader.id);
    await send(id);
    await through(id);
    expect(await statesOf(id)).toEqual(['to-print: consent-withdrawn']);
  });

  it('the same leaves out who was only to be informed', async () => {
    const reader = await addReader();
    const { id } = await prepared('information', [reader]);
    await withdraw(reader.id);
    await send(id);
    await through(id);
    expect(await statesOf(id)).toEqual(['skipped: consent-withdrawn']);
  });

  it('another address makes a letter, since the consent was for the one before', async () => {
    const reader = await addReader();
    const { id } = await prepared('other-statutory', [reader]);
    await db
      .updateTable('party')
      .set({ email: 'nowy@example.com' })
      .where('id', '=', reader.id)
      .execute();
    await send(id);
    await through(id);
    expect(await statesOf(id)).toEqual(['to-print: address-changed']);
    expect(mailsTo('nowy@example.com')).toEqual([]);
  });

  it('a party that is gone is left out', async () => {
    const reader = await addReader();
    const { id } = await prepared('other-statutory', [reader, await addReader()]);
    // Whoever of a group is gone makes it another group.
    const { status, body } = await (async () => {
      await treasurer.delete(`/api/party/delete/${reader.id}`);
      return send(id);
    })();
    expect(status).toBe(409);
    expect(body).toMatchObject({ message: messageRefusals.recipientsChanged });
  });
});

describe('is refused', () => {
  it('what is no longer as it was prepared', async () => {
    const { id, etag } = await prepared('other-statutory', [await addReader()]);
    await treasurer.put('/api/message/back-to-draft', { id });
    expect((await send(id)).status).toBe(409);
    const stale = await treasurer.put('/api/message/send', { id }, { 'if-match': etag });
    expect(stale.status).toBe(412);
  });

  it('what is on its way already', async () => {
    const { id } = await prepared('other-statutory', [await addReader()]);
    const both = await Promise.all([send(id), send(id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      message: messageRefusals.alreadySending,
    });
    await through(id);
  });

  it('a meeting that is told of too late, unless somebody confirms it', async () => {
    const member = await addReader({ isMember: true });
    const form = { meetingAt: new Date(Date.now() + 5 * 86_400_000).toISOString() };
    const { id } = await prepared('general-meeting', [member], form);
    const refused = await send(id);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      fields: { confirmLate: expect.stringContaining('Ostatni dzień') },
    });
    expect((await send(id, { confirmLate: true })).status).toBe(204);
    await through(id);
  });

  it('an hour that has passed', async () => {
    const { id } = await prepared('other-statutory', [await addReader()]);
    const { status, body } = await send(id, { sendAt: '2020-01-01T08:00:00.000Z' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: { sendAt: messageRefusals.sendAtPast } });
  });
});

it('what is planned for later does not go before, and can be stopped', async () => {
  const { id } = await prepared('other-statutory', [
    await addReader({ email: 'potem@example.com' }),
  ]);
  await send(id, { sendAt: new Date(Date.now() + 86_400_000).toISOString() });
  expect((await treasurer.put('/api/message/stop', { id })).status).toBe(204);
  expect(await calls.read(id)).toMatchObject({ state: 'stopped', recipients: { waiting: 1 } });
  // Nothing of it goes while another one does.
  const other = await prepared('other-statutory', [await addReader()]);
  await send(other.id);
  await through(other.id);
  expect(mailsTo('potem@example.com')).toEqual([]);
});

describe('how many go in an hour', () => {
  it('is what the settings say; the others wait, are held, and go on', async () => {
    await sql`
      update settings set mails_per_hour = 2 + (
        select count(*) from mail_message where message_id is not null and created_at > now() - interval '1 hour'
      )
    `.execute(db);
    const readers = [await addReader(), await addReader(), await addReader()];
    const { id } = await prepared('other-statutory', readers);
    await send(id);
    await vi.waitFor(async () => {
      expect((await calls.read(id)).recipients).toMatchObject({ sent: 2, waiting: 1 });
    }, soon);
    expect((await calls.read(id)).pace.left).toBe(0);
    expect((await treasurer.put('/api/message/stop', { id })).status).toBe(204);
    await sql`update settings set mails_per_hour = 100000`.execute(db);
    expect((await treasurer.put('/api/message/resume', { id })).status).toBe(204);
    expect((await through(id)).recipients).toMatchObject({ sent: 3 });
  });
});

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
    expect(failed.map(({ emails: [email] }) => email).toSorted()).toEqual([
      'trzeci2@example.com',
      'trzeci5@example.com',
      'trzeci8@example.com',
    ]);
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
