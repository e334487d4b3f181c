import { Readable } from 'node:stream';
import type { RetentionItem } from '@grzadka/contract/retention/retention.model';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { deleteOldFiles } from '#src/bank/importing/delete-old-files.ts';
import { newId } from '#src/core/database/record-id.ts';
import { readReceivables } from '#src/ledger/receivables.repo.ts';
import { deleteOldRecipients } from '#src/message/keeping/delete-old-recipients.ts';
import { addBankAccount } from '#test/bank-lines.ts';
import { addAccount, postDebt, postPayment } from '#test/ledger.ts';
import { addMessage, addMessageRecipient } from '#test/messages.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const admin = await app.as('ROLE_ADMIN');

async function itemOf(kind: RetentionItem['kind']): Promise<RetentionItem | undefined> {
  const { body } = await admin.get<{ items: RetentionItem[] }>('/api/system/retention');
  return body.items.find((item) => item.kind === kind);
}

/** What all accounts come to, which no retention may change. */
const balances = () => readReceivables(app.db, '2099-12-31');

/** A message that was sent so many days ago, to so many. */
async function sentAgo(days: number, recipients: number): Promise<string> {
  const at = Temporal.Now.instant()
    .subtract({ hours: days * 24 })
    .toString();
  const times = { preparedAt: at, startedAt: at, finishedAt: at };
  const { id } = await addMessage(app.db, { state: 'done', ...times });
  for (let count = 0; count < recipients; count += 1) {
    await addMessageRecipient(app.db, { messageId: id });
  }
  return id;
}

async function recipientsOf(messageId: string): Promise<number> {
  const rows = await app.db
    .selectFrom('messageRecipient')
    .select('id')
    .where('messageId', '=', messageId)
    .execute();
  return rows.length;
}

it('forgets who got a message five years after it was sent, in portions, and nothing of money', async () => {
  const { id: account } = await addAccount(app.db);
  const day = '2021-01-15';
  await postDebt(app.db, { account, day, parts: [{ amount: 123_45, dueOn: '2021-02-15' }] });
  await postPayment(app.db, { account, day, amount: 100_00 });
  const before = await balances();
  const [old, later] = [await sentAgo(5 * 366, 5), await sentAgo(5 * 365 - 10, 2)];
  expect(await itemOf('message-recipients')).toMatchObject({ count: 5 });

  expect(await deleteOldRecipients(app.db, { portion: 2 })).toBe(5);

  expect([await recipientsOf(old), await recipientsOf(later)]).toEqual([0, 2]);
  expect(await deleteOldRecipients(app.db)).toBe(0);
  expect(await balances()).toEqual(before);
  expect(await itemOf('message-recipients')).toMatchObject({ count: 2 });
  // The message itself stays.
  expect(
    await app.db.selectFrom('message').where('id', '=', old).select('id').execute(),
  ).toHaveLength(1);
});

/** A file of a bank account that was taken in, with nothing new in it, of days until this one. */
async function addTakenFile(thruDay: string): Promise<{ id: string; objectId: string }> {
  const [id, objectId] = [newId(), newId()];
  await app.storage.put(objectId, Readable.from('x'), 1);
  await app.db.insertInto('storedObject').values({ id: objectId, size: 1 }).execute();
  const { id: bankAccountId } = await addBankAccount(app.db);
  const file = { id, objectId, bankAccountId, fileName: 'wyciag.sta', format: 'mt940' } as const;
  const days = { fromDay: thruDay, thruDay, appliedAt: sql<string>`now()` };
  const values = { ...file, ...days, encoding: 'utf-8', namesAccount: true };
  await app.db.insertInto('bankImport').values(values).execute();
  return { id, objectId };
}

it('deletes files of the bank five years after the end of their year, and not what was taken in', async () => {
  const year = Temporal.Now.plainDateISO('Europe/Warsaw').year;
  const before = await balances();
  const [old, later] = [
    await addTakenFile(`${year - 6}-12-31`),
    await addTakenFile(`${year - 4}-01-01`),
  ];
  expect(await itemOf('bank-files')).toMatchObject({ count: 1 });

  expect(await deleteOldFiles(app)).toBe(1);

  expect(await app.storage.size(old.objectId)).toBeNull();
  expect(await app.storage.size(later.objectId)).toBe(1);
  const rows = await app.db
    .selectFrom('bankImport')
    .select(['id', 'objectId', 'thruDay'])
    .where('id', 'in', [old.id, later.id])
    .orderBy('thruDay')
    .execute();
  expect(rows.map(({ objectId }) => objectId)).toEqual([null, later.objectId]);
  expect(await deleteOldFiles(app)).toBe(0);
  expect(await itemOf('bank-files')).toMatchObject({ nextOn: `${year + 2}-01-01`, count: 1 });
  expect(await balances()).toEqual(before);
});

it('says of everything when it goes next, and to those alone who look after the program', async () => {
  const { body } = await admin.get<{ items: RetentionItem[] }>('/api/system/retention');
  expect(body.items.map(({ kind }) => kind)).toEqual([
    'mail-bodies',
    'reading-photos',
    'message-recipients',
    'bank-files',
    'audit',
    'unused-objects',
    'waiting',
    'board-handovers',
    'personal-exports',
  ]);
  const audit = body.items.find(({ kind }) => kind === 'audit');
  const inTenYears = Temporal.Now.plainDateISO('Europe/Warsaw').add({ years: 10 });
  const nights = [inTenYears, inTenYears.add({ days: 1 })].map(String);
  expect(nights).toContain(audit?.nextOn);
  expect(await itemOf('reading-photos')).toMatchObject({ nextOn: null, count: 0 });
  expect((await (await app.as('ROLE_TREASURER')).get('/api/system/retention')).status).toBe(403);
});
