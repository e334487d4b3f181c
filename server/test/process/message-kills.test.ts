import { findFreePort } from '@grzadka/postgres/free-port';
import { sql } from 'kysely';
import { expect, inject, it, onTestFinished } from 'vitest';
import { startMailServer } from '#test/mail-server.ts';
import { messageCalls } from '#test/message-calls.ts';
import { createTestClient } from '#test/test-client.ts';
import { openRunning } from './open-running.ts';
import { preparedDataDir } from './prepared-data-dir.ts';
import { startProgram } from './program.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How many get the message. */
    messageReaders: number;
    /** After which parts of them the program is killed. */
    messageKills: readonly number[];
  }
}

const readers = inject('messageReaders');

/** How long some of them may take, in milliseconds: a busy machine sends an e-mail or two a second. */
const patience = readers * 600;

/** After so many e-mails the program is killed. */
const kills = inject('messageKills').map((part) => readers * part);

it('all recipients get their message, each once, though the program is killed while it is sent', async () => {
  const mailServer = await startMailServer();
  onTestFinished(() => mailServer.close());
  const dataDir = await preparedDataDir();
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const password = 'Zielona-grządka-7';
  const start = async () => {
    const program = startProgram({
      env: {
        DATA_DIR: dataDir,
        ADMIN_PASSWORD: password,
        PORT: String(port),
        PUBLIC_URL: origin,
        SMTP_URL: mailServer.url,
        MAIL_FROM: 'biuro@example.pl',
      },
    });
    await program.address();
    return program;
  };

  let program = await start();
  const client = createTestClient(origin);
  expect((await client.signIn('admin', password)).status).toBe(204);
  await addReaders(dataDir);
  const calls = messageCalls(client);
  const id = await calls.draft({
    kind: 'information',
    groups: [{ kind: 'party-list', operator: 'include', query: {} }],
    subject: 'Do {{nazwisko}}',
  });
  expect(await calls.prepare(id)).toMatchObject({ email: readers });
  expect((await client.put('/api/message/send', { id })).status).toBe(204);

  for (const count of kills) {
    await expect
      .poll(() => mailServer.messages.length, { timeout: patience, interval: 20 })
      .toBeGreaterThanOrEqual(count);
    program.kill('SIGKILL');
    expect((await program.ended).signal).toBe('SIGKILL');
    program = await start();
    await giveUpOnTheDead(dataDir);
  }

  await expect
    .poll(async () => (await calls.read(id)).state, { timeout: patience, interval: 250 })
    .toBe('done');
  expect((await calls.read(id)).recipients).toMatchObject({ sent: readers, waiting: 0, failed: 0 });
  const idsBySubject = Map.groupBy(mailServer.messages, ({ subject }) => subject ?? '');
  expect(idsBySubject.size).toBe(readers);
  const idsOf = [...idsBySubject.values()].map(
    (mails) => new Set(mails.map((mail) => mail.messageId)),
  );
  // What was taken in the very moment of a kill comes again, and is known by its id as the same.
  expect(idsOf.filter((ids) => ids.size > 1)).toEqual([]);
  expect(new Set(idsOf.flatMap((ids) => [...ids])).size).toBe(readers);
  expect(mailServer.messages.length - readers).toBeLessThanOrEqual(kills.length);
  program.kill('SIGTERM');
  await program.ended;
});

/** People who agreed to informations, each with an address of their own; and a pace that holds none of them back. */
async function addReaders(dataDir: string): Promise<void> {
  const { db } = await openRunning(dataDir);
  await sql`update settings set mails_per_hour = 100000`.execute(db);
  await sql`
    with added as (
      insert into party (id, party_type, first_name, last_name, email)
      select gen_random_uuid(), 'person', 'Anna', 'Czytelnik' || number, 'czytelnik' || number || '@example.com'
      from generate_series(1, ${readers}::int) number
      returning id, email
    )
    insert into consent (id, party_id, kind, number, email, given_on, how)
    select gen_random_uuid(), id, 'information', 1, email, '2026-01-15', 'written' from added
  `.execute(db);
}

/** Has what the dead program worked on tried again at once; by itself the queue waits for some minutes. */
async function giveUpOnTheDead(dataDir: string): Promise<void> {
  const { db } = await openRunning(dataDir);
  await sql`
    update job_queue.job set state = 'retry', start_after = now()
    where state = 'active' and name in ('mail.send', 'message.send')
  `.execute(db);
}
