import type {
  BankAccountDetails,
  BankAccountListItem,
  WaitingLines,
} from '@grzadka/contract/bank/accounts/bank-account.model';
import { bankAccountRefusals } from '@grzadka/contract/bank/accounts/bank-account.model';
import { bankAccountRecord } from '@grzadka/contract/bank/accounts/bank-account.record';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { TransactionDetails } from '@grzadka/contract/transaction/transaction.model';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { addBankAccount, addBankLine, addBankProfile, assignLine } from '#test/bank-lines.ts';
import { addCostCategory } from '#test/categories.ts';
import { addAccount } from '#test/ledger.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');
const clerk = await app.as('ROLE_EMPLOYEE');
const today = gardenToday();

type Posted = { id: string; number: string } & ErrorBody;

const right = '61 1090 1014 0000 0712 1981 2874';

const detailsOf = async (id: string) =>
  (await treasurer.get<BankAccountDetails>(`/api/bank-account/get/${id}`)).body;

const open = (bankAccountId: string, amount: number, day: string | null = null, as = treasurer) =>
  as.post<Posted>('/api/bank-account/open', { bankAccountId, amount, day });

const reverse = (id: string, day: string) =>
  treasurer.post<Posted>('/api/entry/reverse', { id, day, reason: 'zła kwota' });

const remove = (id: string) =>
  treasurer.request<ErrorBody>(`/api/bank-account/delete/${id}`, { method: 'DELETE' });

const waiting = async (as = treasurer) =>
  (await as.get<WaitingLines>('/api/bank-line/waiting')).body;

/** Notes that a statement was taken in, which closed with so much on that day. */
async function addStatement(
  bankAccountId: string,
  { thru, closing, applied = true }: { thru: string; closing: number | null; applied?: boolean },
) {
  const objectId = newId();
  await db.insertInto('storedObject').values({ id: objectId }).execute();
  await db
    .insertInto('bankImport')
    .values({
      id: newId(),
      bankAccountId,
      objectId,
      fileName: 'wyciag.sta',
      format: 'mt940',
      encoding: 'utf-8',
      namesAccount: true,
      fromDay: thru,
      thruDay: thru,
      closingGrosz: closing,
      appliedAt: applied ? new Date().toISOString() : null,
    })
    .execute();
}

