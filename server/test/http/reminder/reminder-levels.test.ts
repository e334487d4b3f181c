import { addDays } from '@grzadka/contract/core/time/calendar-steps';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { effectiveDue } from '@grzadka/contract/core/time/working-days';
import type { GivenReminder } from '@grzadka/contract/reminder/reminder.model';
import { beforeAll, expect, it } from 'vitest';
import { postPayment } from '#test/ledger.ts';
import { messageCalls } from '#test/message-calls.ts';
import { addMessageRecipient } from '#test/messages.ts';
import { reminderCalls } from '#test/reminder-calls.ts';
import { addDebt, addDebtor, nameSender } from '#test/reminders.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const client = await app.as('ROLE_TREASURER');
const calls = reminderCalls(client);
const messages = messageCalls(client);
const today = gardenToday();

beforeAll(() => nameSender(db));

const givenTo = async (id: string) =>
  (await client.get<{ items: GivenReminder[] }>(`/api/settlement/${id}/reminders`)).body.items;

/** Has the letters of a message printed so many days earlier than they were. */
const printedEarlier = (messageId: string, days: number) =>
  db
    .updateTable('messageRecipient')
    .set({ printedAt: `${addDays(today, -days)}T10:00:00Z` })
    .where('messageId', '=', messageId)
    .execute();

it('levels come one after the other, with a pause, and are told on the account', async () => {
  const debtor = await addDebtor(db, 'Zwlekający', { days: 60 });
  const first = await calls.remind(1, [debtor.id]);
  expect(await calls.whyNot(1, debtor.id)).toBe('Już było: Przypomnienie.');
  expect(await calls.whyNot(2, debtor.id)).toMatch(/^Ostatnie było .*, następne może być /);
  await printedEarlier(first, 20);
  expect(await calls.whyNot(2, debtor.id)).toBeNull();

  const second = await calls.remind(2, [debtor.id]);
  expect(await givenTo(debtor.id)).toEqual([
    expect.objectContaining({
      messageId: second,
      level: 2,
      state: 'printed',
      channel: 'print',
      name: 'Anna Zwlekający',
      givenOn: today,
      termOn: effectiveDue(addDays(today, 14)),
    }),
    expect.objectContaining({
      messageId: first,
      level: 1,
      givenOn: addDays(today, -20),
      termOn: null,
    }),
  ]);
  await client.post('/api/message/mark-delivered', {
    id: second,
    deliveredOn: today,
    deliveredHow: 'registered',
    deliveryNumber: '00759',
  });
  expect((await givenTo(debtor.id))[0]).toMatchObject({
    state: 'delivered',
    deliveredOn: today,
    deliveredHow: 'registered',
    deliveryNumber: '00759',
  });
  expect(await calls.whyNot(3, debtor.id)).toBe('Zaległość trwa krócej niż 6\u00a0miesięcy.');
});

it('levels begin anew with debts that fell due after what they reminded of was paid', async () => {
  const debtor = await addDebtor(db, 'Wracający', { days: 60, amount: 50_00 });
  const first = await calls.remind(1, [debtor.id]);
  await printedEarlier(first, 40);
  await addDebt(db, debtor.id, { days: 20, amount: 70_00 });
  expect(await calls.whyNot(1, debtor.id)).toBe('Już było: Przypomnienie.');
  await postPayment(db, { account: debtor.id, day: today, amount: 50_00 });
  expect(await calls.whyNot(1, debtor.id)).toBeNull();
});

it('levels count what was written by hand towards the pause, and no e-mail that nobody sent', async () => {
  const debtor = await addDebtor(db, 'Ręczny');
  const byHand = await messages.draft({
    kind: 'payment-reminder',
    groups: [{ kind: 'parties', operator: 'include', partyIds: [debtor.partyId] }],
  });
  await messages.prepare(byHand);
  expect(await calls.whyNot(1, debtor.id)).toMatch(/^Wezwanie już jest w wiadomości/);
  await client.put('/api/message/send', { id: byHand, sendAt: null });
  await client.post('/api/message/mark-printed', { id: byHand });
  expect(await calls.whyNot(1, debtor.id)).toMatch(/^Ostatnie było/);
  expect(await givenTo(debtor.id)).toMatchObject([{ messageId: byHand, level: null }]);
  await db
    .updateTable('messageRecipient')
    .set({ state: 'saved' })
    .where('messageId', '=', byHand)
    .execute();
  expect(await calls.whyNot(1, debtor.id)).toBeNull();
  expect(await givenTo(debtor.id)).toEqual([]);
});

