import type { MailOverview } from '@grzadka/contract/mail/mail.model';
import { sql } from 'kysely';
import { afterAll, expect, it, vi } from 'vitest';
import { startMessageApp } from '#test/message-app.ts';
import { messageCalls, parties } from '#test/message-calls.ts';
import { addPerson } from '#test/message-people.ts';
import { startSending } from '#test/message-sending.ts';
import { startTestApp } from '#test/test-app.ts';

const soon = { timeout: 20_000, interval: 100 };

it('an e-mail that becomes a file, since there is no mail server, is saved and not sent', async () => {
  const app = await startTestApp({ PUBLIC_URL: 'https://ogrod.example.pl' });
  const jobs = await startSending(app);
  afterAll(() => jobs.stop());
  const treasurer = await app.as('ROLE_TREASURER');
  const calls = messageCalls(treasurer);
  const reader = await addPerson(app.db, { email: 'a@example.com', agreedTo: ['e-delivery'] });
  const id = await calls.draft({ kind: 'other-statutory', groups: [parties(reader)] });
  await calls.prepare(id);
  const mailWay = { delivery: 'folder', trouble: null };
  expect(await calls.read(id)).toMatchObject({ mailWay });
  expect((await treasurer.put('/api/message/send', { id })).status).toBe(204);
  await vi.waitFor(async () => expect(await calls.read(id)).toMatchObject({ state: 'done' }), soon);
  expect((await calls.read(id)).recipients).toMatchObject({ sent: 0, saved: 1 });
  expect(await calls.listRecipients(id)).toMatchObject([{ state: 'saved', sentAt: null }]);
  const manager = await app.as('ROLE_SUPER_USER');
  const { body } = await manager.get<MailOverview>('/api/system/mail');
  expect(body).toMatchObject({
    ...mailWay,
    counts: { sent: 0, saved: 1 },
    items: [{ state: 'saved' }],
  });
});

it('a mail server that is away is told of, since when and when it is asked again, until it takes one', async () => {
  const { app, mailServer, calls, addReader, prepared, send, through } = await startMessageApp();
  const { id } = await prepared('other-statutory', [await addReader(), await addReader()]);
  expect((await calls.read(id)).mailWay).toEqual({ delivery: 'server', trouble: null });
  // One of the addresses alone is no trouble of the server.
  mailServer.treat({ recipient: () => ({ responseCode: 451 }) });
  await send(id);
  const tries = app.db.selectFrom('mailMessage').select(['putOffBy', 'putOffSince', 'putOffAt']);
  const putOff = async (by: string) => {
    await vi.waitFor(
      async () => expect(await tries.execute()).toMatchObject([{ putOffBy: by }, { putOffBy: by }]),
      soon,
    );
  };
  const hasten = () =>
    sql`update job_queue.job set start_after = now() where name = 'mail.send' and state = 'retry'`.execute(
      app.db,
    );
  await putOff('recipient');
  expect((await calls.read(id)).mailWay.trouble).toBeNull();
  mailServer.treat({ connection: () => 'hang up' });
  await hasten();
  await putOff('no-answer');
  const first = tries.orderBy('putOffSince').limit(1);
  const { putOffSince: since } = await first.executeTakeFirstOrThrow();
  await vi.waitFor(async () => {
    const { trouble } = (await calls.read(id)).mailWay;
    expect(trouble).toEqual({ answer: 'no-answer', since, nextTryAt: expect.any(String) });
    expect(Date.parse(trouble?.nextTryAt ?? '')).toBeGreaterThan(Date.parse(since ?? ''));
  }, soon);
  mailServer.treat({});
  await hasten();
  await through(id);
  expect((await calls.read(id)).mailWay.trouble).toBeNull();
});
