import { randomUUID } from 'node:crypto';
import type { WaitingLine } from '@grzadka/contract/bank/queue/bank-line.model';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import { describe, expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { preview } from '#test/bank-imports.ts';
import { addBankAccount, addBankLine } from '#test/bank-lines.ts';
import { mt940 } from '#test/bank-statements.ts';
import { addAccount } from '#test/ledger.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');

const entered = {
  bookingDay: '2026-05-04',
  amount: '223,51',
  counterpartyName: 'Nowak Jan',
  counterpartyAccount: '61 1090 1014 0000 0712 1981 2874',
  title: 'wpłata',
  confirmed: false,
};

const enter = (bankAccountId: string, more: object = {}) =>
  treasurer.post<{ id: string } & ErrorBody>('/api/bank-line/create', {
    bankAccountId,
    ...entered,
    clientKey: randomUUID(),
    ...more,
  });

const onAccount = async (id: string) => {
  const account = db.selectFrom('bankAccount').select('balanceGrosz').where('id', '=', id);
  return Number((await account.executeTakeFirstOrThrow()).balanceGrosz);
};

describe('a line of the bank’s that somebody types', () => {
  it('is on the account, and waits in the queue', async () => {
    const bank = await addBankAccount(db);
    const account = await addAccount(db);
    const title = `opłata ${account.reference}`;
    const { status, body } = await enter(bank.id, { title });
    expect(status).toBe(201);
    expect(await onAccount(bank.id)).toBe(223_51);
    const { body: queue } = await treasurer.get<{ items: WaitingLine[] }>('/api/bank-line/queue');
    expect(queue.items.find(({ id }) => id === body.id)).toMatchObject({
      bankAccount: { id: bank.id, name: bank.name },
      bookingDay: '2026-05-04',
      amount: 223_51,
      counterpartyName: 'Nowak Jan',
      counterpartyAccount: '61109010140000071219812874',
      title,
      state: 'suggested',
    });
    expect((await enter(bank.id, { amount: -50_00, title: 'prąd' })).status).toBe(201);
    expect(await onAccount(bank.id)).toBe(173_51);
  });

  it('is one line however often it is sent, two at once as well', async () => {
    const bank = await addBankAccount(db);
    const clientKey = randomUUID();
    const replies = await Promise.all([1, 2].map(() => enter(bank.id, { clientKey })));
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    expect(replies[0]?.body.id).toBe(replies[1]?.body.id);
    expect(await onAccount(bank.id)).toBe(223_51);
    const other = await enter(bank.id, { clientKey, amount: 1_00 });
    expect(other).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^Tę operację już zapisano z innymi danymi/) },
    });
    const elsewhere = await addBankAccount(db);
    expect((await enter(elsewhere.id, { clientKey })).status).toBe(409);
  });

  it('that may be there already is asked about, and taken when it is another one', async () => {
    const bank = await addBankAccount(db);
    const { counterpartyAccount } = await addBankLine(db, {
      bankAccountId: bank.id,
      source: 'mt940',
    });
    expect(counterpartyAccount).toBeNull();
    const asked = await enter(bank.id);
    expect(asked.status).toBe(409);
    expect(asked.body.fields?.['confirmed']).toMatch(
      /^Z dnia 2026\.05\.04 jest już taka operacja na tę samą kwotę \(PK\/2026\/\d+\)\. Jeśli to inna, zaznacz „To inna operacja”\.$/,
    );
    expect(await onAccount(bank.id)).toBe(223_51);
    expect((await enter(bank.id, { confirmed: true })).status).toBe(201);
    // Typed once more.
    expect((await enter(bank.id)).status).toBe(409);
    expect((await enter(bank.id, { confirmed: true })).status).toBe(201);
    expect(await onAccount(bank.id)).toBe(3 * 223_51);
    // A file may have the same of some days before; who types has it of its day.
    expect((await enter(bank.id, { bookingDay: '2026-05-09' })).status).toBe(409);
    // Another day, another amount, another account.
    expect((await enter(bank.id, { bookingDay: '2026-05-10' })).status).toBe(201);
    expect((await enter(bank.id, { bookingDay: '2026-05-11' })).status).toBe(201);
    expect((await enter(bank.id, { amount: '223,52' })).status).toBe(201);
    expect((await enter((await addBankAccount(db)).id)).status).toBe(201);
  });

  it('of another sender is another line', async () => {
    const bank = await addBankAccount(db);
    const first = { counterpartyAccount: '27114020040000300201355387' };
    expect((await enter(bank.id, first)).status).toBe(201);
    expect((await enter(bank.id)).status).toBe(201);
  });

  it('is known when its statement comes as a file', async () => {
    const bank = await addBankAccount(db);
    await enter(bank.id);
    const inFile = {
      amount: 223_51,
      name: 'NOWAK JAN',
      account: '61109010140000071219812874',
      title: 'WPŁATA',
    };
    const { counts } = await preview(treasurer, bank.id, mt940(bank.nrb, [inFile, inFile]));
    expect(counts).toEqual({ new: 1, known: 1, double: 0 });
  });

  it('says at its field what is wrong', async () => {
    const bank = await addBankAccount(db);
    await db.updateTable('bankAccount').set({ active: false }).where('id', '=', bank.id).execute();
    expect((await enter(bank.id)).body.fields).toEqual({
      bankAccountId: 'Ten rachunek bankowy nie jest aktywny. Wybierz inny.',
    });
    expect((await enter(newId())).body.fields).toEqual({
      bankAccountId: 'Tego rachunku bankowego już nie ma. Wybierz inny.',
    });
    const open = await addBankAccount(db);
    expect((await enter(open.id, { amount: 0, title: ' ' })).body.fields).toEqual({
      amount: 'Podaj kwotę inną niż zero',
      title: 'Wpisz tytuł z wyciągu',
    });
    const future = await enter(open.id, { bookingDay: '2099-01-01' });
    expect([future.status, future.body.message]).toEqual([
      409,
      'Dzień księgowania jest w przyszłości. Wybierz dzień nie późniejszy niż dziś.',
    ]);
    expect(await onAccount(open.id)).toBe(0);
  });
});
