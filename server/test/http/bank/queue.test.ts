import { describe, expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { addBankLine } from '#test/bank-lines.ts';
import { addCostCategory } from '#test/categories.ts';
import { addAccount, postDebt, postPayment } from '#test/ledger.ts';
import { lineClerk } from '#test/line-clerk.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');
const { queue, candidatesOf, assign, postpone } = lineClerk(treasurer, db);

describe('the queue', () => {
  it('has the oldest line first, those left for later last, page by page', async () => {
    const days = ['2026-02-03', '2026-02-01', '2026-02-02'];
    const lines = [];
    for (const bookingDay of days) {
      lines.push(await addBankLine(db, { bookingDay, valueDay: bookingDay, title: 'kolejka' }));
    }
    const [third, first, second] = lines.map(({ id }) => id);
    const own = async () => (await queue()).items.filter(({ title }) => title === 'kolejka');
    expect((await own()).map(({ id }) => id)).toEqual([first, second, third]);
    expect((await postpone(first ?? '', true)).status).toBe(204);
    expect((await own()).map(({ id, postponed }) => [id, postponed])).toEqual([
      [second, false],
      [third, false],
      [first, true],
    ]);
    expect((await queue('?limit=1')).items).toMatchObject([{ id: second }]);
    expect((await postpone(first ?? '', false)).status).toBe(204);
    expect((await own())[0]).toMatchObject({ id: first, postponed: false, amount: 223_51 });
    const { totalItems } = await queue();
    const page = await queue('?limit=1&offset=1');
    expect(page).toMatchObject({ totalItems, items: [{ id: second }] });
    await addBankLine(db, { state: 'double', title: 'kolejka' });
    expect((await queue()).totalItems).toBe(totalItems);
  });

  it('says of a line that is not there, or waits no more, that it cannot be left for later', async () => {
    expect((await postpone(newId(), true)).status).toBe(404);
    const { id } = await addAccount(db);
    const line = await addBankLine(db);
    await assign(line.id, [{ settlementId: id, amount: line.amount }]);
    expect((await postpone(line.id, true)).status).toBe(409);
  });
});

describe('the candidates of a line', () => {
  it('are told with why, with who holds them, and with what is open', async () => {
    const account = await addAccount(db, { name: 'K12', lastName: 'Kandydacki' });
    const parts = [
      { amount: 100_00, dueOn: '2026-06-30' },
      { amount: 23_51, dueOn: '2026-03-31' },
    ];
    await postDebt(db, { account: account.id, day: '2026-01-01', parts });
    const title = `Dzialka K12, GR00012321`;
    const line = await addBankLine(db, { title, amount: 123_51 });
    const { items, notes, refunds, costCategory } = await candidatesOf(line.id);
    expect(items[0]).toMatchObject({
      settlement: { id: account.id, reference: account.reference, garden: { name: 'K12' } },
      holders: 'Kandydacki Jan',
      closedOn: null,
      points: 55,
      reasons: [
        { points: 35, words: 'działka K12 w tytule' },
        { points: 20, words: 'kwota równa zaległości' },
      ],
      open: 123_51,
    });
    expect(items[0]?.parts.map(({ dueOn, open }) => [dueOn, open])).toEqual([
      ['2026-03-31', 23_51],
      ['2026-06-30', 100_00],
    ]);
    expect([notes, refunds, costCategory]).toEqual([['Numer GR00012321 zawiera błąd'], [], null]);
  });

  it('of a line by which money left are the refunds that wait, or what was paid there last', async () => {
    const { id: settlementId } = await addAccount(db, { lastName: 'Nadpłacka' });
    await postPayment(db, { account: settlementId, day: '2026-03-01', amount: 90_00 });
    const category = await addCostCategory(db);
    const to = '27114020040000300201355387';
    const before = await addBankLine(db, { amount: -40_00, counterpartyAccount: to });
    expect((await candidatesOf(before.id)).costCategory).toBeNull();
    await assign(before.id, [{ costCategoryId: category.id, amount: 40_00 }]);
    const line = await addBankLine(db, { amount: -60_00, counterpartyAccount: to });
    const { id, name } = category;
    expect(await candidatesOf(line.id)).toMatchObject({ items: [], costCategory: { id, name } });
    const refund = { id: newId(), settlementId, amountGrosz: 60_00, targetAccount: to };
    await db.insertInto('refund').values(refund).execute();
    expect(await candidatesOf(line.id)).toMatchObject({
      refunds: [{ id: refund.id, amount: 60_00, settlement: { id: settlementId } }],
      costCategory: null,
    });
  });

  it('are not told of a line that is not there', async () => {
    expect((await treasurer.get(`/api/bank-line/${newId()}/candidates`)).status).toBe(404);
    expect((await treasurer.get('/api/bank-line/nic/candidates')).status).toBe(404);
  });
});
