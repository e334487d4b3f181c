import { sql } from 'kysely';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createJobQueue } from '#src/core/jobs/job-queue.ts';
import { sendMessagesJob } from '#src/message/sending/send-messages.job.ts';
import { startMessageApp } from '#test/message-app.ts';
import { addHeldGarden } from '#test/message-people.ts';

const { app, mailServer, treasurer, calls, addReader, prepared, send, through, statesOf } =
  await startMessageApp();
const { db, pool } = app;
const silent = { info: () => {}, warn: () => {}, error: () => {} };
const jobs = createJobQueue({ pool, log: silent }, [sendMessagesJob]);
afterAll(() => jobs.close());
const soon = { timeout: 20_000, interval: 100 };

/** What waits for a later try is tried now. */
const hasten = () =>
  sql`update job_queue.job set start_after = now() where name = 'mail.send' and state = 'retry'`.execute(
    db,
  );

/** Sends a message while the mail server is away, and waits until each of its e-mails was tried. */
async function sendInVain(id: string, emails: number): Promise<void> {
  mailServer.treat({ connection: () => 'hang up' });
  expect((await send(id)).status).toBe(204);
  await untilTried(id, emails);
}

/** Waits until so many e-mails of a message were tried, and are in nobody's hand. */
function untilTried(id: string, emails: number): Promise<void> {
  return vi.waitFor(async () => {
    const tried = await db
      .selectFrom('mailMessage')
      .select('id')
      .where('messageId', '=', id)
      .where('tries', '>', 0)
      .where('inHandSince', 'is', null)
      .execute();
    expect(tried).toHaveLength(emails);
  }, soon);
}

/** Waits until a message is through, with what is done each minute done at once. */
function throughSoon(id: string): Promise<void> {
  return vi.waitFor(async () => {
    await db.transaction().execute((trx) => jobs.enqueue(trx, sendMessagesJob, {}));
    expect((await calls.read(id)).state).toBe('done');
  }, soon);
}

/** The addresses that an e-mail of this subject was brought to. */
const reached = (subject: string) =>
  mailServer.messages
    .filter((mail) => mail.subject === subject)
    .flatMap(({ to }) => to?.map((reader) => ('address' in reader ? reader.address : '')) ?? []);

const withdraw = (partyId: string) =>
  sql`
    insert into consent_withdrawal (id, consent_id, withdrawn_on, how)
    select gen_random_uuid(), id, today(), 'written' from consent
    where party_id = ${partyId} and kind = 'e-delivery'
  `.execute(db);

/** Three people: one withdraws, one is deleted, and one stays. */
async function addThree(domain: string) {
  const names = ['cofa', 'znika', 'zostaje'];
  const three = [];
  for (const name of names) three.push(await addReader({ email: `${name}@${domain}` }));
  const [leaving, gone, staying] = three;
  if (!leaving || !gone || !staying) throw new Error('three were added');
  return {
    three,
    change: async () => {
      await withdraw(leaving.id);
      expect((await treasurer.delete(`/api/party/delete/${gone.id}`)).status).toBe(204);
    },
  };
}

const afterwards = ['sent', 'skipped: party-gone', 'to-print: consent-withdrawn'];

