import { randomUUID } from 'node:crypto';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { PaymentPreview } from '@grzadka/contract/payment/payment.model';
import { describe, expect, it, onTestFinished } from 'vitest';
import { commandLine } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { newId } from '#src/core/database/record-id.ts';
import { post } from '#src/ledger/post.ts';
import { receivePayment } from '#src/payment/receive-payment.ts';
import { cashIn, cashier } from '#test/cash.ts';
import { addAccount, feeKindNamed, firstCashBox, postDebt, stateOf } from '#test/ledger.ts';
import { startTestAppOn } from '#test/test-app.ts';
import { execute } from '#test/test-cluster.ts';
import { createTestDatabase } from '#test/test-database.ts';

const { url, ownerUrl } = await createTestDatabase();
const app = await startTestAppOn(url);
const { db } = app;
const kasa = await firstCashBox(db);
const clerk = await app.as('ROLE_EMPLOYEE');
const { receive } = cashier(clerk, kasa);
const today = gardenToday();

/** 140,63 and 46,88 due on 30 June, of kinds in this order, and 30,00 due on 31 July. */
async function addDebtor() {
  const { id } = await addAccount(db);
  const [first, second, third] = await Promise.all(
    ['Opłata ogrodowa', 'Partycypacja PZD', 'Woda wg licznika'].map((name) =>
      feeKindNamed(db, name),
    ),
  );
  const debts = [
    { feeKindId: second, amount: 46_88, dueOn: '2025-06-30' },
    { feeKindId: first, amount: 140_63, dueOn: '2025-06-30' },
    { feeKindId: third, amount: 30_00, dueOn: '2025-07-31' },
  ];
  for (const { feeKindId = null, ...part } of debts) {
    await postDebt(db, { account: id, day: '2025-05-01', parts: [{ feeKindId, ...part }] });
  }
  return id;
}

const previewOf = async (settlementId: string, amount: number, day = '2025-07-15') => {
  const query = new URLSearchParams({ settlementId, amount: String(amount), day });
  return (await clerk.get<PaymentPreview>(`/api/payment/preview?${query.toString()}`)).body;
};

const coveredBy = async (id: string) => {
  const rows = await db
    .selectFrom('allocation')
    .innerJoin('openItem', 'openItem.id', 'itemId')
    .innerJoin('ledgerLine', 'ledgerLine.id', 'allocation.lineId')
    .innerJoin('ledgerEntry', 'ledgerEntry.id', 'entryId')
    .leftJoin('feeKind', 'feeKind.id', 'openItem.feeKindId')
    .select(['feeKind.position', 'allocation.amountGrosz', 'openItem.id'])
    .where('ledgerEntry.id', '=', id)
    .where('releasedAt', 'is', null)
    .orderBy('dueOn')
    .orderBy('position')
    .execute();
  return rows.map((row) => Number(row.amountGrosz));
};

