import { type ConsentsOfParty, consentRefusals } from '@grzadka/contract/consent/consent.model';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { ListPage } from '@grzadka/contract/core/list/list';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { documentOfConsent } from '@grzadka/contract/document/document.model';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { undelete } from '#src/audit/undelete.ts';
import { commandLine } from '#src/core/change/audit-entry.ts';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { addConsent } from '#test/consents.ts';
import { addDocument } from '#test/content-factories.ts';
import { addParty } from '#test/factories.ts';
import { installationOf } from '#test/installation.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const treasurer = await app.as('ROLE_TREASURER');

const unknownId = '01930000-0000-7000-8000-000000000000';
const today = gardenToday();
const tomorrow = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10);
const toCome = 'Ta data jest późniejsza niż dziś. Popraw ją.';

const give = (data: object) => treasurer.post<ErrorBody>('/api/consent/create', data);
const withdraw = (data: object) => treasurer.post<ErrorBody>('/api/consent/withdraw', data);
const of = async (id: string) =>
  (await treasurer.get<ConsentsOfParty>(`/api/party/${id}/consents`)).body;
const statesOf = async (id: string) =>
  (await of(id)).items.map(({ kind, state, email }) => [kind, state, email]);

/** What letters and messages would rest on. */
const validOf = async (partyId: string) =>
  app.db
    .selectFrom('validConsent')
    .select(['kind', 'givenOn', 'email'])
    .where('partyId', '=', partyId)
    .orderBy('kind')
    .execute();

const setEmail = (id: string, email: string | null) =>
  treasurer.put('/api/party/update', {
    id,
    partyType: 'person',
    firstName: 'Anna',
    lastName: 'Lis',
    email,
  });

const withEmail = () => addParty(app.db, { email: 'anna@example.pl' });