describe('a bank account', () => {
  it('is kept with the digits of its number, in the audit too, and no number twice', async () => {
    const { id: bankProfileId, name: profile } = await addBankProfile(db);
    const typed = { name: 'Bieżący', nrb: right, bankProfileId, active: true };
    const { status, body } = await treasurer.post<{ id: string }>(
      '/api/bank-account/create',
      typed,
    );
    expect(status).toBe(201);
    expect(await detailsOf(body.id)).toEqual({
      id: body.id,
      name: 'Bieżący',
      nrb: '61109010140000071219812874',
      balance: 0,
      active: true,
      statementDay: null,
      statementClosing: null,
      statementDifference: null,
      bankProfileId,
      bankProfile: { id: bankProfileId, name: profile },
      opening: null,
    });
    const twin = await treasurer.post<ErrorBody>('/api/bank-account/create', {
      ...typed,
      name: 'Inny',
    });
    expect([twin.status, twin.body.fields]).toEqual([
      409,
      { nrb: bankAccountRefusals.takenNumber },
    ]);
    const other = await addBankAccount(db);
    const renamed = await treasurer.put<ErrorBody>('/api/bank-account/update', {
      id: other.id,
      name: 'BIEŻĄCY',
    });
    expect(renamed.body.fields).toEqual({ name: bankAccountRecord.fields.name.unique });
    const emptied = await treasurer.put('/api/bank-account/update', {
      id: body.id,
      bankProfileId: '',
      active: false,
    });
    expect(emptied.status).toBe(204);
    expect(await detailsOf(body.id)).toMatchObject({ bankProfile: null, active: false });
  });

  it.each([
    [
      'a wrong check digit',
      right.replace('61', '62'),
      'W numerze rachunku jest pomyłka – sprawdź cyfry',
    ],
    ['a digit too few', right.slice(0, -1), 'Numer rachunku powinien mieć 26\u00a0cyfr'],
    ['nothing', '', 'Pole nie moze byc puste'],
  ])('is refused with %s', async (_, nrb, fault) => {
    const { status, body } = await treasurer.post<ErrorBody>('/api/bank-account/create', {
      name: 'Nowy',
      nrb,
      bankProfileId: null,
      active: true,
    });
    expect([status, body.fields]).toEqual([400, { nrb: fault }]);
  });

  it('is not made with a profile that is gone', async () => {
    const { id } = await addBankAccount(db);
    const gone = await treasurer.put<ErrorBody>('/api/bank-account/update', {
      id,
      bankProfileId: newId(),
    });
    expect([gone.status, gone.body.fields]).toEqual([
      400,
      { bankProfileId: bankAccountRefusals.profileGone },
    ]);
  });

  it('is opened once with what was on it, and again after that was taken back', async () => {
    const { id, name } = await addBankAccount(db);
    expect((await open(id, 1, null, clerk)).status).toBe(403);
    const { body: opening } = await open(id, 1234_50, '2025-01-01');
    expect(opening.number).toMatch(/^BO\/2025\/\d+$/);
    expect(await detailsOf(id)).toMatchObject({
      balance: 1234_50,
      opening: { ...opening, postingDay: '2025-01-01', amount: 1234_50 },
    });
    const told = await treasurer.get<TransactionDetails>(
      `/api/transaction/getDetails/${opening.id}`,
    );
    expect(told.body).toMatchObject({
      description: `Bilans otwarcia: ${name}`,
      source: 'bank',
      bankAccount: { id, name },
      reversible: true,
      lines: [
        { code: '130', subject: name, amount: 1234_50 },
        { code: '800', amount: -1234_50 },
      ],
    });
    const again = await open(id, 1, '2025-01-02');
    expect([again.status, again.body.message]).toEqual([
      409,
      bankAccountRefusals.opened(opening.number),
    ]);
    expect((await reverse(opening.id, '2025-01-01')).status).toBe(201);
    expect(await detailsOf(id)).toMatchObject({ balance: 0, opening: null });
    expect((await reverse(opening.id, '2025-01-01')).status).toBe(409);
    expect((await open(id, 1000_00)).status).toBe(201);
    expect(await detailsOf(id)).toMatchObject({ balance: 1000_00, opening: { postingDay: today } });
    expect((await open(newId(), 1)).status).toBe(404);
  });

  it('is opened by one of two who state it at once', async () => {
    const { id } = await addBankAccount(db);
    const replies = await Promise.all([open(id, 5_00), open(id, 5_00)]);
    const statuses = replies.map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 409]);
    expect((await detailsOf(id)).balance).toBe(5_00);
  });

  it('keeps what a bank told, which nobody takes back', async () => {
    const line = await addBankLine(db);
    const { entryId } = await db
      .selectFrom('bankLine')
      .select('entryId')
      .where('id', '=', line.id)
      .executeTakeFirstOrThrow();
    const told = await treasurer.get<TransactionDetails>(`/api/transaction/getDetails/${entryId}`);
    expect(told.body.reversible).toBe(false);
    expect((await reverse(entryId ?? '', '2026-05-04')).status).toBe(409);
  });

  it('is deleted while nothing is on it, and not afterwards', async () => {
    expect((await remove((await addBankAccount(db)).id)).status).toBe(204);
    const { bankAccountId } = await addBankLine(db);
    const stated = await addBankAccount(db);
    await addStatement(stated.id, { thru: '2026-05-31', closing: 0, applied: false });
    for (const id of [bankAccountId, stated.id]) {
      const used = await remove(id);
      expect([used.status, used.body.message]).toEqual([409, bankAccountRefusals.inUse]);
    }
  });

  it('is told with how the ledger agrees with its last statement, whatever came later', async () => {
    const { id, nrb } = await addBankAccount(db);
    await open(id, 100_00, '2026-04-01');
    await addBankLine(db, { bankAccountId: id, bookingDay: '2026-05-04', amount: 50_00 });
    await addStatement(id, { thru: '2026-04-30', closing: 7_00 });
    await addStatement(id, { thru: '2026-05-31', closing: 150_00 });
    // One that was only shown, and one that does not say what was on the account.
    await addStatement(id, { thru: '2026-06-30', closing: 1_00, applied: false });
    await addStatement(id, { thru: '2026-07-31', closing: null });
    await addBankLine(db, { bankAccountId: id, bookingDay: '2026-06-01', amount: 9_00 });
    const agrees = { statementDay: '2026-05-31', statementClosing: 150_00, statementDifference: 0 };
    expect(await detailsOf(id)).toMatchObject({ balance: 159_00, ...agrees });
    const { body } = await treasurer.get<{ items: BankAccountListItem[] }>(
      `/api/bank-account?filter-by-phrase=true&phrase=${nrb}`,
    );
    expect(body.items).toEqual([expect.objectContaining({ id, balance: 159_00, ...agrees })]);
    await addBankLine(db, { bankAccountId: id, bookingDay: '2026-05-31', amount: -20_00 });
    expect((await detailsOf(id)).statementDifference).toBe(-20_00);
  });

  it('is for the treasury alone, as what waits and the profiles are', async () => {
    const { id } = await addBankAccount(db);
    const paths = ['/api/bank-account', `/api/bank-account/get/${id}`, '/api/bank-account/options'];
    for (const path of [...paths, '/api/bank-line/waiting', '/api/bank-profile']) {
      expect((await clerk.get(path)).status, path).toBe(403);
      expect((await treasurer.get(path)).status, path).not.toBe(403);
    }
  });
});

