import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { runJobs } from '#src/core/jobs/run-jobs.ts';
import { mailWorkers } from '#src/mail/mail.worker.ts';
import { giveUpMailJob, sendMailJob } from '#src/mail/send-mail.job.ts';
import { createWorkers } from '#src/workers.ts';
import { addLogin, addParty, testPassword } from '#test/factories.ts';
import { startMailServer } from '#test/mail-server.ts';
import { noJobs } from '#test/no-jobs.ts';
import { startTestApp, startTestAppOnce, type TestApp } from '#test/test-app.ts';

const mailServer = await startMailServer();
afterAll(() => mailServer.close());
const app = await startTestApp({
  SMTP_URL: mailServer.url,
  MAIL_FROM: 'Ogród Łąka <biuro@example.pl>',
  PUBLIC_URL: 'https://ogrod.example.pl',
});
const manager = await app.as('ROLE_SUPER_USER');
beforeEach(() => mailServer.refuse(null));

const noSettings = { name: null, email: null };

const soon = { timeout: 10_000, interval: 50 };

/** Lets the jobs of an application be done until the test ends; gives what it logs. */
async function work(of: TestApp): Promise<string[]> {
  const lines: string[] = [];
  const write = (...line: unknown[]) => void lines.push(JSON.stringify(line));
  const log = { info: write, warn: write, error: write };
  const { db, pool, config, storage } = of;
  const workers = createWorkers({ db, url: '', config, storage, log });
  const running = await runJobs({ pool, log, workers, pollingInterval: 0.5 });
  onTestFinished(() => running.stop());
  return lines;
}

/** A login whose owner has an address, and a new password for it on its way there. */
async function sendPassword(password = 'Nowe9haslo') {
  const { id: partyId } = await addParty(app.db, { email: 'anna@example.pl' });
  const login = await addLogin(app.db, { partyId });
  const change = { loginId: login.id, password, sendEmail: true };
  expect((await manager.put('/api/login/updatePassword', change)).status).toBe(204);
  return login;
}

const messageOf = (loginId: string) =>
  app.db
    .selectFrom('mailMessage')
    .select(['id', 'state', 'textBody', 'htmlBody'])
    .where('loginId', '=', loginId)
    .executeTakeFirst();

const stateOf = async (loginId: string) => (await messageOf(loginId))?.state;

const received = (loginId: string) =>
  mailServer.messages.filter(({ text }) => text?.includes(`Nazwa użytkownika: ${loginId}\n`));

