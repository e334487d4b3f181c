import type { EndpointDefinition } from '@grzadka/contract/core/call/endpoint';
import type { ListReply } from '@grzadka/contract/core/list/list';
import { messageEndpoints } from '@grzadka/contract/message/message.endpoints';
import type { MessageListItem } from '@grzadka/contract/message/message.model';
import { messageRefusals } from '@grzadka/contract/message/message.refusals';
import type { MessageGroup } from '@grzadka/contract/message/message-group';
import { messageRecipientEndpoints } from '@grzadka/contract/message/recipient/message-recipient.endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { cookieName, sessionCookie } from '#src/session/session-cookie.ts';
import { addCalculatedNote, approveShown } from '#test/charge-calls.ts';
import { addLogin, addSession } from '#test/factories.ts';
import { feeKindNamed, postDebt } from '#test/ledger.ts';
import { messageCalls, parties } from '#test/message-calls.ts';
import { addHeldGarden, addPerson } from '#test/message-people.ts';
import { addMessageTemplate } from '#test/messages.ts';
import { addReminder } from '#test/reminders.ts';
import { startTestApp } from '#test/test-app.ts';
import { createTestClient } from '#test/test-client.ts';

const app = await startTestApp();
const { db } = app;
const treasurer = messageCalls(await app.as('ROLE_TREASURER'));

/** An employee with an address, to whom test mails could go. */
const clerk = await addPerson(db, { lastName: 'Pracownik', email: 'pracownik@example.com' });
const { id: loginId } = await addLogin(db, { role: 'ROLE_EMPLOYEE', partyId: clerk.id });
const employee = createTestClient(app.origin, {
  [cookieName(sessionCookie, app.config)]: await addSession(db, loginId),
});
const own = messageCalls(employee);

const feeKindId = await feeKindNamed(db, 'Opłata ogrodowa');

/** Two who owe and one who does not, each with an account. */
const people: { id: string }[] = [];
const debtorIds: string[] = [];
for (const [at, owed] of [411_11, 422_22, 0].entries()) {
  const person = await addPerson(db, { lastName: `Działkowiec${at}` });
  const { settlementId } = await addHeldGarden(db, [person], { name: `D ${at}` });
  const parts = [{ amount: owed, dueOn: '2026-01-31', feeKindId }];
  if (owed > 0) {
    debtorIds.push(settlementId);
    await postDebt(db, { account: settlementId, day: '2026-01-01', parts });
  }
  people.push(person);
}
const office = await app.as('ROLE_TREASURER');
const noteId = await addCalculatedNote(app, office, '2026-09-30', []);
await approveShown(office, noteId);
const [first = { id: '' }] = people;

const holders: MessageGroup = { kind: 'holders', operator: 'include' };
const debtors: MessageGroup = {
  kind: 'debtors',
  operator: 'include',
  amountFrom: 1,
  dueBefore: null,
};
const forbidden = { status: 403, body: { message: messageRefusals.debtorsForbidden } };
const tooMany = { status: 403, body: { message: messageRefusals.debtsForbidden } };

/** A choice of those who are reminded, which is its message's own group; other messages may have it as well. */
const reminderId = await addReminder(db, debtorIds);
const noted: MessageGroup = { kind: 'charge-run', operator: 'include', chargeRunId: noteId };

/** Messages that state debts, each by one thing alone. */
const telling = {
  'a reminder': { kind: 'payment-reminder', groups: [holders] },
  'a warning': { kind: 'termination-warning', groups: [holders] },
  'whom a group finds to owe': { kind: 'information', groups: [debtors] },
  'whom somebody chose to remind': {
    kind: 'information',
    groups: [{ kind: 'reminder', operator: 'include', reminderId }],
  },
  'all but who is reminded': {
    kind: 'other-statutory',
    groups: [holders, { kind: 'reminder', operator: 'except', reminderId }],
  },
  'whom an interest note charges': { kind: 'other-statutory', groups: [noted] },
  'all but who owes': {
    kind: 'other-statutory',
    groups: [holders, { ...debtors, operator: 'except' }],
  },
  'the balance': { kind: 'other-statutory', groups: [holders], html: '<p>{{saldo}}</p>' },
  'what is to be paid': { kind: 'fee-notice', groups: [holders], html: '<p>{{ do_zaplaty }}</p>' },
  'a day by which, which only who owes has': {
    kind: 'general-meeting',
    groups: [holders],
    subject: 'Do {{termin}}',
    meetingAt: '2027-03-27T10:00:00Z',
  },
  statements: { kind: 'fee-notice', groups: [holders], generated: { kind: 'statement' } },
} as const;

