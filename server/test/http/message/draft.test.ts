import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { ListReply } from '@grzadka/contract/core/list/list';
import { messages } from '@grzadka/contract/core/messages';
import { documentOfMessage } from '@grzadka/contract/document/document.model';
import type { MessageListItem } from '@grzadka/contract/message/message.model';
import { messageRefusals } from '@grzadka/contract/message/message.refusals';
import type { MessageGroup } from '@grzadka/contract/message/message-group';
import { messageKinds } from '@grzadka/contract/message/message-kinds';
import type {
  MessageTemplateDetails,
  MessageTemplateListItem,
} from '@grzadka/contract/message/template/message-template.model';
import { templateNameTaken } from '@grzadka/contract/message/template/message-template.model';
import { describe, expect, it } from 'vitest';
import { auditOf } from '#test/audit-trail.ts';
import { addChargeRun } from '#test/charge-runs.ts';
import { addDocument } from '#test/content-factories.ts';
import { messageCalls } from '#test/message-calls.ts';
import { addHeldGarden, addPerson } from '#test/message-people.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const employee = await app.as('ROLE_EMPLOYEE');
const calls = messageCalls(employee);

const nowak = await addPerson(db);
await addHeldGarden(db, [nowak], { name: 'A 1', sector: 2 });
const everybody: MessageGroup = { kind: 'holders', operator: 'include' };

const change = (id: string, form: object, headers = {}) =>
  employee.put<ErrorBody>('/api/message/update', { id, ...form }, headers);
const refusedAt = (fields: Record<string, string>) => ({ status: 400, body: { fields } });
const refused = (message: string) => ({ status: 409, body: { message } });

const templates = async (query = '') =>
  (await employee.get<ListReply<MessageTemplateListItem>>(`/api/message-template?${query}`)).body
    .items;

describe('a draft', () => {
  it('begins with the text of a template: each kind has one, and reminders have one for each of two levels', async () => {
    expect((await templates()).map(({ kind }) => kind).toSorted()).toEqual(
      [...Object.keys(messageKinds), 'payment-reminder'].toSorted(),
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

  it('begins with the notices of the run to whose accounts it tells their fees', async () => {
    const { id: chargeRunId } = await addChargeRun(db);
    const group = { kind: 'charge-run', operator: 'include', chargeRunId } as const;
    const begin = async (kind: string) => {
      const form = { kind, groups: [everybody, group] };
      const { body } = await employee.post<{ id: string }>('/api/message/create', form);
      return (await calls.read(body.id)).generated;
    };
    expect(await begin('fee-notice')).toEqual({ kind: 'notice', chargeRunId });
    expect(await begin('information')).toBeNull();
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
