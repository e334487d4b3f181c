import { messageRefusals } from '@grzadka/contract/message/message.refusals';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { startMessageApp } from '#test/message-app.ts';

const { app, mailServer, treasurer, calls, addReader, prepared, send, through, statesOf } =
  await startMessageApp();
const { db } = app;
const soon = { timeout: 20_000, interval: 100 };

async function etagOf(id: string): Promise<string> {
  const { headers } = await treasurer.get(`/api/message/get/${id}`);
  return headers.get('etag') ?? '';
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
    expect(mail?.text).toContain('Pismo wysłano na podstawie zgody z 2 stycznia 2026.');
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
    // As a mail provider does it, which follows the header beside it (RFC 8058).
    const posting = mail?.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value;
    const body = new URLSearchParams(posting);
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

  it('a party that is gone makes it another group, which is to be prepared anew', async () => {
    const reader = await addReader();
    const { id } = await prepared('other-statutory', [reader, await addReader()]);
    await treasurer.delete(`/api/party/delete/${reader.id}`);
    const { status, body } = await send(id);
    expect(status).toBe(409);
    expect(body).toMatchObject({ message: messageRefusals.recipientsChanged });
  });
});

describe('is refused', () => {
  it('what is no longer as it was prepared', async () => {
    const { id } = await prepared('other-statutory', [await addReader()]);
    const etag = await etagOf(id);
    await treasurer.put('/api/message/back-to-draft', { id });
    expect((await send(id)).status).toBe(409);
    const stale = await treasurer.put('/api/message/send', { id }, { 'if-match': etag });
    expect(stale.status).toBe(412);
  });

  it('what is on its way already', async () => {
    const { id } = await prepared('other-statutory', [await addReader()]);
    const both = await Promise.all([send(id), send(id)]);
    expect(both.filter(({ status }) => status === 204)).toHaveLength(1);
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