/** A meeting is announced to members. */
beforeAll(async () => {
  for (const { id: partyId } of people) {
    await db.insertInto('membership').values({ id: partyId, partyId }).execute();
  }
});

const calls: readonly (readonly [string, EndpointDefinition])[] = Object.entries({
  ...messageEndpoints,
  ...Object.fromEntries(
    Object.entries(messageRecipientEndpoints).map(([name, call]) => [`recipients ${name}`, call]),
  ),
});

/** What the calls that name a message need besides. */
const besides: Readonly<Record<string, object>> = {
  update: { subject: 'Inny temat', html: '<p>Dzień dobry</p>', kind: 'information', groups: [] },
  send: { sendAt: null },
  'recipients markDelivered': {
    deliveredOn: '2026-01-31',
    deliveredHow: 'in-person',
    deliveryNumber: null,
  },
};

/** Sends a call about a message, as the contract has it; null where it names none. */
async function ask(
  [name, { method, path, body }]: (typeof calls)[number],
  ids: Readonly<Record<string, string>>,
) {
  const inPath = /:id\b/.test(path);
  const inBody = body !== undefined && 'shape' in body && 'id' in (body.shape as object);
  if (!inPath && !inBody) return null;
  const address = path.replaceAll(/:(\w+)/g, (_, key: string) => ids[key] ?? '');
  const query = name.endsWith('export') ? '?format=csv' : '';
  const json = inBody && { json: { ...ids, ...besides[name] } };
  const headers = { 'if-match': '*' };
  return employee.request(`${address}${query}`, { method, headers, ...json });
}

/** Which statuses the calls that name a message answer with, and which calls answer with others than 403. */
async function answersTo(asked: typeof calls, ids: Readonly<Record<string, string>>) {
  const replies = [];
  for (const call of asked) {
    const status = (await ask(call, ids))?.status;
    if (status !== undefined) replies.push({ name: call[0], status });
  }
  const others = replies.filter(({ status }) => status !== 403);
  return { hasTest: replies.some(({ name }) => name === 'test'), others };
}

const all403 = { hasTest: true, others: [] };

