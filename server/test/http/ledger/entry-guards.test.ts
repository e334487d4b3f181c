import { type RawBuilder, sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { newId } from '#src/core/database/record-id.ts';
import { addAccount, addDebtor, postDebt, postPayment, reverse, stateOf } from '#test/ledger.ts';
import { startTestAppOn } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';

const { url, ownerUrl } = await createTestDatabase();
const { db } = await startTestAppOn(url);
// Who may do more than the application's role, and is refused by triggers where that has no right.
const owners = openDatabase(ownerUrl, { max: 1 });
afterAll(() => closeDatabase(owners));

/** Does all of it in one transaction of the application's role; the end of it is when the last checks are made. */
function attempt(...statements: RawBuilder<unknown>[]): Promise<void> {
  return db.transaction().execute(async (trx) => {
    for (const statement of statements) await statement.execute(trx);
  });
}

/** Returns the rows that a statement gives, and undoes it. */
async function takenBack<Row>(statement: RawBuilder<Row>): Promise<Row[]> {
  const trx = await db.startTransaction().execute();
  const { rows } = await statement.execute(trx);
  await trx.rollback().execute();
  return rows;
}

const day = '2025-01-01';
const takeNumber = sql`
  insert into document_number (series, year, last) values ('PK', 2025, 1)
  on conflict (series, year) do update set last = document_number.last + 1
`;
const nextNumber = sql`(select last from document_number where series = 'PK' and year = 2025)`;

/** An entry with a number that was given, to which lines belong. */
const entry = (
  id: string,
  { series = 'PK', number = nextNumber, reverses = null as string | null } = {},
) => sql`
  insert into public.ledger_entry (id, series, year, document, posting_day, effective_day, description, reverses_id)
  values (${id}, ${series}, 2025, ${number}, ${day}, ${day}, 'Opłata', ${reverses})
`;
const line = (
  entryId: string,
  place: number,
  amount: number,
  account: string | null = null,
  { id = newId(), postingDay = day } = {},
) => sql`
  insert into public.ledger_line (id, entry_id, place, code, settlement_id, posting_day, amount_grosz)
  values (
    ${id}, ${entryId}, ${place}, ${account === null ? '800' : '200'}, ${account}, ${postingDay}, ${amount}
  )
`;

/** What else of the account's payments is to cover what of its debts. */
const allocate = (
  account: string,
  { amount = 10, effectiveDay = '2025-01-02', madeOn = '2025-01-02' },
) => sql`
  insert into allocation (id, settlement_id, line_id, item_id, amount_grosz, effective_day, made_by, made_on)
  select gen_random_uuid(), item.settlement_id, line.id, item.id, ${amount}, ${effectiveDay}, 'person', ${madeOn}
  from ledger_line line, open_item item
  where line.settlement_id = ${account} and line.amount_grosz < 0 and item.settlement_id = ${account}
`;

describe('an entry', () => {
  it('comes to zero, has lines, and each of its debts has parts', async () => {
    const debtor = await addAccount(db);
    const attempts = [
      { lines: [100, -99], fault: 'ledger_entry_balances' },
      { lines: [], fault: 'ledger_entry_balances' },
      { lines: [100, -100], account: debtor.id, fault: 'open_items_come_to_line' },
    ];
    for (const { lines, account = null, fault } of attempts) {
      const id = newId();
      const written = lines.map((amount, index) =>
        line(id, index + 1, amount, amount > 0 ? account : null),
      );
      await expect(attempt(takeNumber, entry(id), ...written), fault).rejects.toMatchObject({
        constraint: fault,
      });
    }
  });

  it('gets nothing added later, even where it would come to zero, and not past its own check', async () => {
    const { payment } = await addDebtor(db);
    const account = await addAccount(db);
    const later = attempt(line(payment.id, 3, 7), line(payment.id, 4, -7));
    await expect(later).rejects.toThrow('whole when they are recorded');
    const id = newId();
    const past = attempt(
      takeNumber,
      entry(id),
      line(id, 1, 7),
      line(id, 2, -7),
      sql`set constraints all immediate`,
      sql`set constraints all deferred`,
      line(id, 3, 7),
    );
    await expect(past).rejects.toMatchObject({ constraint: 'ledger_entry_balances' });
    const owed = { id: newId() };
    const part = sql`
      insert into open_item (id, line_id, settlement_id, posting_day, due_on, effective_due_on, amount_grosz, open_grosz)
      values (gen_random_uuid(), ${owed.id}, ${account.id}, ${day}, ${day}, ${day}, 7, 7)
    `;
    const twice = attempt(
      takeNumber,
      entry(id),
      line(id, 1, 7, account.id, owed),
      line(id, 2, -7),
      part,
      sql`set constraints all immediate`,
      sql`set constraints all deferred`,
      part,
    );
    await expect(twice).rejects.toMatchObject({ constraint: 'open_items_come_to_line' });
  });

  it('has its parts with it, on its own account and open, and is of the time when it was recorded', async () => {
    const [account, other] = [await addAccount(db), await addAccount(db)];
    const [id, lineId] = [newId(), newId()];
    const debtor = line(id, 1, 100, account.id, { id: lineId });
    const debt = [takeNumber, entry(id), debtor, line(id, 2, -100)];
    const part = (owes: string, postingDay = day) => sql`
      insert into open_item (
        id, line_id, settlement_id, posting_day, due_on, effective_due_on, amount_grosz, open_grosz
      )
      values (gen_random_uuid(), ${lineId}, ${owes}, ${postingDay}, ${day}, ${day}, 100, 0)
    `;
    await expect(attempt(...debt, part(other.id))).rejects.toThrow('come with it');
    await expect(attempt(...debt, part(account.id, '2025-01-09'))).rejects.toThrow('come with it');
    const otherDay = line(id, 3, 1, null, { postingDay: '2025-01-09' });
    await expect(attempt(...debt, otherDay)).rejects.toThrow('whole when they are recorded');
    await attempt(...debt, part(account.id));
    expect(await stateOf(db, account.id)).toMatchObject({ open: [100] });
    await expect(attempt(part(account.id))).rejects.toThrow('come with it');
    const backdated = sql<{ isOfNow: boolean }>`
      insert into ledger_entry (id, series, year, document, posting_day, effective_day, description, recorded_at)
      values (${newId()}, 'PK', 2025, 9998, ${day}, ${day}, 'Opłata', '2001-01-01')
      returning recorded_at = now() as is_of_now
    `;
    expect(await takenBack(backdated)).toEqual([{ isOfNow: true }]);
  });

  it('is looked for in the ledger, whatever else is called so', async () => {
    const id = newId();
    const shadowed = attempt(
      takeNumber,
      sql`create temporary table ledger_line on commit drop as
        select ${id}::uuid as entry_id, place, 0::bigint as amount_grosz, null::uuid as settlement_id, ${id}::uuid as id
        from generate_series(1, 2) place`,
      entry(id),
      line(id, 1, 7),
    );
    await expect(shadowed).rejects.toMatchObject({ constraint: 'ledger_entry_balances' });
  });

  it('bears a number that was given, and no number is given without one', async () => {
    const id = newId();
    const numbered = attempt(entry(id, { number: sql`9999` }), line(id, 1, 7), line(id, 2, -7));
    await expect(numbered).rejects.toMatchObject({ constraint: 'ledger_entry_number_is_given' });
    await expect(attempt(takeNumber)).rejects.toMatchObject({
      constraint: 'document_number_is_used',
    });
    await postPayment(db, { account: (await addAccount(db)).id, day, amount: 5 });
    for (const set of ['last = last + 2', 'last = last', 'year = 2024, last = last + 1']) {
      const tampering = sql.raw(`update document_number set ${set} where series = 'KP'`);
      await expect(tampering.execute(owners.db), set).rejects.toThrow('one after another');
    }
  });

  it('that takes another one back is its exact negative, and is not taken back', async () => {
    const { id: account, payment } = await addDebtor(db);
    const storno = await reverse(db, payment.id);
    await expect(reverse(db, storno.id)).rejects.toMatchObject({ constraint: 'reversal_is_exact' });
    const other = await postPayment(db, { account, day, amount: 5 });
    for (const amounts of [
      [-5, 5, 1, -1],
      [5, -5],
    ]) {
      const id = newId();
      const inexact = attempt(
        sql`update document_number set last = last + 1 where series = 'ST'`,
        entry(id, {
          series: 'ST',
          number: sql`(select last from document_number where series = 'ST' and year = 2025)`,
          reverses: other.id,
        }),
        ...amounts.map((amount, index) => line(id, index + 1, amount)),
      );
      await expect(inexact).rejects.toMatchObject({ constraint: 'reversal_is_exact' });
    }
  });
});

describe('what covers what', () => {
  it('is released once and not otherwise changed', async () => {
    const { id } = await addDebtor(db);
    const own = sql`where item_id in (select id from open_item where settlement_id = ${id})`;
    await expect(
      sql`update allocation set amount_grosz = 1 ${own}`.execute(owners.db),
    ).rejects.toThrow('released once');
    await expect(sql`update allocation set released_at = now() ${own}`.execute(db)).rejects.toThrow(
      'allocation_check',
    );
    const release = sql`update allocation set released_at = now(), released_on = ${day} ${own}`;
    await release.execute(db);
    expect(await stateOf(db, id)).toMatchObject({ open: [100] });
    await expect(release.execute(db)).rejects.toThrow('released once');
  });

  it('is neither more than a payment nor more than a debt, nor is told of other days or accounts', async () => {
    const { id } = await addDebtor(db);
    await expect(attempt(allocate(id, {}))).rejects.toMatchObject({
      constraint: 'allocations_within_payment',
    });
    await expect(attempt(allocate(id, { amount: 41 }))).rejects.toThrow('open_item_within_amount');
    for (const days of [{ effectiveDay: '2025-01-03' }, { madeOn: '2025-01-01' }]) {
      await expect(attempt(allocate(id, days))).rejects.toThrow('from when both are there');
    }
    const early = await addAccount(db);
    const waits = { useOverpayments: false };
    await db.updateTable('settlement').set(waits).where('id', '=', early.id).execute();
    await postPayment(db, { account: early.id, day: '2025-01-02', amount: 60 });
    const parts = [{ amount: 100, dueOn: '2025-01-05' }];
    await postDebt(db, { account: early.id, day: '2025-01-05', parts });
    await expect(attempt(allocate(early.id, { madeOn: '2025-01-04' }))).rejects.toThrow(
      'from when both are there',
    );
    const other = await addDebtor(db);
    const strange = (of: string) => sql`
      insert into allocation (id, settlement_id, line_id, item_id, amount_grosz, effective_day, made_by, made_on)
      select gen_random_uuid(), ${of}, line.id, item.id, 1, '2025-01-02', 'person', '2025-01-02'
      from ledger_line line, open_item item
      where line.settlement_id = ${id} and line.amount_grosz < 0 and item.settlement_id = ${other.id}
    `;
    await expect(attempt(strange(id))).rejects.toThrow('its own account');
    await expect(attempt(strange(other.id))).rejects.toThrow('its own account');
    const ofAnother = sql`
      insert into allocation (id, settlement_id, line_id, item_id, amount_grosz, effective_day, made_by, made_on)
      select gen_random_uuid(), ${other.id}, line.id, item.id, 1, '2025-01-02', 'person', '2025-01-02'
      from ledger_line line, open_item item
      where line.settlement_id = ${id} and line.amount_grosz < 0 and item.settlement_id = ${id}
    `;
    await expect(attempt(ofAnother)).rejects.toThrow('its own account');
    expect(await stateOf(db, id)).toEqual({ open: [40], balance: 40, overpaid: 0 });
  });

  it('lives from the time when it is made', async () => {
    const { id } = await addDebtor(db);
    const stated = sql<{ isOfNow: boolean }>`
      with ended as (
        update allocation set released_at = now(), released_on = made_on
        where item_id in (select id from open_item where settlement_id = ${id})
        returning *
      )
      insert into allocation
        (id, settlement_id, line_id, item_id, amount_grosz, effective_day, made_by, made_on, made_at, released_on, released_at)
      select
        gen_random_uuid(), settlement_id, line_id, item_id, amount_grosz, effective_day, 'person', made_on,
        '2001-01-01', made_on, '2001-01-02'
      from ended
      returning made_at = now() and released_at is null and released_on is null as is_of_now
    `;
    expect(await takenBack(stated)).toEqual([{ isOfNow: true }]);
  });

  it('is not reckoned by a snapshot, which does not see what others have spread', async () => {
    const { id } = await addDebtor(db);
    const snapshot = db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((trx) => allocate(id, { amount: 1 }).execute(trx));
    await expect(snapshot).rejects.toThrow('a snapshot does not see');
  });
});
