import { type JobName, jobNames, jobStates } from '@grzadka/contract/system/jobs.model';
import { systemOverview } from '@grzadka/contract/system/overview.model';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createWorker, runJobs } from '#src/core/jobs/run-jobs.ts';
import { createWorkers } from '#src/workers.ts';
import { addLogin } from '#test/factories.ts';
import { addMail } from '#test/mails.ts';
import { startTestApp } from '#test/test-app.ts';

// Nothing is sent there.
const app = await startTestApp({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'biuro@example.pl' });
const admin = await app.as('ROLE_ADMIN');
const log = { info: () => {}, warn: () => {}, error: () => {} };
const { db, pool, config, storage } = app;
const jobs = createWorkers({ db, url: '', config, storage, log }).map(({ job }) => job);

beforeAll(async () => {
  // As an instance does at its start; none of the work.
  const workers = jobs.map((job) => createWorker(job, async () => {}));
  await (await runJobs({ pool, log, workers })).stop();
});
const uptime = vi.spyOn(process, 'uptime');
afterAll(() => uptime.mockRestore());
// However long the tests of other files took before.
beforeEach(() => {
  uptime.mockReturnValue(60);
});
beforeEach(async () => {
  await sql`delete from job_queue.job`.execute(db);
});

async function read() {
  const { status, body } = await admin.get('/api/system/jobs');
  expect(status).toBe(200);
  return jobStates.parse(body);
}

const stateOf = async (name: JobName) => (await read()).items.find((item) => item.name === name);

async function card() {
  const { body } = await admin.get('/api/system/overview');
  const { cards } = systemOverview.parse(body);
  return cards.find(({ key }) => key === 'jobs')?.state;
}

interface Run {
  state: 'created' | 'retry' | 'active' | 'completed' | 'failed';
  /** Seconds ago. */
  started?: number;
  ended?: number;
}

async function addRun(name: JobName, { state, started, ended }: Run) {
  const ago = (seconds = 0) => sql`now() - make_interval(secs => ${seconds})`;
  await sql`
    insert into job_queue.job (name, data, state, start_after, started_on, completed_on)
    values (${name}, '{"messageId": "tajne"}', ${state}::job_queue.job_state, now() + interval '1 hour',
      ${started === undefined ? null : ago(started)}, ${ended === undefined ? null : ago(ended)})
  `.execute(db);
}

it('every job of the program is told of, and none besides', async () => {
  expect(jobs.map(({ name }) => name).toSorted()).toEqual(jobNames.toSorted());
  const { silentSince, items } = await read();
  expect(silentSince).toBeNull();
  expect(items.map(({ name }) => name)).toEqual(jobNames);
});

it('a scheduled job is next due by the gardens’ clocks, another one when it waits', async () => {
  const { nextRunAt } = (await stateOf('file.sweep-storage')) ?? {};
  const at = new Date(nextRunAt ?? 0);
  expect(at.toLocaleTimeString('pl-PL', { timeZone: 'Europe/Warsaw' })).toBe('03:40:00');
  expect(at.getTime()).toBeGreaterThan(Date.now());

  expect(await stateOf('mail.send')).toMatchObject({ nextRunAt: null, waiting: 0 });
  await addRun('mail.send', { state: 'created' });
  expect(await stateOf('mail.send')).toMatchObject({
    nextRunAt: expect.any(String),
    lastRun: null,
    waiting: 1,
  });
});

it('a job tells how it went the last time and how often it failed, and nothing of what it carries', async () => {
  await addRun('session.clean', { state: 'failed', started: 7200, ended: 7190 });
  await addRun('session.clean', { state: 'completed', started: 3600, ended: 3597.5 });
  expect(await stateOf('session.clean')).toMatchObject({
    lastRun: { result: 'done', seconds: 2.5 },
    failed: 1,
    lastFailedAt: expect.any(String),
  });
  await addRun('session.clean', { state: 'active', started: 1 });
  expect(await stateOf('session.clean')).toMatchObject({
    lastRun: { result: 'running', seconds: null },
  });
  await addRun('mail.send', { state: 'retry', started: 60 });
  expect(await stateOf('mail.send')).toMatchObject({
    lastRun: { result: 'failed', seconds: null },
    waiting: 1,
    failed: 0,
  });
  expect(JSON.stringify(await read())).not.toContain('tajne');
});

it('the card is yellow while the last run of a job failed for good', async () => {
  expect(await card()).toMatchObject({ level: 'ok', failedJobs: 0 });
  await addRun('session.clean', { state: 'failed', started: 60, ended: 50 });
  expect(await card()).toMatchObject({ level: 'warning', failedJobs: 1 });
  await addRun('session.clean', { state: 'completed', started: 30, ended: 20 });
  expect(await card()).toMatchObject({ level: 'ok', failedJobs: 0 });
});

it('the card is yellow while a message waits long, or was given up with nothing sent after it', async () => {
  const { id: loginId } = await addLogin(db);
  await addMail(db, { loginId });
  expect(await card()).toMatchObject({ level: 'ok', waitingMail: 1, lateMail: 0 });
  await sql`update mail_message set created_at = now() - interval '61 minutes'`.execute(db);
  expect(await card()).toMatchObject({ level: 'warning', waitingMail: 1, lateMail: 1 });

  await sql`
    update mail_message
    set state = 'failed', refused = recipients, text_body = null, html_body = null, finished_at = now()
  `.execute(db);
  expect(await card()).toMatchObject({ level: 'warning', waitingMail: 0, failedMail: 1 });
  await addMail(db, { loginId });
  expect(await card()).toMatchObject({ level: 'ok', waitingMail: 1, failedMail: 0 });
});

it('the card is red when nothing has looked for jobs for ten minutes, but not right after a start', async () => {
  await sql`update job_queue.version set cron_on = now() - interval '12 minutes'`.execute(db);
  expect(await card()).toMatchObject({ level: 'ok', silentSince: null });

  uptime.mockReturnValue(3600);
  const state = await card();
  expect(state).toMatchObject({ level: 'problem', silentSince: expect.any(String) });
  expect((await read()).silentSince).not.toBeNull();

  await sql`update job_queue.version set cron_on = now() - interval '9 minutes'`.execute(db);
  expect(await card()).toMatchObject({ level: 'ok', silentSince: null });
  // Where nothing has ever looked, it is as long as the program runs.
  await sql`update job_queue.version set cron_on = null`.execute(db);
  expect(await card()).toMatchObject({ level: 'problem' });
});
