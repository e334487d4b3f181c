import {
  type MailOverview,
  mailServerAnswers,
  retryRefusals,
  testMailsPerHour,
} from '@grzadka/contract/mail/mail.model';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { sendMailJob } from '#src/mail/send-mail.job.ts';
import { addLogin } from '#test/factories.ts';
import { startMailServer } from '#test/mail-server.ts';
import { addMail } from '#test/mails.ts';
import { startTestApp } from '#test/test-app.ts';

const mailServer = await startMailServer();
afterAll(() => mailServer.close());
const app = await startTestApp({ SMTP_URL: mailServer.url, MAIL_FROM: 'biuro@example.pl' });
const manager = await app.as('ROLE_SUPER_USER');
beforeEach(async () => {
  await app.db.deleteFrom('mailMessage').execute();
  await sql`delete from job_queue.job`.execute(app.db);
});

const overview = async () => (await manager.get<MailOverview>('/api/system/mail')).body;

/** A message about a login of somebody. */
async function addLoginMail(mail: Parameters<typeof addMail>[1] = {}) {
  const { id: loginId, partyId } = await addLogin(app.db);
  const { id } = await addMail(app.db, { loginId, ...mail });
  return { id, login: { userLoginId: loginId, partyId } };
}

/** Puts the job of a message into a state, with its next try an hour away. */
async function addJob(messageId: string, state: 'created' | 'retry' | 'active' | 'completed') {
  await sql`
    insert into job_queue.job (name, data, state, retry_limit, retry_count, start_after, started_on)
    values (${sendMailJob.name}, ${JSON.stringify({ messageId })}::jsonb,
      ${state}::job_queue.job_state, 14, 14, now() + interval '1 hour', now())
  `.execute(app.db);
}

async function jobsOf(messageId: string) {
  const { rows } = await sql<{ state: string; isDue: boolean; triesLeft: number }>`
    select state, start_after <= now() as is_due, retry_limit - retry_count as tries_left
    from job_queue.job where data->>'messageId' = ${messageId} order by created_on
  `.execute(app.db);
  return rows;
}

const retry = (id: string) => manager.post('/api/system/retry-mail', { id });

describe('outgoing mail', () => {
  it('is counted and listed, the newest first, with neither what it says nor whom it went to', async () => {
    expect(await overview()).toMatchObject({ counts: { queued: 0 }, oldestQueuedAt: null });
    const sent = await addLoginMail({ state: 'sent', tries: 1 });
    const oldest = await addLoginMail();
    await addLoginMail();
    const failed = await addLoginMail({
      state: 'failed',
      tries: 15,
      recipients: ['ja@example.com'],
    });

    const found = await overview();
    expect(found).toMatchObject({
      delivery: 'server',
      counts: { queued: 2, sent: 1, failed: 1 },
    });
    const [newest, , second, last] = found.items;
    expect(newest).toMatchObject({
      id: failed.id,
      state: 'failed',
      tries: 15,
      recipients: ['j…@example.com'],
      refused: ['j…@example.com'],
      subject: 'Nowe hasło',
      login: failed.login,
    });
    expect(second).toMatchObject({ id: oldest.id, createdAt: found.oldestQueuedAt });
    expect(last).toMatchObject({ id: sent.id, recipients: ['j…k@example.com'], refused: [] });
    expect(JSON.stringify(found)).not.toMatch(/Tajne1haslo|kowalik/);
  });

  it('names the address of who asks, to try it with', async () => {
    expect((await overview()).ownEmail).toBeNull();
    await app.db.updateTable('party').set({ email: 'ewa@example.com' }).execute();
    expect((await overview()).ownEmail).toBe('ewa@example.com');
  });
});

describe('a waiting message', () => {
  it.each(['created', 'retry'] as const)(
    'whose job is %s is tried at once, with a try more than it had left',
    async (state) => {
      const { id } = await addLoginMail();
      await addJob(id, state);
      expect((await retry(id)).status).toBe(204);
      expect(await jobsOf(id)).toEqual([{ state, isDue: true, triesLeft: 1 }]);
    },
  );

  it('that is being sent is left alone', async () => {
    const { id } = await addLoginMail();
    await addJob(id, 'active');
    expect((await retry(id)).status).toBe(204);
    expect(await jobsOf(id)).toEqual([{ state: 'active', isDue: false, triesLeft: 0 }]);
  });

  it('whose job was lost gets another one', async () => {
    const { id } = await addLoginMail();
    await addJob(id, 'completed');
    expect((await retry(id)).status).toBe(204);
    expect(await jobsOf(id)).toMatchObject([
      { state: 'completed' },
      { state: 'created', isDue: true },
    ]);
  });
});

it.each([
  ['sent', {}, retryRefusals.sent],
  ['failed', {}, retryRefusals.failed.login],
  ['failed', { loginId: null, messageId: newId() }, retryRefusals.failed.message],
] as const)('a message that is %s is not tried again, and says why: %j', async (state, of, why) => {
  const { id } = await addLoginMail({ state, ...of });
  const { status, body } = await retry(id);
  expect([status, body]).toMatchObject([409, { message: why }]);
  expect(await jobsOf(id)).toEqual([]);
});

it('a message that is not there is a 404', async () => {
  expect((await retry(newId())).status).toBe(404);
});

it('a test message arrives, or says at which point the server refused it, five times an hour', async () => {
  const send = () => manager.post('/api/system/test-mail', { to: 'zofia@żółw.pl' });
  expect((await send()).status).toBe(204);
  expect(mailServer.messages).toMatchObject([
    { subject: 'Próbny e-mail z programu Grządka', to: [{ address: 'zofia@xn--w-uga1v8h.pl' }] },
  ]);

  mailServer.refuse({ responseCode: 550 });
  const { status, body } = await send();
  const message = `${mailServerAnswers.recipient} Kod odpowiedzi: 550.`;
  expect([status, body]).toMatchObject([409, { message }]);

  for (let sent = 2; sent < testMailsPerHour; sent += 1) expect((await send()).status).toBe(409);
  const refused = await send();
  expect(refused.status).toBe(429);
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(15 * 60);
  expect(seconds).toBeLessThanOrEqual(60 * 60);
  // Neither is kept.
  expect((await overview()).items).toEqual([]);
});
