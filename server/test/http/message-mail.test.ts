import { mailFailures, mailServerAnswers } from '@grzadka/contract/mail/mail.model';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { createJobQueue } from '#src/core/jobs/job-queue.ts';
import { mailWorkers } from '#src/mail/mail.worker.ts';
import { createMailer } from '#src/mail/mailer.ts';
import { queueMessageMails } from '#src/mail/message-mail.repo.ts';
import { giveUpMailJob, sendMailJob } from '#src/mail/send-mail.job.ts';
import { attachmentReader } from '#src/message/read-attachment.ts';
import { askStillWanted } from '#src/message/sending/still-wanted.ts';
import { addChargedRun } from '#test/charged-run.ts';
import { uploaded } from '#test/documents.ts';
import { addAccount, feeKindNamed } from '#test/ledger.ts';
import { type Manners, startMailServer } from '#test/mail-server.ts';
import { noJobs } from '#test/no-jobs.ts';
import { readPdf } from '#test/read-pdf.ts';
import { startTestApp } from '#test/test-app.ts';

const server = await startMailServer();
afterAll(() => server.close());
const app = await startTestApp({ SMTP_URL: server.url, MAIL_FROM: 'biuro@example.pl' });
const { db, pool, storage } = app;
const silent = { info: () => {}, warn: () => {}, error: () => {} };
const jobs = createJobQueue({ pool, log: silent }, [sendMailJob]);
afterAll(() => jobs.close());
beforeEach(() => server.treat({}));

type Mail = Parameters<typeof queueMessageMails>[1][number];

/** Queues an e-mail to each of the addresses, or to several that are given together. */
async function queue(
  recipients: readonly (string | readonly string[])[],
  mail: Partial<Mail> = {},
): Promise<readonly string[]> {
  const mails = recipients.map((one) => ({
    subject: 'Zebranie',
    text: 'Zapraszamy',
    html: '<p>Zapraszamy</p>',
    messageId: newId(),
    unsubscribeUrl: 'https://ogrod.example.pl/api/unsubscribe/abc',
    attachments: [],
    ...mail,
    recipients: [one].flat(),
  }));
  return db.transaction().execute((trx) => queueMessageMails({ trx, jobs }, mails));
}

const mailer = createMailer(app.config);
const readAttachment = attachmentReader({ db, storage });
const workers = mailWorkers({ db, mailer, readAttachment, askStillWanted, log: silent });
const workerOf = (wanted: object) => workers.find(({ job }) => job === wanted);

const attempt = (isLast: boolean) => ({
  jobs: noJobs,
  isLast,
  signal: new AbortController().signal,
});

/** Makes one try at an e-mail, as its job does, and returns whether another one follows. */
async function tryOnce(id: string, { isLast = false } = {}): Promise<'over' | 'again'> {
  const tried = workerOf(sendMailJob)?.run({ messageId: id }, attempt(isLast));
  return (
    (await tried?.then(
      () => 'over' as const,
      () => 'again' as const,
    )) ?? 'over'
  );
}

const mailOf = (id: string) =>
  db.selectFrom('mailMessage').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const received = (id: string) =>
  server.messages.filter(({ messageId }) => messageId === `<${id}@example.pl>`);

const erased = { textBody: null, htmlBody: null, unsubscribeUrl: null, attachments: null };
const kept = { textBody: 'Zapraszamy', unsubscribeUrl: expect.stringMatching(/^https:/) };

const greylisted = { responseCode: 451, words: '4.7.1 Greylisted, come back later' };
const unknown = { responseCode: 550, words: '5.1.1 <anna@example.pl>: User unknown' };

