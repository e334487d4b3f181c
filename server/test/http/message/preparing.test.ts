import type { ErrorBody } from '@grzadka/contract/core/errors';
import { messageRefusals } from '@grzadka/contract/message/message.refusals';
import type { MessageGroup } from '@grzadka/contract/message/message-group';
import type { Finding } from '@grzadka/contract/site/findings/findings.model';
import { describe, expect, it } from 'vitest';
import { sessionCookie } from '#src/session/session-cookie.ts';
import { auditOf } from '#test/audit-trail.ts';
import { addLogin, addSession } from '#test/factories.ts';
import { startMailDelivery } from '#test/mail-delivery.ts';
import { messageCalls, parties } from '#test/message-calls.ts';
import { addHeldGarden, addPerson } from '#test/message-people.ts';
import { startTestApp } from '#test/test-app.ts';
import { createTestClient } from '#test/test-client.ts';

const app = await startTestApp();
const { db } = app;
const employee = await app.as('ROLE_EMPLOYEE');
const calls = messageCalls(employee);

const nowak = await addPerson(db);
const { garden } = await addHeldGarden(db, [nowak], { name: 'A 1', sector: 2 });
const everybody: MessageGroup = { kind: 'holders', operator: 'include' };

const change = (id: string, form: object, headers = {}) =>
  employee.put<ErrorBody>('/api/message/update', { id, ...form }, headers);
const prepare = (id: string, form: object = {}) =>
  employee.post<ErrorBody>('/api/message/prepare', { id, ...form });
const refusedAt = (fields: Record<string, string>) => ({ status: 400, body: { fields } });
const refused = (message: string) => ({ status: 409, body: { message } });

describe('preparing', () => {
  it('keeps who gets what, anew each time, until it is a draft again', async () => {
    const html = '<p>{{odbiorca}}, {{dzialka}}</p>';
    const id = await calls.draft({ kind: 'other-statutory', groups: [everybody], html });
    const count = { units: 1, email: 0, print: 1, skipped: [] };
    expect(await calls.prepare(id)).toEqual(count);
    expect(await calls.prepare(id)).toEqual(count);
    expect(await calls.listRecipients(id)).toMatchObject([
      {
        name: 'Anna Nowak',
        parties: [{ id: nowak.id, name: 'Nowak Anna' }],
        gardens: [{ name: garden }],
        settlement: { reference: expect.stringMatching(/^GR/) },
        channel: 'print',
        state: 'to-print',
        address: ['Kwiatowa 1', '00-950 Warszawa'],
        failure: null,
      },
    ]);
    expect(await change(id, { subject: 'Inny' })).toMatchObject(refused(messageRefusals.notDraft));
    expect((await calls.read(id)).preparedAt).not.toBeNull();
    const back = (headers = {}) => employee.put('/api/message/back-to-draft', { id }, headers);
    expect((await back({ 'if-match': '"1"' })).status).toBe(412);
    expect((await back()).status).toBe(204);
    expect(await back()).toMatchObject(refused(messageRefusals.notPrepared));
    expect(await calls.read(id)).toMatchObject({ state: 'draft', preparedAt: null });
    expect(await calls.listRecipients(id)).toEqual([]);
    const actions = (await auditOf(db, 'message', id)).map(({ action }) => action);
    expect(actions.toSorted()).toEqual(['back-to-draft', 'create', 'prepare', 'prepare', 'update']);
  });

  it('needs a subject, a text, of a meeting its time, and somebody who gets it', async () => {
    const { body } = await employee.post<{ id: string }>('/api/message/create', {
      kind: 'general-meeting',
    });
    expect(await prepare(body.id)).toMatchObject(
      refusedAt({
        subject: messageRefusals.subjectMissing,
        html: messageRefusals.textMissing,
        meetingAt: messageRefusals.meetingMissing,
      }),
    );
    const id = await calls.draft({ kind: 'information' });
    expect(await prepare(id)).toMatchObject(refused(messageRefusals.nobody));
    expect((await prepare('01a00000-0000-7000-8000-000000000000')).status).toBe(404);
    for (const state of ['sending', 'stopped', 'done'] as const) {
      const started = { startedAt: new Date(), preparedAt: new Date() };
      const finishedAt = state === 'done' ? new Date() : null;
      const set = { state, ...started, finishedAt };
      await db.updateTable('message').set(set).where('id', '=', id).execute();
      expect(await prepare(id)).toMatchObject(refused(messageRefusals.alreadySending));
    }
  });

  it('leaves out who has no value for a field', async () => {
    const bare = await addPerson(db, { lastName: 'Bezdziałkowa' });
    const company = await addPerson(db, { companyName: 'Altana sp. z o.o.' });
    const groups = [parties(bare, company, nowak)];
    const html = '<p>{{imie}}, {{dzialka}}</p>';
    const id = await calls.draft({ kind: 'other-statutory', groups, html });
    expect(await calls.prepare(id)).toEqual({
      units: 3,
      email: 0,
      print: 1,
      skipped: [{ reason: 'missing-value', count: 2 }],
    });
    const recipients = await calls.listRecipients(id);
    expect(recipients.map(({ name, missing }) => [name, missing])).toEqual([
      ['Altana sp. z o.o.', ['imie', 'dzialka']],
      ['Anna Bezdziałkowa', ['dzialka']],
      ['Anna Nowak', []],
    ]);
  });

  it('is stopped by personal data until somebody says why, which the audit keeps; what is the association’s own is none', async () => {
    await db
      .updateTable('settings')
      .set({ bankAccount: '61109010140000071219812874', email: 'biuro@example.pl' })
      .execute();
    const own = '61 1090 1014 0000 0712 1981 2874, biuro@example.pl';
    const others = 'PESEL 44051401359, [uzupełnij: kto]';
    const draft = (text: string) =>
      calls.draft({ kind: 'other-statutory', groups: [everybody], html: `<p>${text}</p>` });
    await calls.prepare(await draft(own));

    const id = await draft(`${own}, ${others}`);
    const { body } = await employee.get<{ findings: Finding[] }>(`/api/message/${id}/findings`);
    expect(body.findings.map(({ kind, place }) => [kind, place])).toEqual([
      ['pesel', null],
      ['gap', null],
    ]);
    expect(await prepare(id)).toMatchObject(
      refusedAt({ despiteReason: messageRefusals.personalData }),
    );
    expect((await prepare(id, { despiteReason: 'Tak chciał sąd' })).status).toBe(200);
    const latest = (await auditOf(db, 'message', id)).find(({ action }) => action === 'prepare');
    expect(latest).toMatchObject({ after: { despiteReason: 'Tak chciał sąd', recipients: 1 } });
  });

  it('is stopped by personal data in the place of a meeting, which the site’s calendar shows to everybody', async () => {
    const meeting = { kind: 'general-meeting', meetingAt: '2099-06-01T15:00:00.000Z' } as const;
    const meetingPlace = 'u sąsiada, PESEL 44051401359';
    const id = await calls.draft({ ...meeting, meetingPlace, groups: [everybody] });
    expect(await prepare(id)).toMatchObject(
      refusedAt({ despiteReason: messageRefusals.personalData }),
    );
  });
});