it('the list of transactions is narrowed to one bank account', async () => {
  const { id, name } = await addBankAccount(db);
  await addBankLine(db, { bankAccountId: id, amount: -12_00 });
  await addBankLine(db);
  const { body } = await treasurer.get<{ items: unknown[] }>(
    `/api/transaction?filter-by-bank-account=true&bank-account=${id}`,
  );
  expect(body.items).toEqual([
    expect.objectContaining({
      bankAccount: { id, name },
      direction: 'out',
      source: 'bank',
      state: 'unclear',
      amount: 12_00,
    }),
  ]);
});

it('what waits is what is on 240: not what is known, and no suspected double', async () => {
  const before = await waiting();
  const { id: settlementId } = await addAccount(db);
  const { id: costCategoryId } = await addCostCategory(db);
  await addBankLine(db, { amount: 100_00, state: 'suggested' });
  await addBankLine(db, { amount: 23_51 });
  await addBankLine(db, { amount: -40_00 });
  await addBankLine(db, { amount: 77_00, state: 'double' });
  const [paid, cost] = [await addBankLine(db), await addBankLine(db, { amount: -5_00 })];
  await assignLine(db, paid.id, [{ settlementId, amount: 223_51 }]);
  await assignLine(db, cost.id, [{ costCategoryId, amount: 5_00 }]);
  const after = await waiting();
  expect({
    count: after.count - before.count,
    incoming: after.incoming - before.incoming,
    outgoing: after.outgoing - before.outgoing,
  }).toEqual({ count: 3, incoming: 123_51, outgoing: 40_00 });
  const { rows } = await sql<{ sum: string }>`
    select sum(amount_grosz) from ledger_line where code = '240'
  `.execute(db);
  expect(after.incoming - after.outgoing).toBe(-Number(rows[0]?.sum));
});
