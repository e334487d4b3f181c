import type { Kysely } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import type { Database } from '#src/core/database/tables.ts';
import { addLogin, addParty } from '#test/factories.ts';
import { startMailServer } from '#test/mail-server.ts';
import { openNetworkHole } from '#test/network-hole.ts';
import { tellFigure } from './figure.ts';
import { startOffice, stopOffice } from './office.ts';
import { expectKept, setToWork, untilWorking } from './steady-clerk.ts';

/** How often the job of the one message has been tried in vain, or what became of it. */
async function progressOf(db: Kysely<Database>): Promise<string> {
  const { state } = await db.selectFrom('mailMessage').select('state').executeTakeFirstOrThrow();
  return state;
}

it.each(['gone', 'slow', 'refusing'] as const)(
  'a mail server that is %s holds nobody up, and gets the message when it is well again',
  async (fault) => {
    const server = await startMailServer();
    onTestFinished(() => server.close());
    const hole = await openNetworkHole(server.url);
    onTestFinished(() => hole[Symbol.asyncDispose]());
    const env = { SMTP_URL: hole.url, MAIL_FROM: 'Ogród <biuro@example.pl>' };
    const office = await startOffice({ env });
    const { client, db } = office;
    const { id: partyId } = await addParty(db, { email: 'anna@example.pl' });
    const { id: loginId } = await addLogin(db, { partyId });
    if (fault === 'gone') await hole.close();
    else if (fault === 'slow') hole.cut();
    else server.refuse({ responseCode: 451 });

    const change = { loginId, password: 'Nowe9haslo', sendEmail: true };
    expect((await client.put('/api/login/updatePassword', change)).status).toBe(204);
    const clerks = await setToWork(office);
    await office.program.line(/will be tried again/);
    await untilWorking(clerks);
    expect(await progressOf(db)).toBe('queued');
    expect(server.messages).toEqual([]);

    if (fault === 'gone') await hole.reopen();
    else if (fault === 'slow') hole.mend();
    else server.refuse(null);
    const ended = performance.now();
    await expect.poll(() => progressOf(db), { timeout: 300_000, interval: 500 }).toBe('sent');
    tellFigure(`mail server ${fault}`, { 'sent after': performance.now() - ended });
    expect(server.messages).toHaveLength(1);
    expect([...clerks.failures]).toEqual([]);
    await expectKept(clerks, db);
    await stopOffice(office);
  },
);
