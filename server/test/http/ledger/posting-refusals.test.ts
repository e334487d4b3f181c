import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import type { LineDraft } from '#src/ledger/entry-draft.ts';
import { addAccount, postDebt, postOne, postPayment } from '#test/ledger.ts';
import { startTestAppOn } from '#test/test-app.ts';
import { execute } from '#test/test-cluster.ts';
import { createTestDatabase } from '#test/test-database.ts';

const { url, ownerUrl } = await createTestDatabase();
const { db } = await startTestAppOn(url);

describe('a posting', () => {
  it('is refused where it does not come to zero, in its parts neither, and on an account that is not there', async () => {
    const { id } = await addAccount(db);
    const day = '2025-01-01';
    const entry = (...lines: LineDraft[]) =>
      postOne(db, 'PK', { postingDay: day, description: 'Opłata', lines });
    const income = { code: '700', amount: -5 } as const;
    const part = { feeKindId: null, description: null, dueOn: day };
    for (const faulty of [
      [income, { code: '140', amount: 4 }],
      [income, { code: '200', settlementId: id, amount: 5, parts: [{ ...part, amount: 4 }] }],
    ] as const) {
      await expect(entry(...faulty)).rejects.toThrow(RangeError);
    }
    const nowhere = postPayment(db, { account: newId(), day, amount: 5 });
    await expect(nowhere).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is refused before the books begin, which an opening does', async () => {
    const { id: account } = await addAccount(db);
    const pay = (day: string) => postPayment(db, { account, day, amount: 5 });
    await expect(pay('1994-12-31')).rejects.toThrow(
      'Księgi zaczynają się 1995.01.01. Wybierz ten dzień albo późniejszy.',
    );
    const open = (postingDay: string) =>
      postOne(db, 'BO', {
        postingDay,
        description: 'Bilans otwarcia',
        lines: [
          { code: '140', amount: 5 },
          { code: '800', amount: -5 },
        ],
      });
    await open('2012-05-01');
    await expect(pay('2011-12-31')).rejects.toThrow('Księgi zaczynają się 2012.01.01.');
    await pay('2012-01-01');
    // What is opened as of an earlier day begins them earlier.
    await open('2010-12-31');
    await pay('2010-02-01');
    await expect(open('1994-12-31')).rejects.toThrow('Księgi zaczynają się 1995.01.01.');
  });

  it('is refused in the future, in a closed year, and with a holder’s name in whatever case', async () => {
    const { id: account } = await addAccount(db, { lastName: 'Jagodziński' });
    const pay = (day: string, description?: string) =>
      postPayment(db, { account, day, amount: 5, ...(description && { description }) });
    await expect(pay('2099-01-01')).rejects.toThrow('Dzień księgowania jest w przyszłości.');
    await execute(ownerUrl, 'insert into ledger_year (year) values (2018), (2019)');
    await expect(pay('2019-12-31')).rejects.toThrow(
      'Okres do 2019.12.31 jest zamknięty. Wybierz późniejszy dzień. Rok 2019 może otworzyć tylko administrator: Transakcje → Lata.',
    );
    await expect(pay('2020-01-01', 'Wpłata Jagodzińskiego')).rejects.toThrow(
      'jest nazwisko działkowca',
    );
    await pay('2020-01-01', 'Wpłata Nowaka');
    const { rows } = await sql<{ today: string }>`select today() as today`.execute(db);
    await pay(rows[0]?.today ?? '');
    const parts = [{ amount: 5, dueOn: '2020-01-01', description: 'za Jagodzińskiego' }];
    const ofPart = postDebt(db, { account, day: '2020-01-01', parts });
    await expect(ofPart).rejects.toThrow('jest nazwisko działkowca');
    const { id: noble } = await addAccount(db, { lastName: 'de La Croix' });
    await postPayment(db, {
      account: noble,
      day: '2020-01-01',
      amount: 5,
      description: 'Wpłata de facto',
    });
    const { id: double } = await addAccount(db, { lastName: 'Kowalska-Nowak' });
    for (const description of ['Wpłata Kowalskiej', 'Od: Kowalska-Nowak']) {
      const named = postPayment(db, { account: double, day: '2020-01-01', amount: 5, description });
      await expect(named, description).rejects.toThrow('jest nazwisko działkowca');
    }
  });
});
