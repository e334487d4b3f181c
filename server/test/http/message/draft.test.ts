import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { ListReply } from '@grzadka/contract/core/list/list';
import { messages } from '@grzadka/contract/core/messages';
import { documentOfMessage } from '@grzadka/contract/document/document.model';
import type { MessageGroup } from '@grzadka/contract/message/message-group';
import { messageKinds } from '@grzadka/contract/message/message-kinds';
import type { MessageListItem } from '@grzadka/contract/message/message.model';
import { messageRefusals } from '@grzadka/contract/message/message-refusals';
import type {
  MessageTemplateDetails,
  MessageTemplateListItem,
} from '@grzadka/contract/message/template/message-template.model';
import { templateNameTaken } from '@grzadka/contract/message/template/message-template.model';
import type { Finding } from '@grzadka/contract/site/findings/findings.model';
import { describe, expect, it } from 'vitest';
import { auditOf } from '#test/audit-trail.ts';
import { addChargeRun } from '#test/charge-runs.ts';
import { addDocument } from '#test/content-factories.ts';
import { addLogin, addSession } from '#test/factories.ts';
import { startMailDelivery } from '#test/mail-delivery.ts';
import { messageCalls } from '#test/message-calls.ts';
import { addHeldGarden, addPerson } from '#test/message-people.ts';
import { startTestApp } from '#test/test-app.ts';
import { createTestClient } from '#test/test-client.ts';
import { sessionCookie } from '#src/session/session-cookie.ts';

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

const templates = async (query = '') =>
  (await employee.get<ListReply<MessageTemplateListItem>>(`/api/message-template?${query}`)).body
    .items;