describe('a mail server', () => {
  it.each<[does: string, Manners]>([
    ['does not greet', { connection: () => 'hang up' }],
    ['is closed', { connection: () => ({ responseCode: 554 }) }],
    ['breaks off at the sender', { sender: () => 'hang up' }],
    ['refuses the sender', { sender: () => ({ responseCode: 550 }) }],
    ['breaks off at the recipient', { recipient: () => 'hang up' }],
    ['puts the recipient off', { recipient: () => greylisted }],
    ['breaks off at the message', { content: () => 'hang up' }],
    ['puts the message off', { message: () => ({ responseCode: 452 }) }],
  ])('that %s gets it later', async (_, manners) => {
    server.treat(manners);
    const [id = ''] = await queue(['anna@example.pl']);
    expect(await tryOnce(id)).toBe('again');
    expect(received(id)).toEqual([]);
    expect(await mailOf(id)).toMatchObject({ state: 'queued', tries: 1, failure: null, ...kept });

    server.treat({});
    expect(await tryOnce(id)).toBe('over');
    expect(received(id)).toHaveLength(1);
    const sent = { state: 'sent', tries: 2, accepted: ['anna@example.pl'], failure: null };
    expect(await mailOf(id)).toMatchObject({ ...sent, ...erased });
  });

  it.each<[does: string, Manners, failure: string]>([
    ['knows no such recipient', { recipient: () => unknown }, '550 5.1.1: User unknown'],
    [
      'refuses the message',
      { message: () => ({ responseCode: 554, words: 'Spam of anna@example.pl' }) },
      '554 Spam of',
    ],
  ])('that %s is not asked again', async (_, manners, failure) => {
    server.treat(manners);
    const [id = ''] = await queue(['anna@example.pl']);
    expect(await tryOnce(id)).toBe('over');
    const failed = { state: 'failed', tries: 1, failure, refused: ['anna@example.pl'] };
    expect(await mailOf(id)).toMatchObject({ ...failed, ...erased });
    server.treat({});
    expect(await tryOnce(id)).toBe('over');
    expect(received(id)).toEqual([]);
  });

  it('whose yes is lost gets a second copy with the same Message-ID', async () => {
    server.treat({ message: () => 'hang up' });
    const [id = ''] = await queue(['anna@example.pl']);
    expect(await tryOnce(id)).toBe('again');
    server.treat({});
    expect(await tryOnce(id)).toBe('over');
    expect(received(id)).toHaveLength(2);
  });

  it.each<[does: string, Manners, failure: string]>([
    ['puts off', { recipient: () => greylisted }, '451 4.7.1 Greylisted, come back later'],
    ['says nothing', { connection: () => 'hang up' }, mailServerAnswers['no-answer']],
    ['refuses the sender', { sender: () => unknown }, mailServerAnswers.sender],
  ])('that always %s is asked no more after the last try', async (_, manners, failure) => {
    server.treat(manners);
    const [id = ''] = await queue(['anna@example.pl']);
    expect(await tryOnce(id, { isLast: true })).toBe('over');
    expect(await mailOf(id)).toMatchObject({ state: 'failed', failure, ...erased });
  });
});

describe('of a couple, who get one e-mail together,', () => {
  const couple = ['anna@example.pl', 'Jan@Żółw.pl'];
  const [anna = '', jan = ''] = couple;
  // As this server reads what was on the wire.
  const namedJan = 'Jan@żółw.pl';

  it('both have it, and see that', async () => {
    const [id = ''] = await queue([[...couple, 'ANNA@example.pl']]);
    expect(await tryOnce(id)).toBe('over');
    expect(received(id)).toMatchObject([
      { to: [{ address: anna }, { address: 'Jan@xn--w-uga1v8h.pl' }] },
    ]);
    expect(await mailOf(id)).toMatchObject({ state: 'sent', accepted: couple, refused: [] });
  });

  it('one who is put off gets it later, and the other no second copy', async () => {
    server.treat({ recipient: (address) => (address === namedJan ? greylisted : 'take') });
    const [id = ''] = await queue([couple]);
    expect(await tryOnce(id)).toBe('again');
    expect(await mailOf(id)).toMatchObject({ state: 'queued', accepted: [anna], ...kept });
    const before = server.named.length;
    expect(await tryOnce(id)).toBe('again');
    server.treat({});
    expect(await tryOnce(id)).toBe('over');
    expect(server.named.slice(before)).toEqual([namedJan, namedJan]);
    // To each his own copy, which both say whom else it went to.
    expect(received(id).map(({ to }) => to?.length)).toEqual([2, 2]);
    expect(await mailOf(id)).toMatchObject({ state: 'sent', accepted: couple, failure: null });
  });

  it('one who is unknown keeps nobody from it', async () => {
    server.treat({ recipient: (address) => (address === namedJan ? unknown : 'take') });
    const [id = ''] = await queue([couple]);
    expect(await tryOnce(id)).toBe('over');
    const failure = '550 5.1.1: User unknown';
    const outcome = { state: 'sent', accepted: [anna], refused: [jan], failure };
    expect(await mailOf(id)).toMatchObject({ ...outcome, ...erased });
  });

  it('one who is unknown is asked no more while the other is put off', async () => {
    server.treat({ recipient: (address) => (address === namedJan ? unknown : greylisted) });
    const [id = ''] = await queue([couple]);
    expect(await tryOnce(id)).toBe('again');
    expect(await mailOf(id)).toMatchObject({ state: 'queued', refused: [jan], accepted: [] });
    const before = server.named.length;
    expect(await tryOnce(id, { isLast: true })).toBe('over');
    expect(server.named.slice(before)).toEqual([anna]);
    expect(await mailOf(id)).toMatchObject({
      state: 'failed',
      refused: [jan, anna],
      failure: '550 5.1.1: User unknown · 451 4.7.1 Greylisted, come back later',
    });
  });
});