it('levels by e-mail count from the day on which these were taken, and one that failed waits', async () => {
  const debtor = await addDebtor(db, 'Mailowy');
  const messageId = await calls.create(1, [debtor.id]);
  const at = new Date().toISOString();
  await db
    .updateTable('message')
    .set({ state: 'done', preparedAt: at, startedAt: at, finishedAt: at })
    .where('id', '=', messageId)
    .execute();
  const { id } = await addMessageRecipient(db, {
    messageId,
    settlementId: debtor.id,
    state: 'failed',
    reason: 'not-delivered',
    channel: 'email',
    emails: ['mailowy@example.com'],
  });
  expect(await calls.whyNot(2, debtor.id)).toMatch(/^Wezwanie już jest w wiadomości/);
  const became = async (set: object) => {
    await db
      .updateTable('messageRecipient')
      .set({ reason: null, ...set })
      .where('id', '=', id)
      .execute();
    return calls.whyNot(2, debtor.id);
  };
  const sentOn = addDays(today, -14);
  const sent = { state: 'sent', sentAt: `${sentOn}T10:00:00Z` };
  expect(await became({ ...sent, sentAt: `${addDays(today, -13)}T10:00:00Z` })).toMatch(
    /^Ostatnie było/,
  );
  expect(await became(sent)).toBeNull();
  expect(await givenTo(debtor.id)).toMatchObject([{ channel: 'email', givenOn: sentOn, level: 1 }]);
  expect(await became({ state: 'skipped', reason: 'no-consent' })).toBe('Najpierw: Przypomnienie.');
});

it('levels warn on paper of what leases end for, and ask for that alone', async () => {
  const debtor = await addDebtor(db, 'Ostatni', { days: 250, amount: 300_00 });
  await addDebt(db, debtor.id, { days: 250, amount: 77_00, feeKind: 'Składka członkowska' });
  const dues = await addDebtor(db, 'Składkowy', { days: 250, feeKind: 'Składka członkowska' });
  for (const [level, days] of [
    [1, 40],
    [2, 20],
  ] as const) {
    const id = await calls.remind(level, [debtor.id, dues.id]);
    await printedEarlier(id, days);
  }
  expect(await calls.whyNot(3, dues.id)).toBe(
    'Po terminie nie ma opłat, za które można wypowiedzieć umowę.',
  );
  const { reminded } = await calls.preview(3);
  expect(reminded.map(({ settlementId, amount }) => [settlementId, amount])).toEqual([
    [debtor.id, 300_00],
  ]);
  const id = await calls.create(3, [debtor.id]);
  expect(await messages.read(id)).toMatchObject({ kind: 'termination-warning', generated: null });
  await messages.prepare(id);
  const [recipient] = await messages.listRecipients(id);
  expect(recipient).toMatchObject({ channel: 'print', name: 'Anna Ostatni' });
  const { values } = await db
    .selectFrom('messageRecipient')
    .select('values')
    .where('messageId', '=', id)
    .executeTakeFirstOrThrow();
  expect(new Map(values as [string, string][]).get('do_zaplaty')).toBe('300,00\u00a0zł');
  await client.put('/api/message/send', { id, sendAt: null });
  await client.post('/api/message/mark-printed', { id });
  expect((await givenTo(debtor.id))[0]).toMatchObject({ level: 3, termOn: null });
  await client.post('/api/message/mark-delivered', {
    id,
    deliveredOn: today,
    deliveredHow: 'in-person',
    deliveryNumber: null,
  });
  expect((await givenTo(debtor.id))[0]?.termOn).not.toBeNull();
});