describe('a draft', () => {
  it('begins with the text of a template, of which each kind has one', async () => {
    expect((await templates()).map(({ kind }) => kind).toSorted()).toEqual(
      Object.keys(messageKinds).toSorted(),
    );
    const [template] = await templates('filter-by-kind=true&kind=reading-notice');
    const begin = { kind: 'reading-notice', templateId: template?.id, groups: [everybody] };
    const { body } = await employee.post<{ id: string }>('/api/message/create', begin);
    const message = await calls.read(body.id);
    expect(message).toMatchObject({
      kind: 'reading-notice',
      state: 'draft',
      subject: 'Odczyt liczników od {{odczyt_od}} do {{odczyt_do}}',
      groups: [{ group: everybody, records: [] }],
      attachments: [],
      generated: null,
      printsWithoutConsent: false,
      preparedAt: null,
      schedulerRanAt: null,
      pace: { perHour: 200, left: 200 },
      lastDay: null,
    });
    expect(message.html).toContain('{{liczniki}}');
    const missing = { ...begin, templateId: body.id };
    expect((await employee.post('/api/message/create', missing)).status).toBe(404);
    expect(await auditOf(db, 'message', body.id)).toMatchObject([{ action: 'create' }]);
  });

  it('is changed field by field, with the names of what it is for, and its last day', async () => {
    const id = await calls.draft({
      kind: 'reading-notice',
      readingFrom: '2027-06-10',
      readingThru: '2027-06-12',
      html: '<p onclick="x()">Dzień <b>dobry</b></p><script>x</script>',
    });
    const nobody = '01a00000-0000-7000-8000-000000000000';
    const groups: MessageGroup[] = [
      { kind: 'sector', operator: 'include', sectorId: '2' },
      { kind: 'parties', operator: 'except', partyIds: [nowak.id, nobody] },
    ];
    expect((await change(id, { groups })).status).toBe(204);
    expect(await calls.read(id)).toMatchObject({
      subject: 'Wiadomość z ogrodu',
      html: '<p>Dzień <strong>dobry</strong></p>',
      readingThru: '2027-06-12',
      lastDay: '2027-06-03',
      groups: [
        { group: groups[0], records: [{ id: '2', name: 'Sektor 2' }] },
        {
          group: groups[1],
          records: [
            { id: nowak.id, name: 'Nowak Anna' },
            { id: nobody, name: null },
          ],
        },
      ],
    });
    const reversed = refusedAt({ readingThru: messages.startAfterEnd });
    expect(await change(id, { readingFrom: '2027-06-13' })).toMatchObject(reversed);
    expect(await change(id, {}, { 'if-match': '"1"' })).toMatchObject({ status: 412 });
    expect(await change(nobody, {})).toMatchObject({ status: 404 });
  });

  it('takes no field that there is not', async () => {
    const id = await calls.draft({ kind: 'information' });
    const text = { subject: 'Dla {{imie}} {{imiee}}', html: '<p>{{ saldo }} {{xyz}}</p>' };
    expect(await change(id, text)).toMatchObject(
      refusedAt({
        subject: messageRefusals.unknownField('imiee'),
        html: messageRefusals.unknownField('xyz'),
      }),
    );
  });

  it('has documents of at most 10 MB in all, which then are not deleted', async () => {
    const [small, large] = [await addDocument(db, { name: 'Mapa' }), await addDocument(db)];
    await db
      .updateTable('document')
      .set({ size: 10 * 1024 * 1024 })
      .where('id', '=', large.id)
      .execute();
    const id = await calls.draft({ kind: 'information', attachments: [small.id] });
    const attach = (attachments: readonly string[]) => change(id, { attachments });
    expect(await attach([small.id, large.id])).toMatchObject(
      refusedAt({ attachments: messageRefusals.attachmentsTooLarge }),
    );
    expect(await attach([small.id, id])).toMatchObject(
      refusedAt({ attachments: messageRefusals.documentGone }),
    );
    expect((await calls.read(id)).attachments).toMatchObject([{ id: small.id, name: 'Mapa' }]);
    const deleted = await employee.delete(`/api/file/delete/${small.id}`);
    expect(deleted).toMatchObject(refused(documentOfMessage));
    expect((await attach([])).status).toBe(204);
    expect((await employee.delete(`/api/file/delete/${small.id}`)).status).toBe(204);
  });

  it('has notices made of approved runs alone, and of messages about accounts', async () => {
    const { id: chargeRunId } = await addChargeRun(db);
    const id = await calls.draft({ kind: 'fee-notice', generated: { kind: 'statement' } });
    expect(await change(id, { generated: { kind: 'notice', chargeRunId } })).toMatchObject(
      refusedAt({ generated: messageRefusals.runNotApproved }),
    );
    expect(await change(id, { kind: 'information' })).toMatchObject(
      refusedAt({ generated: messageRefusals.generatedNeedsAccount }),
    );
    expect((await change(id, { kind: 'information', generated: null })).status).toBe(204);
  });

  it('is listed with how far it is, and deleted', async () => {
    const id = await calls.draft({
      kind: 'other-statutory',
      subject: 'Zajęcia z jogi',
      groups: [everybody],
    });
    await calls.prepare(id);
    const query = 'filter-by-phrase=true&phrase=jog&filter-by-state=true&state=prepared';
    const { body } = await employee.get<ListReply<MessageListItem>>(`/api/message?${query}`);
    expect(body.items).toMatchObject([
      {
        id,
        kind: 'other-statutory',
        subject: 'Zajęcia z jogi',
        recipients: { toPrint: 1, waiting: 0 },
      },
    ]);
    const address = `/api/message/delete/${id}`;
    expect(await employee.delete(address)).toMatchObject(refused(messageRefusals.notDraft));
    await employee.put('/api/message/back-to-draft', { id });
    expect((await employee.delete(address)).status).toBe(204);
    expect((await employee.get(`/api/message/get/${id}`)).status).toBe(404);
  });
});

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
    const groups: MessageGroup[] = [
      { kind: 'parties', operator: 'include', partyIds: [bare.id, company.id, nowak.id] },
    ];
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
    const [latest] = (await auditOf(db, 'message', id)).filter(
      ({ action }) => action === 'prepare',
    );
    expect(latest).toMatchObject({ after: { despiteReason: 'Tak chciał sąd', recipients: 1 } });
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
    await expect.poll(async () => (await delivery.messages()).length, { timeout: 10_000 }).toBe(2);
    await delivery.stop();
    const sent = await delivery.messages();
    expect(sent.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
      ['pisze@example.com', 'Próba: Wiadomość z ogrodu'],
      ['pisze@example.com', 'Próba: Wiadomość z ogrodu'],
    ]);
    const texts = sent.map(({ text }) => text?.replaceAll('\u00a0', ' ')).toSorted();
    expect(texts[0]).toContain('Anna Nowak & 0,00 zł');
    expect(texts[1]).toContain('Jan Kowalski & 223,51 zł');

    for (let at = 2; at < 5; at++) expect((await test(id)).status).toBe(204);
    expect((await test(id)).status).toBe(429);
  });

  it('needs an address of one’s own', async () => {
    const id = await calls.draft({ kind: 'information' });
    const { status, body } = await employee.post<ErrorBody>('/api/message/test', { id });
    expect([status, body.message]).toEqual([409, messageRefusals.noOwnEmail]);
  });
});

describe('a template', () => {
  it('is made, changed, called by one name alone, and deleted, by staff', async () => {
    const form = {
      name: 'Przerwa w dostawie wody',
      kind: 'information',
      subject: 'Przerwa',
      html: '<p>Nie będzie <b>wody</b>, {{odbiorca}}</p>',
    };
    const create = (given: object = {}) =>
      employee.post<{ id: string } & ErrorBody>('/api/message-template/create', {
        ...form,
        ...given,
      });
    const { body } = await create();
    const taken = { status: 409, body: { fields: { name: templateNameTaken } } };
    expect(await create({ name: 'PRZERWA w dostawie wody' })).toMatchObject(taken);
    expect(await create({ name: 'Inny', html: '<p>{{kto}}</p>' })).toMatchObject(
      refusedAt({ html: messageRefusals.unknownField('kto') }),
    );
    const id = body.id;
    expect(
      (await employee.put('/api/message-template/update', { id, subject: 'Woda' })).status,
    ).toBe(204);
    const read = await employee.get<MessageTemplateDetails>(`/api/message-template/get/${id}`);
    expect(read.body).toMatchObject({
      ...form,
      subject: 'Woda',
      html: '<p>Nie będzie <strong>wody</strong>, {{odbiorca}}</p>',
    });
    expect(await templates('filter-by-phrase=true&phrase=dostaw')).toEqual([
      { id, name: form.name, kind: 'information' },
    ]);
    expect((await employee.delete(`/api/message-template/delete/${id}`)).status).toBe(204);
  });
});
