import { Writable } from 'node:stream';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { undelete } from '#src/audit/undelete.ts';
import { issueUnsubscribeToken } from '#src/consent/unsubscribe.ts';
import { commandLine } from '#src/core/change/audit-entry.ts';
import { auditOf } from '#test/audit-trail.ts';
import { addConsent } from '#test/consents.ts';
import { addParty } from '#test/factories.ts';
import { serveApp } from '#test/serve-app.ts';
import { startTestApp } from '#test/test-app.ts';
import { createTestClient } from '#test/test-client.ts';
import { createTestDatabase } from '#test/test-database.ts';

const app = await startTestApp({
  PUBLIC_URL: 'https://dzialki.example.pl',
  TRUST_PROXY: 'loopback',
});
const anybody = app.anonymous();

/** What a mail program sends, without any header of a browser's. */
const oneClick = { method: 'POST', form: { 'List-Unsubscribe': 'One-Click' } } as const;

const issue = (partyId: string) =>
  app.db.transaction().execute((trx) => issueUnsubscribeToken(trx, [partyId]));

async function receiver() {
  const { id: partyId } = await addParty(app.db, { email: 'jan@example.pl' });
  await addConsent(app.db, { partyId, kind: 'e-delivery' });
  const { id } = await addConsent(app.db, { partyId });
  return { partyId, consentId: id, path: `/api/unsubscribe/${await issue(partyId)}` };
}

const kindsOf = async (partyId: string) => {
  const valid = app.db.selectFrom('validConsent').select('kind').where('partyId', '=', partyId);
  return (await valid.execute()).map(({ kind }) => kind).toSorted();
};

describe('the address that a message brings', () => {
  it('leads whoever follows it to the page, and changes nothing', async () => {
    const { partyId, path } = await receiver();
    const token = path.split('/').at(-1);
    for (const method of ['GET', 'HEAD'] as const) {
      const { status, headers } = await anybody.request(path, { method });
      expect([status, headers.get('location')]).toEqual([303, `/wypisz/${token}`]);
      expect(headers.get('cache-control')).toBe('no-store');
    }
    await fetch(`${app.origin}${path}`, { method: 'OPTIONS' });
    await fetch(`${app.origin}/wypisz/${token}`, { headers: { 'sec-purpose': 'prefetch' } });
    expect(await kindsOf(partyId)).toEqual(['e-delivery', 'information']);
  });

  it('does so for any token, without asking the database', async () => {
    const { url } = await createTestDatabase();
    const served = await serveApp({ databaseUrl: url });
    onTestFinished(() => served.close());
    await served.pool.end();
    const { status, headers } = await createTestClient(served.origin).get('/api/unsubscribe/a%2Fb');
    expect([status, headers.get('location')]).toEqual([303, '/wypisz/a%2Fb']);
  });
});

describe('a mail program that unsubscribes', () => {
  it('withdraws the consent to information alone, once, for whoever sends it', async () => {
    const { partyId, consentId, path } = await receiver();
    for (let time = 1; time <= 2; time += 1) {
      expect((await anybody.request(path, oneClick)).status).toBe(204);
      expect(await kindsOf(partyId)).toEqual(['e-delivery']);
    }
    const entries = await auditOf(app.db, 'consent', consentId);
    expect(entries).toMatchObject([
      {
        action: 'withdraw-consent',
        actor: 'link z e-maila',
        loginId: null,
        after: { how: 'link' },
      },
    ]);
  });

  it.each([
    ['a form of several parts', { multipart: oneClickForm() }],
    ['nothing', {}],
    ['a page elsewhere', { ...oneClick, headers: { origin: 'https://poczta.example.com' } }],
    ['one in a closed frame', { headers: { origin: 'null', 'sec-fetch-site': 'cross-site' } }],
  ])('is heard with %s', async (_, sent) => {
    const { partyId, path } = await receiver();
    expect((await anybody.request(path, { method: 'POST', ...sent })).status).toBe(204);
    expect(await kindsOf(partyId)).toEqual(['e-delivery']);
  });

  it('unsubscribes for ever: who agreed anew, and who was deleted and came back', async () => {
    const { partyId, path } = await receiver();
    await anybody.request(path, oneClick);
    await addConsent(app.db, { partyId });
    await anybody.request(path, oneClick);
    expect(await kindsOf(partyId)).toEqual(['e-delivery']);

    await addConsent(app.db, { partyId });
    const admin = await app.as('ROLE_ADMIN');
    await admin.request(`/api/party/delete/${partyId}`, { method: 'DELETE' });
    expect((await anybody.request(path, oneClick)).status).toBe(204);
    await undelete(app.db, { recordId: partyId, actor: commandLine });
    expect(await kindsOf(partyId)).toEqual(['e-delivery', 'information']);
    await anybody.request(path, oneClick);
    expect(await kindsOf(partyId)).toEqual(['e-delivery']);
  });

  it('cannot tell an unknown token from a known one', async () => {
    const { partyId, path } = await receiver();
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int from consent_withdrawal`.execute(app.db);
    for (const unknown of [
      `${path}x`,
      '/api/unsubscribe/nieznany',
      `/api/unsubscribe/${'x'.repeat(3000)}`,
    ]) {
      const answers = [await anybody.request(unknown, oneClick), await anybody.get(unknown)];
      expect(answers.map(({ status }) => status)).toEqual([204, 303]);
    }
    const after = await sql`select count(*)::int from consent_withdrawal`.execute(app.db);
    expect(after.rows).toEqual(rows);
    expect(await kindsOf(partyId)).toHaveLength(2);
  });

  it('waits after so many tries from one address, and no other one does', async () => {
    const from = (address: string) =>
      anybody.request<ErrorBody>('/api/unsubscribe/nieznany', {
        ...oneClick,
        headers: { 'x-forwarded-for': address },
      });
    expect((await from('203.0.113.7')).status).toBe(204);
    await sql`
      update sign_in_attempt set points = 300 where key like 'unsubscribe:203.0.113.7%'
    `.execute(app.db);
    const refused = await from('203.0.113.7');
    expect([refused.status, refused.body.message]).toEqual([
      429,
      'Zbyt wiele prób. Spróbuj ponownie za 15\u00a0min.',
    ]);
    expect((await from('203.0.113.8')).status).toBe(204);
  });
});

function oneClickForm(): FormData {
  const form = new FormData();
  form.append('List-Unsubscribe', 'One-Click');
  return form;
}

it('a token is kept as a hash alone, and stands in no line of the log', async () => {
  const { url } = await createTestDatabase();
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const served = await serveApp({ databaseUrl: url, logger: pino(sink) });
  onTestFinished(() => served.close());
  const { partyId } = await addConsent(served.db);
  const token = await served.db
    .transaction()
    .execute((trx) => issueUnsubscribeToken(trx, [partyId]));
  const client = createTestClient(served.origin);
  for (const path of [
    `/api/unsubscribe/${token}`,
    `/wypisz/${token}`,
    `/api/unsubscribe/${token}/x`,
  ]) {
    await client.get(path, { referer: `${served.origin}/wypisz/${token}` });
    await client.request(path, { ...oneClick, headers: { 'content-type': 'application/json' } });
    await client.request(path, oneClick);
  }
  expect(lines.length).toBeGreaterThan(8);
  expect(lines.join('')).not.toContain(token);
  const { rows } = await sql<{ length: number; text: string }>`
    select octet_length(hash) as length, unsubscribe_token::text as text from unsubscribe_token
  `.execute(served.db);
  expect(rows).toMatchObject([{ length: 32 }]);
  expect(rows[0]?.text).not.toContain(token);
});