describe('a payment in cash', () => {
  it.each([
    [200_00, [140_63, 46_88, 12_49], 0],
    [300_00, [140_63, 46_88, 30_00], 82_49],
    [40_00, [40_00], 0],
  ])(
    'ledger, examples 1 and 3: %i covers what was due first, as the preview said',
    async (amount, covered, left) => {
      const account = await addDebtor();
      const previewed = await previewOf(account, amount);
      expect(previewed).toMatchObject({ balance: 217_51, day: '2025-07-15', left });
      expect(previewed.parts.map((part) => [part.open, part.overdue])).toEqual([
        [140_63, true],
        [46_88, true],
        [30_00, false],
      ]);
      const shown = previewed.parts.map((part) => part.covered).filter((part) => part > 0);
      expect(shown).toEqual(covered);
      const before = await cashIn(db, kasa);
      const { status, body } = await receive(account, amount, { day: '2025-07-15' });
      expect(status).toBe(201);
      expect(await coveredBy(body.id)).toEqual(covered);
      expect((await stateOf(db, account)).overpaid).toBe(left);
      expect(await cashIn(db, kasa)).toBe(before + amount);
    },
  );

  it('covers what a person says, and the rest by the rule', async () => {
    const account = await addDebtor();
    const { parts } = await previewOf(account, 100_00);
    const last = parts.at(-1)?.partId ?? '';
    const tooMuch = await receive(account, 20_00, {
      day: '2025-07-15',
      allocations: [{ partId: last, amount: 30_00 }],
    });
    expect(tooMuch.status).toBe(400);
    expect(tooMuch.body.fields).toHaveProperty('allocations');
    const { status, body } = await receive(account, 100_00, {
      day: '2025-07-15',
      allocations: [{ partId: last, amount: '30' }],
    });
    expect(status).toBe(201);
    expect(await coveredBy(body.id)).toEqual([70_00, 30_00]);
    const more = await receive(account, 50_00, { allocations: [{ partId: last, amount: 1 }] });
    expect(more.status).toBe(409);
    expect(more.body.message).toContain('Na tę należność można zaliczyć 0,00');
  });

  it('is called by what it covers where nobody says otherwise, and says what is wrong at the field', async () => {
    const account = await addDebtor();
    const { description } = await previewOf(account, 150_00);
    expect(description).toBe('Wpłata: Opłata ogrodowa, Partycypacja PZD');
    const { body } = await receive(account, 150_00, { description: ' ' });
    const posted = await db
      .selectFrom('ledgerEntry')
      .select(['description', 'postingDay', 'series'])
      .where('id', '=', body.id)
      .executeTakeFirstOrThrow();
    expect(posted).toEqual({ description, postingDay: today, series: 'KP' });
    for (const [faulty, field, message] of [
      [{ amount: 0 }, 'amount', 'Kwota musi być większa od zera'],
      [{ amount: '-5' }, 'amount', 'Kwota musi być większa od zera'],
      [{ amount: 5_000_001 }, 'amount', 'Liczba jest za duża – sprawdź, czy nie ma pomyłki'],
      [{ amount: '' }, 'amount', 'Podaj kwotę'],
      [{ amount: '1,234' }, 'amount', 'Kwota może mieć najwyżej 2 miejsca po przecinku'],
      [{ cashBoxId: newId() }, 'cashBoxId', 'Tej kasy już nie ma. Wybierz inną.'],
      [
        { settlementId: newId() },
        'settlementId',
        'Tego konta rozliczeniowego już nie ma. Wybierz inne.',
      ],
      [{ settlementId: '' }, 'settlementId', 'Wybierz, kto wpłaca'],
      [{ clientKey: 'x' }, 'clientKey', 'Nieprawidłowa wartość'],
    ] as const) {
      const refused = await receive(account, 5_00, faulty);
      expect(refused.status, JSON.stringify(faulty)).toBe(400);
      expect(refused.body.fields, JSON.stringify(faulty)).toEqual({ [field]: message });
    }
    for (const [faulty, message] of [
      [{ day: '2099-01-01' }, 'Dzień księgowania jest w przyszłości.'],
      [{ description: 'Wpłata Kowalskiego' }, 'W opisie jest nazwisko działkowca.'],
    ] as const) {
      const refused = await receive(account, 5_00, faulty);
      expect(refused.status).toBe(409);
      expect(refused.body.message).toContain(message);
    }
  });

  it('is taken once for one key, however often and however much at once it is sent', async () => {
    const account = await addDebtor();
    const other = await addDebtor();
    const clientKey = randomUUID();
    const before = await cashIn(db, kasa);
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => receive(account, 50_00, { clientKey })),
    );
    const again = await receive(account, 50_00, { clientKey });
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
    expect(new Set([...replies, again].map(({ body }) => `${body.id} ${body.number}`)).size).toBe(
      1,
    );
    expect(await cashIn(db, kasa)).toBe(before + 50_00);
    // Whoever changes it after a lost connection is refused, with what is posted.
    for (const [whose, amount] of [
      [account, 60_00],
      [other, 50_00],
    ] as const) {
      const mended = await receive(whose, amount, { clientKey });
      expect(mended.status).toBe(409);
      expect(mended.body.message).toContain(`${again.body.number} na 50,00\u00a0zł`);
    }
    expect(await cashIn(db, kasa)).toBe(before + 50_00);
    const elsewhere = randomUUID();
    const both = await Promise.all([
      receive(account, 10_00, { clientKey: elsewhere }),
      receive(other, 10_00, { clientKey: elsewhere }),
    ]);
    expect(await cashIn(db, kasa)).toBe(before + 60_00);
    expect(both.filter(({ status }) => status >= 500)).toEqual([]);
  });

  it('leaves no gap in the numbers when every third of 200 at once fails', async () => {
    // With all the time there is: who has to wait for longer than a request may is refused, and says nothing of numbers.
    const patient = openDatabase(url, { connectionTimeout: 0, statementTimeout: 0 });
    onTestFinished(() => closeDatabase(patient));
    const accounts = await Promise.all(Array.from({ length: 10 }, () => addAccount(db)));
    const attempts = Array.from({ length: 200 }, (_, index) => {
      const settlementId = accounts[index % accounts.length]?.id ?? '';
      const payment = {
        cashBoxId: kasa,
        settlementId,
        incomeCategoryId: null,
        amount: 1,
        day: '2023-03-01',
        description: null,
        // Refused once it has its number: there is no such part.
        allocations: index % 3 === 2 ? [{ partId: newId(), amount: 1 }] : null,
        clientKey: randomUUID(),
        caller: commandLine,
      };
      return receivePayment(patient.db, payment);
    });
    const settled = await Promise.allSettled(attempts);
    const numbers = settled.flatMap((attempt) =>
      attempt.status === 'fulfilled' ? [Number(attempt.value.number.split('/')[2])] : [],
    );
    expect(numbers.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 134 }, (_, index) => index + 1),
    );
  });

  it('is refused by a cash box that is not active, and in a closed year', async () => {
    const { id: account } = await addAccount(db);
    const treasurer = await app.as('ROLE_TREASURER');
    const { body } = await treasurer.post<{ id: string }>('/api/cash-box/create', {
      name: 'Stara kasa',
      active: false,
    });
    const refused = await receive(account, 5_00, { cashBoxId: body.id });
    expect(refused.status).toBe(409);
    expect(refused.body.fields).toEqual({ cashBoxId: 'Ta kasa nie jest aktywna. Wybierz inną.' });
    await execute(ownerUrl, 'insert into ledger_year (year) values (2019)');
    const closed = await receive(account, 5_00, { day: '2019-12-31' });
    expect(closed.status).toBe(409);
    expect(closed.body.message).toBe(
      'Okres do 2019.12.31 jest zamknięty. Wybierz późniejszy dzień. Rok 2019 może otworzyć tylko administrator: Transakcje → Lata.',
    );
  });

  it('is told to the audit, of the account and of the cash box', async () => {
    const { id: account } = await addAccount(db);
    const { body } = await receive(account, 5_00);
    const told = await db
      .selectFrom('auditEntry')
      .select(['recordType', 'action', 'after'])
      .where('recordId', 'in', [account, kasa])
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(told).toEqual([
      {
        recordType: 'cash-box',
        action: 'post',
        after: { documentNumber: body.number, postingDay: today, postedAmount: 5_00 },
      },
      {
        recordType: 'settlement',
        action: 'post',
        after: { documentNumber: body.number, postingDay: today, postedAmount: -5_00 },
      },
    ]);
    // What is posted to a cash box cannot be left out of it.
    const lines = [
      { code: '100', cashBoxId: newId(), amount: 1 },
      { code: '200', settlementId: account, amount: -1, parts: [] },
    ] as const;
    const entry = { postingDay: today, description: 'Wpłata', lines };
    const nowhere = change(db, commandLine, (tx) =>
      post(tx, [{ series: 'KP', sourceId: null, entries: [entry] }]),
    );
    await expect(nowhere).rejects.toMatchObject({ code: 'not-found' });
  });
});