it('what one has and another waits for has gone out, when its job was lost', async () => {
  server.treat({ recipient: (address) => (address === 'b@example.pl' ? greylisted : 'take') });
  const [half = '', whole = ''] = await queue([['a@example.pl', 'b@example.pl'], 'b@example.pl']);
  await tryOnce(half);
  await sql`update mail_message set created_at = now() - interval '49 hours'`.execute(db);
  await workerOf(giveUpMailJob)?.run({}, attempt(false));
  const failure = mailFailures.stale;
  const outcome = { state: 'sent', accepted: ['a@example.pl'], refused: ['b@example.pl'], failure };
  expect(await mailOf(half)).toMatchObject({ ...outcome, ...erased });
  expect(await mailOf(whole)).toMatchObject({ state: 'failed', failure, ...erased });
});

describe('the files of an e-mail', () => {
  it('are documents, and what is told of the account when it goes', async () => {
    const clerk = await app.as('ROLE_TREASURER');
    const file = { content: 'Łąka', name: 'Regulamin żółty.txt', type: 'text/plain' };
    const documentId = await uploaded(clerk, file);
    const { id: settlementId, reference } = await addAccount(db, { name: '3' });
    const feeKindId = await feeKindNamed(db, 'Opłata ogrodowa');
    const lines = [{ words: 'Opłata ogrodowa 2025', amount: 140_63 }];
    const parts = [{ dueOn: '2099-06-30', amount: 140_63 }];
    const run = await addChargedRun(db, 2025, [{ settlementId, feeKindId, lines, parts }]);
    const [id = ''] = await queue(['anna@example.pl'], {
      attachments: [
        { kind: 'document', id: documentId },
        { kind: 'notice', runId: run.id, settlementId },
        { kind: 'statement', settlementId },
      ],
    });
    expect(await tryOnce(id)).toBe('over');
    const [mail] = received(id);
    const attachments = mail?.attachments ?? [];
    expect(attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['Regulamin żółty.txt', 'text/plain'],
      [expect.stringMatching(`^zawiadomienie-${reference}-`), 'application/pdf'],
      [expect.stringMatching(`^stan-rozliczen-${reference}-`), 'application/pdf'],
    ]);
    const [document, ...letters] = attachments.map(
      ({ content }) => new Uint8Array(content as ArrayBuffer),
    );
    expect(Buffer.from(document ?? []).toString()).toBe('Łąka');
    for (const letter of letters) {
      const [page] = (await readPdf(letter)).pages;
      expect(page).toContain(reference);
      expect(page).toContain('140,63');
    }
    expect(await mailOf(id)).toMatchObject({ state: 'sent', ...erased });
  });

  it('that are no more end it, with why', async () => {
    const attachments = [{ kind: 'document', id: newId() }] as const;
    const [id = ''] = await queue(['anna@example.pl'], { attachments });
    expect(await tryOnce(id)).toBe('over');
    expect(received(id)).toEqual([]);
    expect(await mailOf(id)).toMatchObject({
      state: 'failed',
      failure: mailFailures.attachmentGone,
    });
  });

  it('that cannot be read now are read later', async () => {
    const clerk = await app.as('ROLE_TREASURER');
    const documentId = await uploaded(clerk, { content: 'a', name: 'a.txt', type: 'text/plain' });
    const { objectId } = await db
      .selectFrom('document')
      .select('objectId')
      .where('id', '=', documentId)
      .executeTakeFirstOrThrow();
    await storage.delete(objectId);
    const attachments = [{ kind: 'document', id: documentId }] as const;
    const [id = ''] = await queue(['anna@example.pl'], { attachments });
    expect(await tryOnce(id)).toBe('again');
    expect(await tryOnce(id, { isLast: true })).toBe('over');
    expect(await mailOf(id)).toMatchObject({ state: 'failed', failure: mailFailures.unreadable });
  });
});