describe('who may not know who owes', () => {
  it.each(Object.entries(telling))(
    'is refused each call about a message that tells %s',
    async (_, form) => {
      const id = await treasurer.draft(form);
      const draft = await treasurer.read(id);
      const ofDrafts = calls.filter(([name]) => !name.startsWith('recipients'));
      expect(await answersTo(ofDrafts, { id })).toEqual(all403);
      expect(await treasurer.read(id)).toEqual(draft);

      await treasurer.prepare(id);
      const [recipient] = await treasurer.listRecipients(id);
      const prepared = await treasurer.read(id);
      expect(await answersTo(calls, { id, recipientId: recipient?.id ?? '' })).toEqual(all403);
      expect(await treasurer.read(id)).toMatchObject({ ...prepared, schedulerRanAt: null });
      expect(await db.selectFrom('mailMessage').select('id').execute()).toEqual([]);
    },
  );

  it.each(Object.entries(telling))('makes no message that tells %s', async (_, form) => {
    const { kind, groups, ...more } = form;
    const text = { subject: 'Temat', html: '<p>Treść</p>', ...more };
    const { subject, html } = text;
    const { id: templateId } = await addMessageTemplate(db, { kind, subject, html });
    const begun = await employee.post('/api/message/create', { kind, groups, templateId });
    // What is made for each is chosen later.
    expect(begun.status).toBe('generated' in form ? 201 : 403);
    // Nor step by step: the first step that would make it state debts is refused.
    const id = await own.draft({ kind: 'information' });
    for (const part of [{ kind }, text, { groups }]) {
      const { status } = await employee.put('/api/message/update', { id, ...part });
      if (status === 403) return;
      expect(status).toBe(204);
    }
    expect.unreachable('a message that tells debts was made');
  });

  it('reads of no message how many it was prepared for', async () => {
    const id = await treasurer.draft(telling['whom a group finds to owe']);
    await treasurer.prepare(id);
    const history = await employee.get(`/api/audit/record/message/${id}`);
    expect(history.status).toBe(403);
    const { id: entry } = await db
      .selectFrom('auditEntry')
      .select('id')
      .where('recordId', '=', id)
      .where('action', '=', 'prepare')
      .executeTakeFirstOrThrow();
    expect((await employee.get(`/api/audit/get/${entry}`)).status).toBe(403);
  });

  it('counts nobody who owes', async () => {
    const count = (kind: string, groups: readonly MessageGroup[]) =>
      employee.post('/api/message/count', { kind, groups, printsWithoutConsent: true });
    expect(await count('information', [debtors])).toMatchObject(forbidden);
    expect(await count('other-statutory', [noted])).toMatchObject(forbidden);
    expect(await count('payment-reminder', [holders])).toMatchObject(forbidden);
    expect(await count('termination-warning', [holders])).toMatchObject(forbidden);
    expect((await count('information', [holders])).status).toBe(200);
  });

  it('may write to one account what it owes, as long as it is one', async () => {
    const html = '<p>Saldo: {{saldo}}</p>';
    const id = await own.draft({ kind: 'fee-notice', groups: [parties(first)], html });
    expect(await own.prepare(id)).toMatchObject({ units: 1, print: 1 });
    const [recipient] = await own.listRecipients(id);
    expect(recipient?.state).toBe('to-print');
    const back = await employee.put('/api/message/back-to-draft', { id });
    expect(back.status).toBe(204);
    const groups = [parties(...people)];
    expect(await employee.put('/api/message/update', { id, groups })).toMatchObject(tooMany);

    // Once there are two, it is no longer hers to see.
    await own.prepare(id);
    const { settlementId } = await addHeldGarden(db, [first], { name: 'D 9' });
    expect(await employee.get(`/api/message/${id}/recipients`)).toMatchObject(forbidden);
    await db.deleteFrom('settlementHolder').where('settlementId', '=', settlementId).execute();
    expect((await employee.get(`/api/message/${id}/recipients`)).status).toBe(200);
  });

  it('is not let in by those being gone whom it was prepared for', async () => {
    const id = await treasurer.draft({
      kind: 'other-statutory',
      groups: [{ kind: 'parties', operator: 'include', partyIds: people.map((one) => one.id) }],
      html: '<p>{{saldo}}</p>',
    });
    await treasurer.prepare(id);
    await db
      .updateTable('message')
      .set({ groups: JSON.stringify([parties(first)]) })
      .where('id', '=', id)
      .execute();
    expect(await employee.get(`/api/message/${id}/recipients`)).toMatchObject(forbidden);
  });

  it('is not let in by what a group was by being gone', async () => {
    const id = await treasurer.draft({ ...telling['the balance'], groups: [parties(first)] });
    expect((await employee.get(`/api/message/get/${id}`)).status).toBe(200);
    const gone = { kind: 'charge-run', operator: 'include', chargeRunId: id };
    await db
      .updateTable('message')
      .set({ groups: JSON.stringify([gone]) })
      .where('id', '=', id)
      .execute();
    expect(await employee.get(`/api/message/get/${id}`)).toMatchObject(forbidden);
  });

  it('sees in the list that there is such a message, but not how many it is to', async () => {
    const id = await treasurer.draft(telling['the balance']);
    const toNoted = await treasurer.draft(telling['whom an interest note charges']);
    const plain = await treasurer.draft({ kind: 'other-statutory', groups: [holders] });
    for (const one of [id, toNoted, plain]) await treasurer.prepare(one);
    const { body } = await employee.get<ListReply<MessageListItem>>('/api/message');
    const recipientsOf = (one: string) => body.items.find((item) => item.id === one)?.recipients;
    expect([recipientsOf(id), recipientsOf(toNoted)]).toEqual([null, null]);
    expect(recipientsOf(plain)).toMatchObject({ toPrint: 3 });
  });
});
