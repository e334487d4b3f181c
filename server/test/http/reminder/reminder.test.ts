import type { ErrorBody } from '@grzadka/contract/core/errors';
import { addDays } from '@grzadka/contract/core/time/calendar-steps';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { reminderRefusals } from '@grzadka/contract/reminder/reminder.model';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { postPayment } from '#test/ledger.ts';
import { messageCalls } from '#test/message-calls.ts';
import { addPlan } from '#test/payment-plans.ts';
import { allAccounts, asked, reminderCalls } from '#test/reminder-calls.ts';
import { addDebtor, nameSender } from '#test/reminders.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const client = await app.as('ROLE_TREASURER');
const calls = reminderCalls(client);
const messages = messageCalls(client);
const today = gardenToday();

beforeAll(() => nameSender(db));

const create = (level: 1 | 2 | 3, settlementIds: readonly string[], more: object = {}) =>
  client.post<{ id: string } & ErrorBody>('/api/reminder/create', {
    ...asked(level),
    settlementIds,
    clientKey: newId(),
    ...more,
  });

describe('the dry run', () => {
  it('says who would be reminded of how much, and why not the others', async () => {
    const [old, young, little] = [
      await addDebtor(db, 'Dawny', { days: 60 }),
      await addDebtor(db, 'Młody', { days: 5 }),
      await addDebtor(db, 'Drobny', { days: 60, amount: 9_99 }),
    ];
    await addDebtor(db, 'Przyszły', { days: -30 });
    const { reminded, leftOut, clear } = await calls.preview(1);
    expect(reminded.map(({ holders, amount }) => [holders, amount])).toEqual([
      ['Dawny Anna', 223_51],
    ]);
    expect(reminded[0]).toMatchObject({ settlementId: old.id, reached: 0, lastOn: null });
    expect(leftOut.map(({ settlementId, whyNot }) => [settlementId, whyNot])).toEqual([
      [little.id, 'Za mało: 9,99\u00a0zł, a najmniej 10,00\u00a0zł.'],
      [young.id, expect.stringMatching(/^Dni po terminie: [2-5], a potrzeba 14\.$/)],
    ]);
    expect(clear).toBe(1);
    expect(await calls.whyNot(2, old.id)).toBe('Najpierw: Przypomnienie.');
  });

  it('is narrowed by sector, amount and days, and goes by the settings', async () => {
    const { id: sectorId } = await db
      .selectFrom('sector')
      .select('id')
      .where('position', '=', 2)
      .executeTakeFirstOrThrow();
    const far = await addDebtor(db, 'Daleki', { sector: 2, amount: 500_00, days: 90 });
    const near = await addDebtor(db, 'Bliski', { sector: 2, amount: 40_00, days: 40 });
    const found = async (filters: object) => {
      const { reminded } = await calls.preview(1, { filters: { ...allAccounts, ...filters } });
      return reminded.map(({ settlementId }) => settlementId);
    };
    expect(await found({ sectorId })).toEqual([near.id, far.id]);
    expect(await found({ sectorId, amountFrom: 100_00 })).toEqual([far.id]);
    expect(await found({ sectorId, amountThru: '100' })).toEqual([near.id]);
    expect(await found({ sectorId, daysFrom: 60 })).toEqual([far.id]);
    expect(await found({ sectorId, daysThru: 60 })).toEqual([near.id]);

    await db
      .updateTable('settings')
      .set({ reminderMinimum: 50_00, firstReminderDays: 85 })
      .execute();
    expect(await found({ sectorId })).toEqual([far.id]);
    await db
      .updateTable('settings')
      .set({ reminderMinimum: 10_00, firstReminderDays: 14 })
      .execute();
  });

  it('leaves out who keeps a payment plan, as long as there is one', async () => {
    const { id } = await addDebtor(db, 'Ratalny', { days: 60 });
    const agreedOn = addDays(today, -40);
    const plan = await addPlan(db, id, {
      agreedOn,
      rates: [{ dueOn: addDays(today, 30), amount: 223_51 }],
    });
    expect(await calls.whyNot(1, id)).toBe('Trwa spłata w ratach, która jest dotrzymywana.');
    await db
      .updateTable('paymentPlan')
      .set({ endedOn: today, cancelReason: 'inne ustalenia' })
      .where('id', '=', plan)
      .execute();
    expect(await calls.whyNot(1, id)).toBeNull();
  });

  it('is written down as a look at who owes, once however often it is asked within an hour', async () => {
    const { reminded, leftOut } = await calls.preview(3);
    await calls.preview(3);
    const entries = db.selectFrom('auditEntry').select('after').where('action', '=', 'view');
    const looks = (await entries.execute()).map(({ after }) => after as { conditions: string });
    const conditions = `Uprzedzenie o zamiarze wypowiedzenia, ${today.replaceAll('-', '.')}`;
    expect(looks.filter((look) => look.conditions === conditions)).toEqual([
      { list: 'Wezwania', rows: reminded.length + leftOut.length, conditions },
    ]);
  });

  it('takes a day from today on, not far ahead', async () => {
    const last = addDays(today, 14);
    for (const day of [addDays(today, -1), addDays(last, 1)]) {
      const reply = await client.post<ErrorBody>('/api/reminder/preview', asked(1, { day }));
      expect(reply.body.fields).toEqual({ day: reminderRefusals.day(last.replaceAll('-', '.')) });
    }
    const young = await addDebtor(db, 'Dojrzewający', { days: 7 });
    expect(await calls.whyNot(1, young.id)).not.toBeNull();
    const { reminded } = await calls.preview(1, { day: last });
    expect(reminded.map(({ settlementId }) => settlementId)).toContain(young.id);
  });
});

