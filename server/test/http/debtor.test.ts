import type { ListPage } from '@grzadka/contract/core/list/list';
import { addDays, daysBetween } from '@grzadka/contract/core/time/calendar-steps';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import {
  type DebtorListItem,
  type DebtorSum,
  debtorNotice,
} from '@grzadka/contract/debtor/debtor.model';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { readCsv } from '#src/import/read/read-csv.ts';
import { readXlsx } from '#src/import/read/read-xlsx.ts';
import { addCashPayment } from '#test/cash.ts';
import { addAccount, postDebt, postPayment, reverse } from '#test/ledger.ts';
import { addMessage, addMessageRecipient } from '#test/messages.ts';
import { moneyFindings } from '#test/money-checks.ts';
import { addPlan } from '#test/payment-plans.ts';
import { reminderCalls } from '#test/reminder-calls.ts';
import { startTestAppOn } from '#test/test-app.ts';
import { execute } from '#test/test-cluster.ts';
import { createTestDatabase } from '#test/test-database.ts';

const { url, ownerUrl } = await createTestDatabase();
const app = await startTestAppOn(url);
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');
const today = gardenToday();

const list = async (query = '', client = treasurer) =>
  (await client.get<ListPage<DebtorListItem>>(`/api/debtor?${query}`)).body;
const debtorOf = async (id: string) =>
  (await list('limit=1000')).items.find((item) => item.id === id);
const openings = () =>
  db
    .selectFrom('auditEntry')
    .select(['action', 'recordType', 'loginId', 'after'])
    .where('action', 'in', ['view', 'export'])
    .orderBy('at')
    .execute();

/** An account that owes amounts since these days. */
async function addOwing(
  parts: readonly { amount: number; dueOn: string }[],
  account: Parameters<typeof addAccount>[1] = {},
) {
  const added = await addAccount(db, account);
  await postDebt(db, { account: added.id, day: '2023-01-02', parts });
  return added;
}

const [long, some] = [addDays(today, -400), addDays(today, -20)];

it('lists the accounts on which something is overdue, and what of it', async () => {
  const owing = await addOwing(
    [
      { amount: 50_00, dueOn: '2025-02-10' },
      { amount: 30_00, dueOn: '2025-06-30' },
      { amount: 20_00, dueOn: addDays(today, 60) },
    ],
    { lastName: 'Zaległa', name: 'D1' },
  );
  const due = await addOwing([{ amount: 5_00, dueOn: addDays(today, 5) }]);
  const [item] = (await list()).items;
  expect(item).toMatchObject({
    id: owing.id,
    reference: owing.reference,
    garden: { name: 'D1' },
    holders: expect.stringContaining('Zaległa') as string,
    due: 80_00,
    dueSince: '2025-02-10',
    lastContact: null,
    lastPayment: null,
    plan: null,
  });
  expect(item?.days).toBeGreaterThan(600);
  expect(await debtorOf(due.id)).toBeUndefined();
  expect(await moneyFindings(app)).toEqual([]);
});

it('counts the days since its term ended, and says the day that the papers say, as the reminders do', async () => {
  // A Sunday.
  const { id } = await addOwing([{ amount: 50_00, dueOn: '2025-06-29' }]);
  const days = daysBetween('2025-06-30', today);
  expect(await debtorOf(id)).toMatchObject({ dueSince: '2025-06-29', days });
  const { reminded, leftOut } = await reminderCalls(treasurer).preview(1);
  const same = [...reminded, ...leftOut].find(({ settlementId }) => settlementId === id);
  expect(same).toMatchObject({ overdueSince: '2025-06-29', days });
});

it('follows what is paid, and what of that is taken back', async () => {
  const { id } = await addOwing([{ amount: 10_00, dueOn: long }]);
  const { id: payment } = await postPayment(db, { account: id, day: today, amount: 4_00 });
  expect(await debtorOf(id)).toMatchObject({ due: 6_00, lastPayment: { on: today, amount: 4_00 } });
  await postPayment(db, { account: id, day: today, amount: 6_00 });
  expect(await debtorOf(id)).toBeUndefined();
  await reverse(db, payment);
  expect(await debtorOf(id)).toMatchObject({ due: 4_00, lastPayment: { amount: 6_00 } });
  await addCashPayment(db, { settlementId: id, amount: 1_00 });
  expect(await debtorOf(id)).toMatchObject({ due: 3_00, lastPayment: { amount: 1_00 } });
  expect(await moneyFindings(app)).toEqual([]);
});

it('follows the calendar, from one day to the next', async () => {
  const { id } = await addOwing([{ amount: 7_77, dueOn: some }]);
  // As if the list had last been read before that was due.
  await execute(
    ownerUrl,
    `set session_replication_role = replica;
     delete from debtor where id = '${id}';
     update debtor_day set as_of = '${addDays(some, -5)}'`,
  );
  expect(await debtorOf(id)).toMatchObject({ due: 7_77, dueSince: some });
});