describe('e-mails that wait, since the mail server is away,', () => {
  it('are taken back when their message is stopped, and go on with what is true then', async () => {
    const subject = 'Zatrzymana';
    const { three, change } = await addThree('stop.example');
    const { id } = await prepared('other-statutory', three, { subject });
    await sendInVain(id, 3);
    expect((await treasurer.put('/api/message/stop', { id })).status).toBe(204);
    expect(await calls.read(id)).toMatchObject({ state: 'stopped', recipients: { waiting: 3 } });
    const queued = db.selectFrom('mailMessage').select('id').where('messageId', '=', id);
    expect(await queued.execute()).toEqual([]);
    await change();
    mailServer.treat({});
    await hasten();
    // What goes meanwhile is another message, which its jobs come before.
    const other = await prepared('other-statutory', [await addReader()]);
    await send(other.id);
    await through(other.id);
    expect(reached(subject)).toEqual([]);
    expect((await treasurer.put('/api/message/resume', { id })).status).toBe(204);
    await through(id);
    expect(reached(subject)).toEqual(['zostaje@stop.example']);
    expect((await statesOf(id)).toSorted()).toEqual(afterwards);
  });

  it('go to nobody who withdrew or was deleted before the server was back', async () => {
    const subject = 'Niezatrzymana';
    const { three, change } = await addThree('wait.example');
    const { id } = await prepared('other-statutory', three, { subject });
    await sendInVain(id, 3);
    await change();
    mailServer.treat({});
    await hasten();
    await throughSoon(id);
    expect(reached(subject)).toEqual(['zostaje@wait.example']);
    expect((await statesOf(id)).toSorted()).toEqual(afterwards);
  });

  it('go to the present address of an information, and of a couple to the one who still agrees', async () => {
    const subject = 'Nowy adres';
    const moved = await addReader({ email: 'stary@move.example' });
    const [anna, jan] = [
      await addReader({ email: 'anna@move.example', lastName: 'Para' }),
      await addReader({ email: 'jan@move.example', lastName: 'Para' }),
    ];
    await addHeldGarden(db, [anna, jan]);
    const information = await prepared('information', [moved], { subject });
    await sendInVain(information.id, 1);
    await db
      .updateTable('party')
      .set({ email: 'nowy@move.example' })
      .where('id', '=', moved.id)
      .execute();
    const notice = await prepared('fee-notice', [anna, jan], { subject });
    await sendInVain(notice.id, 1);
    await withdraw(jan.id);
    mailServer.treat({});
    await hasten();
    await throughSoon(information.id);
    await throughSoon(notice.id);
    expect(new Set(reached(subject))).toEqual(new Set(['anna@move.example', 'nowy@move.example']));
  });

  it('are left to whoever hands them over just now, unless that process is gone', async () => {
    const { id } = await prepared('other-statutory', [await addReader(), await addReader()]);
    await sendInVain(id, 2);
    const mails = db
      .selectFrom('mailMessage')
      .select('id')
      .where('messageId', '=', id)
      .orderBy('id');
    const [handed, forsaken] = await mails.execute();
    for (const [mail, ago] of [
      [handed, '1 minute'],
      [forsaken, '7 minutes'],
    ] as const) {
      await sql`
        update mail_message set in_hand_since = now() - ${ago}::interval where id = ${mail?.id}
      `.execute(db);
    }
    expect((await treasurer.put('/api/message/stop', { id })).status).toBe(204);
    expect(await mails.execute()).toEqual([handed]);
  });

  it('say of a couple of whom one has it that the other one did not get it, when they are stopped', async () => {
    const [anna, jan] = [
      await addReader({ email: 'anna@half.example', lastName: 'Połowa' }),
      await addReader({ email: 'jan@half.example', lastName: 'Połowa' }),
    ];
    await addHeldGarden(db, [anna, jan]);
    const { id } = await prepared('fee-notice', [anna, jan]);
    mailServer.treat({
      recipient: (address) => (address.startsWith('jan@') ? { responseCode: 451 } : 'take'),
    });
    await send(id);
    const mail = db.selectFrom('mailMessage').select(['accepted', 'refused', 'state']);
    const ofCouple = mail.where('messageId', '=', id);
    await vi.waitFor(
      async () =>
        expect(await ofCouple.execute()).toMatchObject([{ accepted: ['anna@half.example'] }]),
      soon,
    );
    expect((await treasurer.put('/api/message/stop', { id })).status).toBe(204);
    expect(await ofCouple.execute()).toEqual([
      { accepted: ['anna@half.example'], refused: ['jan@half.example'], state: 'sent' },
    ]);
    expect(await statesOf(id)).toEqual(['sent']);
  });
});

it('an e-mail has one Message-ID for one recipient and attempt, and another one when it is sent again', async () => {
  const subject = 'Numer';
  const { id } = await prepared('other-statutory', [await addReader()], { subject });
  const known = () =>
    mailServer.messages.filter((mail) => mail.subject === subject).map((mail) => mail.messageId);
  // It is taken, but the server does not say so: stopped and gone on with, it comes a second time.
  mailServer.treat({ message: () => 'hang up' });
  await send(id);
  await untilTried(id, 1);
  expect(known()).toHaveLength(1);
  await treasurer.put('/api/message/stop', { id });
  mailServer.treat({ recipient: () => ({ responseCode: 550 }) });
  await treasurer.put('/api/message/resume', { id });
  await through(id);
  mailServer.treat({});
  const [recipient] = await calls.listRecipients(id);
  expect(known()).toEqual([`<${recipient?.id}.0@example.pl>`]);
  await treasurer.post('/api/message/retry', { id });
  await through(id);
  expect(known()).toEqual([0, 1].map((attempt) => `<${recipient?.id}.${attempt}@example.pl>`));
});