describe('a message of reminders', () => {
  it('is a draft with its recipients, the text of its level and what is owed', async () => {
    const [one, other] = [await addDebtor(db, 'Pierwszy'), await addDebtor(db, 'Drugi')];
    const left = await addDebtor(db, 'Pominięty');
    const id = await calls.create(1, [one.id, other.id]);
    const message = await messages.read(id);
    expect(message).toMatchObject({
      kind: 'payment-reminder',
      state: 'draft',
      subject: 'Przypomnienie o zapłacie – numer rozliczenia {{numer_rozliczenia}}',
      generated: { kind: 'statement' },
    });
    const [group] = message.groups;
    expect(group?.records.map(({ name }) => name)).toEqual([
      `Przypomnienie, ${today.replaceAll('-', '.')}`,
    ]);
    expect(await messages.prepare(id)).toMatchObject({ units: 2, print: 2, skipped: [] });
    const named = (await messages.listRecipients(id)).map(({ name }) => name);
    expect(named).toEqual(['Anna Drugi', 'Anna Pierwszy']);
    expect(await calls.whyNot(1, left.id)).toBeNull();
    expect(await calls.whyNot(1, one.id)).toBe(
      'Wezwanie już jest w wiadomości i czeka na wysłanie albo wydruk.',
    );
  });

  it('leaves out who pays before it goes', async () => {
    const [pays, owes] = [await addDebtor(db, 'Płacący'), await addDebtor(db, 'Winny')];
    const id = await calls.create(1, [pays.id, owes.id]);
    await messages.prepare(id);
    await postPayment(db, { account: pays.id, day: today, amount: 223_51 });
    const sent = await client.put<ErrorBody>('/api/message/send', { id, sendAt: null });
    expect(sent).toMatchObject({
      status: 409,
      body: { message: 'Lista odbiorców zmieniła się. Przygotuj ją ponownie.' },
    });
    expect(await messages.prepare(id)).toMatchObject({ units: 1 });
  });

  it('is made once, however often it is sent, and by one of two at once', async () => {
    const debtor = await addDebtor(db, 'Raz');
    const clientKey = newId();
    const [first, again] = [
      await create(1, [debtor.id], { clientKey }),
      await create(1, [debtor.id], { clientKey }),
    ];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body.id).toBe(first.body.id);
    const other = await addDebtor(db, 'Inny');
    expect(await create(1, [other.id], { clientKey })).toMatchObject({
      status: 409,
      body: { message: reminderRefusals.otherKey },
    });
    const both = await Promise.all([create(1, [other.id]), create(1, [other.id])]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]));
    const refused = both.find(({ status }) => status === 409);
    expect(refused?.body.message).toBe(reminderRefusals.changed(1));
  });

  it('is not made for somebody who would not be reminded, or whom nobody chose', async () => {
    const young = await addDebtor(db, 'Nowy', { days: 3 });
    expect(await create(1, [young.id])).toMatchObject({ status: 409 });
    expect(await create(1, ['nobody'])).toMatchObject({ status: 400 });
    expect((await create(1, [])).body.fields).toEqual({ settlementIds: 'Zaznacz, komu wysłać' });
  });

  it('that is deleted as a draft reminds nobody', async () => {
    const debtor = await addDebtor(db, 'Porzucony');
    const id = await calls.create(1, [debtor.id]);
    expect((await client.delete(`/api/message/delete/${id}`)).status).toBe(204);
    expect(await calls.whyNot(1, debtor.id)).toBeNull();
  });
});