it('says of a plan how it stands, and what reached the account last', async () => {
  const { id } = await addOwing([{ amount: 10_00, dueOn: long }]);
  await addPlan(db, id);
  expect(await debtorOf(id)).toMatchObject({ plan: { state: 'kept', broken: null } });
  const now = new Date();
  const message = await addMessage(db, {
    kind: 'payment-reminder',
    state: 'done',
    preparedAt: now,
    startedAt: now,
    finishedAt: now,
  });
  await addMessageRecipient(db, {
    messageId: message.id,
    settlementId: id,
    channel: 'print',
    state: 'printed',
    printedAt: '2026-11-02T12:00:00Z',
  });
  expect(await debtorOf(id)).toMatchObject({
    reminders: { reached: 0, waits: false, nextOn: '2026-11-16' },
    lastContact: { level: null, on: '2026-11-02', way: 'print', isDelivered: false },
  });
  const reminder = { messageId: message.id, level: 1, day: today, asked: '{}', clientKey: newId() };
  await db
    .insertInto('reminder')
    .values({ id: newId(), ...reminder })
    .execute();
  expect(await debtorOf(id)).toMatchObject({
    reminders: { reached: 1, waits: false },
    lastContact: { level: 1 },
  });
  const reached = async (level: number) =>
    (await list(`filter-by-level=true&level=${level}&limit=1000`)).items.map((item) => item.id);
  expect(await reached(1)).toEqual([id]);
  expect(await reached(0)).not.toContain(id);
});

it('is narrowed by amount, days, sector and limitation, and summed up', async () => {
  const sector = 2;
  const { id } = await addOwing([{ amount: 9_999_99, dueOn: '2022-06-30' }], { sector });
  const ids = async (query: string) => (await list(query)).items.map((item) => item.id);
  expect(await ids('filter-by-amount=true&amount-from=900000')).toEqual([id]);
  expect(await ids('filter-by-days=true&days-from=1200')).toEqual([id]);
  // Further back than days are written.
  expect(await ids('filter-by-days=true&days-from=690645402')).toEqual([]);
  expect(await ids('filter-by-limitation=true&ends-this-year=true')).toEqual([id]);
  expect(await ids('filter-by-limitation=true&ends-this-year=false')).not.toContain(id);
  expect((await ids('sort-by=amount&sort-direction=desc'))[0]).toBe(id);
  expect((await ids('sort-by=days&sort-direction=asc'))[0]).toBe(id);
  const { body } = await treasurer.get<DebtorSum>(
    '/api/debtor/sum?filter-by-amount=true&amount-from=900000',
  );
  expect(body).toEqual({ amount: 9_999_99, count: 1 });
});

it('each opening is in the audit, paging on is none, and nobody reads on without one', async () => {
  const reader = await app.as('ROLE_SUPER_USER');
  const before = (await openings()).length;
  await list('offset=0&limit=1&total=later', reader);
  await list('offset=1&limit=1&total=later', reader);
  await reader.get('/api/debtor?total=only');
  expect((await openings()).slice(before)).toMatchObject([
    { action: 'view', recordType: 'export', after: { list: 'Zaległości', limit: 1 } },
  ]);
  await list('offset=0&limit=1', reader);
  expect((await openings()).length).toBe(before + 2);
  const other = await app.as('ROLE_ADMIN');
  await list('offset=1&limit=1', other);
  expect((await openings()).length).toBe(before + 3);
});

it('its file says that it is nothing to hang up, and is in the audit', async () => {
  const before = (await openings()).length;
  for (const format of ['xlsx', 'csv']) {
    const reply = await treasurer.send(`/api/debtor/export?format=${format}`);
    expect(reply.status).toBe(200);
    const bytes = new Uint8Array(await reply.arrayBuffer());
    const { heading, rows } = await (format === 'xlsx' ? readXlsx(bytes) : readCsv(bytes));
    expect(heading?.cells.map(String).filter((cell) => cell !== '')).toEqual([debtorNotice]);
    const cells = (await Array.fromAsync(rows())).map((row) => row.cells.map(String));
    expect(cells[0]?.slice(0, 4)).toEqual([
      'Działka',
      'Numer rozliczenia',
      'Działkowcy',
      'Po terminie',
    ]);
    expect(cells.length - 1).toBe((await list('limit=1000')).totalItems);
  }
  const told = (await openings()).slice(before).filter(({ action }) => action === 'export');
  expect(told.map(({ after }) => after)).toMatchObject([
    { list: 'Zaległości' },
    { list: 'Zaległości' },
  ]);
});

it('is for nobody who may not know who owes', async () => {
  const employee = await app.as('ROLE_EMPLOYEE');
  for (const path of [
    '/api/debtor',
    '/api/debtor?total=only',
    '/api/debtor/sum',
    '/api/debtor/export?format=csv',
  ]) {
    expect((await employee.send(path)).status).toBe(403);
  }
});

it('nobody but the database says who owes', async () => {
  await expect(sql`update debtor set due_grosz = 1`.execute(db)).rejects.toThrow(
    /permission denied/,
  );
  await expect(sql`select note_debtors('{}')`.execute(db)).rejects.toThrow(/permission denied/);
});