describe('consents that were given in writing', () => {
  it('are recorded together, for the present address, and hold from then on', async () => {
    const { id: partyId } = await withEmail();
    expect(await of(partyId)).toEqual({ email: 'anna@example.pl', items: [] });
    const { id: documentId } = await addDocument(app.db, { name: 'Zgoda Anny' });
    const kinds = ['e-delivery', 'information'];
    const sent = { partyId, kinds, givenOn: '2026-01-02', documentId };
    expect((await give(sent)).status).toBe(204);
    const told = { state: 'valid', email: 'anna@example.pl', givenOn: '2026-01-02' };
    const document = { id: documentId, name: 'Zgoda Anny' };
    expect((await of(partyId)).items).toMatchObject(
      kinds.map((kind) => ({ ...told, kind, how: 'written', withdrawal: null, document })),
    );
    const { givenOn, email } = told;
    expect(await validOf(partyId)).toEqual(kinds.map((kind) => ({ kind, givenOn, email })));
  });

  it('are all recorded or none, and none twice', async () => {
    const { id: partyId } = await withEmail();
    await give({ partyId, kinds: ['information'], givenOn: today });
    const both = { partyId, kinds: ['e-delivery', 'information'], givenOn: today };
    const { status, body } = await give(both);
    expect([status, body.message]).toEqual([409, consentRefusals.alreadyValid('information')]);
    expect(await statesOf(partyId)).toEqual([['information', 'valid', 'anna@example.pl']]);
  });

  it('need an address, a day that has come, a kind, and a document that is there', async () => {
    const { id: without } = await addParty(app.db);
    const information = { kinds: ['information'], givenOn: today };
    const refused = await give({ partyId: without, ...information });
    expect([refused.status, refused.body.message]).toEqual([409, consentRefusals.noEmail]);
    const { id: partyId } = await withEmail();
    const faults = async (data: object) =>
      (await give({ partyId, ...information, ...data })).body.fields;
    expect(await faults({ givenOn: tomorrow })).toEqual({ givenOn: toCome });
    expect(await faults({ kinds: [] })).toEqual({ kinds: 'Zaznacz, na co jest zgoda' });
    expect(await faults({ documentId: unknownId })).toEqual({
      documentId: consentRefusals.noDocument,
    });
    expect(await statesOf(partyId)).toEqual([]);
    expect((await give({ partyId: unknownId, ...information })).status).toBe(404);
  });

  it('of two clerks at once count one time', async () => {
    const { id: partyId } = await withEmail();
    const sent = { partyId, kinds: ['information'], givenOn: today };
    const statuses = await Promise.all([sent, sent, sent].map(give));
    expect(statuses.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(statuses.filter(({ status }) => status === 409)).toHaveLength(2);
    expect(await statesOf(partyId)).toHaveLength(1);
  });
});

describe('a withdrawn consent', () => {
  it('holds no longer, is given anew from that day on, and stays in the history', async () => {
    const { partyId } = await addConsent(app.db, { givenOn: '2026-02-01' });
    const kind = 'information';
    const early = await withdraw({ partyId, kind, withdrawnOn: '2026-01-31' });
    const first = consentRefusals.beforeConsent('2026.02.01');
    expect([early.status, early.body.fields]).toEqual([400, { withdrawnOn: first }]);
    const late = await withdraw({ partyId, kind, withdrawnOn: tomorrow });
    expect(late.body.fields).toEqual({ withdrawnOn: toCome });
    expect((await withdraw({ partyId, kind, withdrawnOn: '2026-03-01' })).status).toBe(204);
    expect(await validOf(partyId)).toEqual([]);
    const again = await withdraw({ partyId, kind, withdrawnOn: '2026-03-01' });
    expect([again.status, again.body.message]).toEqual([409, consentRefusals.nothingToWithdraw]);

    const before = await give({ partyId, kinds: [kind], givenOn: '2026-02-28' });
    const last = consentRefusals.beforeWithdrawal('2026.03.01');
    expect([before.status, before.body.fields]).toEqual([400, { givenOn: last }]);
    expect((await give({ partyId, kinds: [kind], givenOn: '2026-03-01' })).status).toBe(204);
    expect((await of(partyId)).items).toMatchObject([
      { state: 'valid', givenOn: '2026-03-01', withdrawal: null },
      { state: 'withdrawn', withdrawal: { withdrawnOn: '2026-03-01', how: 'written' } },
    ]);
    expect(await validOf(partyId)).toHaveLength(1);
  });
});

describe('another e-mail address', () => {
  it('ends the consent to letters until that is given for it, and leaves the one to information', async () => {
    const { id: partyId } = await withEmail();
    const kinds = ['e-delivery', 'information'];
    await give({ partyId, kinds, givenOn: '2026-01-02' });
    await setEmail(partyId, 'lis@example.pl');
    expect(await statesOf(partyId)).toEqual([
      ['e-delivery', 'address-changed', 'anna@example.pl'],
      ['information', 'valid', 'anna@example.pl'],
    ]);
    expect((await validOf(partyId)).map(({ kind }) => kind)).toEqual(['information']);
    await setEmail(partyId, null);
    expect(await validOf(partyId)).toEqual([]);
    expect((await statesOf(partyId)).map(([, state]) => state)).toEqual([
      'no-address',
      'no-address',
    ]);
    await setEmail(partyId, 'lis@example.pl');
    expect((await give({ partyId, kinds: ['e-delivery'], givenOn: today })).status).toBe(204);
    expect(await statesOf(partyId)).toEqual([
      ['e-delivery', 'valid', 'lis@example.pl'],
      ['e-delivery', 'replaced', 'anna@example.pl'],
      ['information', 'valid', 'anna@example.pl'],
    ]);
    // What another consent has replaced is not what somebody agrees to any more.
    await setEmail(partyId, 'anna@example.pl');
    expect((await validOf(partyId)).map(({ kind }) => kind)).toEqual(['information']);
  });

  it('is the same one in other letters', async () => {
    const { id: partyId } = await withEmail();
    await give({ partyId, kinds: ['e-delivery'], givenOn: today });
    await setEmail(partyId, 'Anna@Example.pl');
    expect(await validOf(partyId)).toHaveLength(1);
  });
});

describe('what was agreed to', () => {
  it('is never changed, neither by the program nor by the owner of the tables', async () => {
    await addConsent(app.db, { withdrawnOn: '2026-02-01' });
    const owner = openDatabase((await installationOf(app)).ownerUrl, { max: 1 });
    onTestFinished(() => closeDatabase(owner));
    for (const attempt of [
      sql`update consent set given_on = '2020-01-01'`,
      sql`delete from consent`,
      sql`update consent_withdrawal set withdrawn_on = '2026-05-05'`,
      sql`delete from consent_withdrawal`,
    ]) {
      await expect(attempt.execute(app.db)).rejects.toThrow(/^permission denied/);
      await expect(attempt.execute(owner.db)).rejects.toThrow(/ stays/);
    }
  });

  it('goes with its party, and comes back with it', async () => {
    const { id: partyId } = await withEmail();
    const { id: documentId } = await addDocument(app.db);
    const kinds = ['e-delivery', 'information'];
    await give({ partyId, kinds, givenOn: '2026-01-02', documentId });
    await withdraw({ partyId, kind: 'information', withdrawnOn: '2026-03-01' });
    const before = await of(partyId);
    expect((await treasurer.delete(`/api/party/delete/${partyId}`)).status).toBe(204);
    const { rows } = await sql`
      select from consent where party_id = ${partyId}
      union all select from consent_standing where party_id = ${partyId}
    `.execute(app.db);
    expect(rows).toEqual([]);
    await undelete(app.db, { recordId: partyId, actor: commandLine });
    expect(await of(partyId)).toEqual(before);
    expect((await validOf(partyId)).map(({ kind }) => kind)).toEqual(['e-delivery']);
  });

  it('keeps the document that proves it', async () => {
    const { id: documentId } = await addDocument(app.db);
    await addConsent(app.db, { documentId });
    const { status, body } = await treasurer.delete<ErrorBody>(`/api/file/delete/${documentId}`);
    expect([status, body.message]).toEqual([409, documentOfConsent]);
  });

  it('stands in the history of its party, in words', async () => {
    const { id: partyId } = await withEmail();
    await give({ partyId, kinds: ['information'], givenOn: '2026-01-02' });
    await withdraw({ partyId, kind: 'information', withdrawnOn: '2026-03-01' });
    const { body } = await treasurer.get<ListPage<object>>(`/api/audit/record/party/${partyId}`);
    const record = { type: 'consent', name: 'Kowalski Jan' };
    expect(body.items).toMatchObject([
      { action: 'withdraw-consent', record, fields: ['how', 'kind', 'withdrawnOn'] },
      {
        action: 'give-consent',
        record,
        fields: expect.arrayContaining(['partyId', 'kind', 'email', 'givenOn', 'how']),
      },
    ]);
  });

  it('is read by who reads parties and recorded by who keeps them', async () => {
    const employee = await app.as('ROLE_EMPLOYEE');
    const { partyId } = await addConsent(app.db);
    expect((await employee.get(`/api/party/${partyId}/consents`)).status).toBe(200);
    const given = { partyId, kinds: ['e-delivery'], givenOn: today };
    expect((await employee.post('/api/consent/create', given)).status).toBe(403);
    const withdrawn = { partyId, kind: 'information', withdrawnOn: today };
    expect((await employee.post('/api/consent/withdraw', withdrawn)).status).toBe(403);
  });
});

describe('the list of consents', () => {
  it('has the one that counts of each party and kind, by kind, state, name and address', async () => {
    const own = 'zgodowska';
    const party = { firstName: 'Ewa', lastName: 'Zgodowska', email: 'ewa@example.pl' };
    const { id: partyId } = await addParty(app.db, party);
    const email = party.email;
    await addConsent(app.db, { partyId, email, kind: 'e-delivery', withdrawnOn: '2026-01-09' });
    const { id } = await addConsent(app.db, {
      partyId,
      email: 'dawna@example.pl',
      kind: 'e-delivery',
      givenOn: '2026-02-01',
    });
    await addConsent(app.db, { partyId, email, withdrawnOn: '2026-03-04' });
    const list = async (query: Record<string, string>, phrase = own) => {
      const asked = new URLSearchParams({ 'filter-by-phrase': 'true', phrase, ...query });
      const { body } = await treasurer.get<ListPage<{ state: string }>>(
        `/api/consent?${asked.toString()}`,
      );
      return body.items;
    };
    const told = { partyId, name: 'Zgodowska Ewa', how: 'written' };
    const items = await list({ 'sort-by': 'given-on', 'sort-direction': 'desc' });
    expect(items).toEqual([
      {
        ...told,
        id,
        kind: 'e-delivery',
        email: 'dawna@example.pl',
        givenOn: '2026-02-01',
        state: 'address-changed',
        withdrawnOn: null,
      },
      {
        ...told,
        id: expect.any(String),
        kind: 'information',
        email,
        givenOn: '2026-01-02',
        state: 'withdrawn',
        withdrawnOn: '2026-03-04',
      },
    ]);
    const ofKind = { 'filter-by-kind': 'true', kind: 'information' };
    expect(await list(ofKind)).toEqual([items[1]]);
    const ofState = { 'filter-by-state': 'true', state: 'address-changed' };
    expect(await list(ofState)).toEqual([items[0]]);
    expect(await list({}, 'dawna@')).toEqual([items[0]]);
  });

  it('follows the name and the address of a party', async () => {
    const { id: partyId } = await withEmail();
    await give({ partyId, kinds: ['e-delivery'], givenOn: today });
    await setEmail(partyId, 'inna@example.pl');
    const standing = app.db
      .selectFrom('consentStanding')
      .select(['name', 'state'])
      .where('partyId', '=', partyId);
    expect(await standing.execute()).toEqual([{ name: 'Lis Anna', state: 'address-changed' }]);
  });
});