describe('a message', () => {
  it('brings the credentials of a new login, with which its owner signs in', async () => {
    await work(app);
    const { id: partyId } = await addParty(app.db, { email: 'zofia@żółw.pl' });
    const password = 'Hx8 <b>&"żółć\'';
    const login = { partyId, loginId: 'zofiaLaka', password, role: 'ROLE_USER', enabled: true };
    const { status } = await manager.post('/api/login/create', { ...login, sendEmail: true });
    expect(status).toBe(201);

    await vi.waitUntil(() => received('zofiaLaka').length > 0, soon);
    const [message] = received('zofiaLaka');
    expect(message).toMatchObject({
      from: { name: 'Ogród Łąka', address: 'biuro@example.pl' },
      // The domain in the letters of the wire, which every mail server on the way knows.
      to: [{ address: 'zofia@xn--w-uga1v8h.pl' }],
      subject: 'Twój login do programu Grządka',
    });
    expect(message?.text).toMatch(/\n\nZarząd ogrodu\n+$/);
    const typed = /^Hasło: (.*)$/m.exec(message?.text ?? '')?.[1] ?? '';
    expect(typed).toBe(password);
    expect(message?.text).toContain('Adres programu: https://ogrod.example.pl\n');
    expect(message?.html).toContain('<b>Hx8 &lt;b&gt;&amp;&quot;żółć&#39;</b>');
    // Nothing is loaded from anywhere.
    expect(message?.html).not.toMatch(/<img|<script|<link|url\(|src=/i);
    expect((await app.anonymous().signIn('zofiaLaka', typed)).status).toBe(204);
  });

  it('is signed with the name of the association, to which answers go', async () => {
    await work(app);
    const settings = { name: 'ROD „Złote Kłosy” <1>', email: 'zarzad@żółw.pl' };
    expect((await manager.put('/api/settings/update', settings)).status).toBe(204);
    onTestFinished(async () => void (await manager.put('/api/settings/update', noSettings)));
    const { loginId } = await sendPassword();
    await vi.waitUntil(() => received(loginId).length > 0, soon);
    const [message] = received(loginId);
    expect(message?.text).toMatch(/\n\nZarząd ogrodu\n\nROD „Złote Kłosy” <1>\n+$/);
    expect(message?.html).toContain('ROD „Złote Kłosy” &lt;1&gt;</p>');
    expect(message).toMatchObject({
      // Whoever runs the machine has named the sender.
      from: { name: 'Ogród Łąka', address: 'biuro@example.pl' },
      replyTo: [{ name: 'ROD „Złote Kłosy” <1>', address: 'zarzad@xn--w-uga1v8h.pl' }],
    });
  });

  it('is erased once it is sent', async () => {
    const { id, loginId } = await sendPassword();
    expect(await messageOf(id)).toMatchObject({
      state: 'queued',
      textBody: expect.stringContaining('Nowe9haslo'),
    });
    await work(app);
    await vi.waitUntil(async () => (await stateOf(id)) === 'sent', soon);
    expect(await messageOf(id)).toMatchObject({ textBody: null, htmlBody: null });
    expect(received(loginId)).toHaveLength(1);
    expect(received(loginId)[0]?.subject).toBe('Nowe hasło w programie Grządka');
  });

  it('is not there when the change it tells of failed', async () => {
    const { id: partyId } = await addParty(app.db, { email: 'anna@example.pl' });
    await addLogin(app.db, { loginId: 'zajety' });
    const login = { partyId, loginId: 'zajety', password: testPassword, role: 'ROLE_USER' };
    const body = { ...login, enabled: true, sendEmail: true };
    const messages = () => app.db.selectFrom('mailMessage').select('id').orderBy('id').execute();
    const before = await messages();
    expect((await manager.post('/api/login/create', body)).status).toBe(409);
    expect(await messages()).toEqual(before);
  });

  it('without the box ticked is none', async () => {
    const { id: partyId } = await addParty(app.db, { email: 'anna@example.pl' });
    const { id } = await addLogin(app.db, { partyId });
    const change = { loginId: id, password: 'Nowe9haslo', sendEmail: false };
    expect((await manager.put('/api/login/updatePassword', change)).status).toBe(204);
    expect(await messageOf(id)).toBeUndefined();
  });

  it('that a newer one replaces is not sent', async () => {
    const { id, loginId } = await sendPassword('Stare1haslo');
    const change = { loginId: id, password: 'Nowsze2haslo', sendEmail: true };
    expect((await manager.put('/api/login/updatePassword', change)).status).toBe(204);
    await work(app);
    await vi.waitUntil(async () => (await stateOf(id)) === 'sent', soon);
    expect(received(loginId).map(({ text }) => /Hasło: (.*)/.exec(text ?? '')?.[1])).toEqual([
      'Nowsze2haslo',
    ]);
  });

  it('about a login that is deleted meanwhile is not sent', async () => {
    const deleted = await sendPassword();
    expect((await manager.delete(`/api/login/delete/${deleted.id}`)).status).toBe(204);
    const after = await sendPassword();
    await work(app);
    await vi.waitUntil(async () => (await stateOf(after.id)) === 'sent', soon);
    expect(received(deleted.loginId)).toEqual([]);
  });
});

describe('a mail server', () => {
  it('that takes no message now gets it later', async () => {
    mailServer.refuse({ responseCode: 451 });
    const before = mailServer.refusals;
    const { id, loginId } = await sendPassword();
    const lines = await work(app);
    await vi.waitUntil(() => mailServer.refusals === before + 1, soon);
    await vi.waitUntil(async () => (await jobOf(id))?.state === 'retry', soon);
    expect((await jobOf(id))?.isDue).toBe(false);
    expect(await stateOf(id)).toBe('queued');

    mailServer.refuse(null);
    await makeDue(id);
    await vi.waitUntil(async () => (await stateOf(id)) === 'sent', soon);
    expect(received(loginId)).toHaveLength(1);
    expect(lines.join('\n')).toContain('will be tried again');
    expect(lines.join('\n')).not.toContain('anna@example.pl');
  });

  it('that knows no such recipient is not asked again', async () => {
    mailServer.refuse({ responseCode: 550 });
    const { id } = await sendPassword();
    const lines = await work(app);
    await vi.waitUntil(async () => (await stateOf(id)) === 'failed', soon);
    expect(await messageOf(id)).toMatchObject({ textBody: null, htmlBody: null });
    await vi.waitUntil(async () => (await jobOf(id))?.state === 'completed', soon);

    const log = lines.filter((line) => line.includes('message not delivered')).join('\n');
    expect(log).toContain('550');
    expect(log).not.toContain('anna@example.pl');
    const { body } = await app.anonymous().get<string>('/metrics');
    expect(body).toMatch(/^grzadka_mail_messages\{state="failed"\} [1-9]/m);
    expect(body).toMatch(/^grzadka_mail_messages\{state="sent"\} [1-9]/m);
  });

  it('that never takes it is given up after the last try', async () => {
    mailServer.refuse({ responseCode: 451 });
    const { id } = await sendPassword();
    const lines = await work(app);
    await vi.waitUntil(async () => (await jobOf(id))?.state === 'retry', soon);
    await makeDue(id, { isLast: true });
    await vi.waitUntil(async () => (await stateOf(id)) === 'failed', soon);
    expect(await messageOf(id)).toMatchObject({ textBody: null, htmlBody: null });
    await vi.waitUntil(() => lines.some((line) => line.includes('message not delivered')), soon);
  });
});

it('a message whose job was lost is given up after two days', async () => {
  const { id } = await sendPassword();
  await sql`delete from job_queue.job where name = ${sendMailJob.name}`.execute(app.db);
  const never = () => Promise.reject(new Error('nobody sends anything'));
  const log = { info: () => {}, error: vi.fn<() => void>() };
  const workers = mailWorkers({
    db: app.db,
    mailer: { leavesAs: 'sent', send: never },
    readAttachment: never,
    askStillWanted: never,
    log,
  });
  const worker = workers.find(({ job }) => job === giveUpMailJob);
  const attempt = { jobs: noJobs, isLast: false, signal: new AbortController().signal };

  await worker?.run({}, attempt);
  expect(await stateOf(id)).toBe('queued');
  await sql`update mail_message set created_at = now() - interval '49 hours'`.execute(app.db);
  await worker?.run({}, attempt);
  expect(await stateOf(id)).toBe('failed');
  expect(log.error).toHaveBeenCalledOnce();
});

it('without a mail server a message becomes a file that only its owner reads', async () => {
  const offline = await startTestAppOnce();
  const boss = await offline.as('ROLE_SUPER_USER');
  const { id: partyId } = await addParty(offline.db, { email: 'anna@example.pl' });
  const login = await addLogin(offline.db, { partyId });
  const change = { loginId: login.id, password: 'Nowe9haslo', sendEmail: true };
  await boss.put('/api/settings/update', { ...noSettings, name: 'ROD Malwa' });
  await boss.put('/api/login/updatePassword', change);
  await work(offline);

  const folder = join(offline.dataDir, 'mail');
  const files = async () =>
    (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  await vi.waitUntil(async () => (await files()).length === 1, soon);
  const path = join(folder, (await files())[0] ?? '');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const message = await PostalMime.parse(await readFile(path));
  expect(message.to?.[0]?.address).toBe('anna@example.pl');
  expect(message.from).toMatchObject({ name: 'ROD Malwa', address: 'grzadka@localhost' });
  expect(message.replyTo).toBeUndefined();
  expect(message.headers.find(({ key }) => key === 'x-unsent')?.value).toBe('1');
  expect(message.text).toContain('Hasło: Nowe9haslo\n');
  // Where nobody configured the address, nobody is sent to a wrong one.
  expect(message.text).not.toContain('Adres:');
});

async function jobOf(loginId: string) {
  const message = await messageOf(loginId);
  const { rows } = await sql<{ state: string; isDue: boolean }>`
    select state, start_after <= now() as is_due from job_queue.job
    where name = ${sendMailJob.name} and data->>'messageId' = ${message?.id}
  `.execute(app.db);
  return rows[0];
}

/** Ends the pause before the next try, and makes that try the last one with `isLast`. */
async function makeDue(loginId: string, { isLast = false } = {}): Promise<void> {
  const message = await messageOf(loginId);
  await sql`
    update job_queue.job
    set start_after = now(), retry_count = case when ${isLast} then retry_limit - 1 else retry_count end
    where name = ${sendMailJob.name} and data->>'messageId' = ${message?.id}
  `.execute(app.db);
}