describe('a field that is broken', () => {
  it.each([
    ['{{imie}', 'Dzień dobry, {{imie}'],
    ['{<strong>{imie}}</strong>', 'Dzień dobry, {{imie}}'],
    ['{imie}', 'Dzień dobry, {imie}'],
    ['{{{{imie}}}}', 'Dzień dobry, {{…}}'],
  ])('is not sent as it stands: %s', async (field, excerpt) => {
    const html = `<p>Dzień dobry, ${field}</p><p>{{rod}}</p>`;
    const id = await calls.draft({ kind: 'other-statutory', groups: [everybody], html });
    const { body } = await employee.get<{ findings: Finding[] }>(`/api/message/${id}/findings`);
    expect(body.findings).toEqual([{ kind: 'braces', place: null, excerpt }]);
    expect(await prepare(id)).toMatchObject(
      refusedAt({ despiteReason: messageRefusals.personalData }),
    );
  });
});

describe('a test mail', () => {
  it('goes to whoever asks, with the values of the first recipient or with made-up ones, five times an hour', async () => {
    const writer = await addPerson(db, { lastName: 'Pisząca', email: 'pisze@example.com' });
    const login = await addLogin(db, { role: 'ROLE_EMPLOYEE', partyId: writer.id });
    const session = { [sessionCookie]: await addSession(db, login.id) };
    const client = createTestClient(app.origin, session);
    const test = (id: string) => client.post<ErrorBody>('/api/message/test', { id });
    const html = '<p>{{odbiorca}} & {{do_zaplaty}}</p>';
    const id = await calls.draft({ kind: 'fee-notice', groups: [everybody], html });
    expect((await test(id)).status).toBe(204);
    await calls.prepare(id);
    expect((await test(id)).status).toBe(204);

    const delivery = await startMailDelivery(app);
    await expect.poll(async () => (await delivery.messages()).length).toBe(2);
    await delivery.stop();
    const sent = await delivery.messages();
    expect(sent.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
      ['pisze@example.com', 'Próba: Wiadomość z ogrodu'],
      ['pisze@example.com', 'Próba: Wiadomość z ogrodu'],
    ]);
    const texts = sent.map(({ text }) => text?.replaceAll('\u00a0', ' '));
    for (const told of ['Anna Nowak & 0,00 zł', 'Jan Kowalski & 223,51 zł']) {
      expect(texts).toContainEqual(expect.stringContaining(told));
    }

    for (let at = 2; at < 5; at++) expect((await test(id)).status).toBe(204);
    expect((await test(id)).status).toBe(429);
  });

  it('needs an address of one’s own', async () => {
    const id = await calls.draft({ kind: 'information' });
    const { status, body } = await employee.post<ErrorBody>('/api/message/test', { id });
    expect([status, body.message]).toEqual([409, messageRefusals.noOwnEmail]);
  });
});
