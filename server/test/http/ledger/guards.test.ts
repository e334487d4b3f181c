import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { addAccount, addDebtor, postPayment, stateOf } from '#test/ledger.ts';
import { startTestAppOn } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';

const { url, ownerUrl } = await createTestDatabase();
const { db } = await startTestAppOn(url);
const owners = openDatabase(ownerUrl, { max: 1 });
afterAll(() => closeDatabase(owners));

/** Does all of it in one transaction of the application's role; the end of it is when the last checks are made. */
function attempt(...statements: RawBuilder<unknown>[]): Promise<void> {
  return db.transaction().execute(async (trx) => {
    for (const statement of statements) await statement.execute(trx);
  });
}

const day = '2025-01-01';
const tables = ['ledger_entry', 'ledger_line', 'open_item', 'allocation', 'document_number'];

describe('the application’s role', () => {
  it.each([
    ...tables.flatMap((table) => [
      `delete from ${table}`,
      `truncate ${table} cascade`,
      `alter table ${table} disable trigger user`,
    ]),
    'update ledger_entry set description = number',
    'update ledger_line set amount_grosz = amount_grosz',
    'update open_item set open_grosz = 0',
    'truncate settlement cascade',
    'drop trigger ledger_line_is_checked on ledger_line',
    'create or replace function check_entries() returns trigger language sql return null',
    "insert into posting_check (what, ids) values ('entry', '{}')",
    'delete from posting_check',
    'set session_replication_role = replica',
    'alter table ledger_line alter constraint ledger_line_entry_id_fkey deferrable',
    'create temporary table child () inherits (ledger_line)',
  ])('may not: %s', async (statement) => {
    await expect(sql.raw(statement).execute(db)).rejects.toThrow(
      /^(permission denied|must be owner)/,
    );
  });

  it('may not have what keeps the balances keep others', async () => {
    const abuse = attempt(
      sql`create temporary table false_line (settlement_id uuid, amount_grosz bigint) on commit drop`,
      sql`create trigger abuse after insert on false_line referencing new table as entered
        for each statement execute function keep_balances()`,
    );
    await expect(abuse).rejects.toThrow(/^permission denied for function/);
  });
});

describe('the owner, who may do more, may not either:', () => {
  beforeAll(() => addDebtor(db));

  it.each([
    ...tables.flatMap((table) => [`delete from ${table}`, `truncate ${table} cascade`]),
    'update ledger_entry set description = number',
    'update ledger_line set amount_grosz = amount_grosz',
    'update open_item set due_on = due_on',
    'truncate settlement_counter',
  ])('%s', async (statement) => {
    await expect(sql.raw(statement).execute(owners.db)).rejects.toThrow(
      /stays as it is|follows from allocations|never given again/,
    );
  });
});

describe('the balance of an account', () => {
  // The role has no right to; the owner is refused by a trigger.
  const stated = /^permission denied|follows from what is posted/;

  it('is nobody’s to state, not even by a trigger of their own', async () => {
    const { id } = await addDebtor(db);
    const set = sql`update settlement set balance_grosz = 0 where id = ${id}`;
    for (const whose of [db, owners.db]) await expect(set.execute(whose)).rejects.toThrow(stated);
    const byTrigger = attempt(
      sql`create temporary table pretext (id uuid) on commit drop`,
      sql.raw(`create function pg_temp.state() returns trigger language plpgsql as
        $$ begin update public.settlement set balance_grosz = 0 where id = new.id; return new; end $$`),
      sql`create trigger state before insert on pretext for each row execute function pg_temp.state()`,
      sql`insert into pretext values (${id})`,
    );
    await expect(byTrigger).rejects.toThrow(stated);
    const born = sql`
      insert into settlement (id, number, garden_id, balance_grosz)
      select gen_random_uuid(), 999999, garden_id, 5 from settlement where id = ${id}
    `;
    await expect(born.execute(db)).rejects.toThrow(stated);
    expect(await stateOf(db, id)).toMatchObject({ balance: 40 });
  });

  it('is kept in the accounts, whatever else is called so', async () => {
    const { id } = await addAccount(db);
    await db.connection().execute(async (connection) => {
      await sql`create temporary table settlement as select * from public.settlement`.execute(
        connection,
      );
      await postPayment(connection, { account: id, day, amount: 5 });
      await sql`drop table pg_temp.settlement`.execute(connection);
    });
    expect(await stateOf(db, id)).toMatchObject({ balance: -5 });
  });
});

it('no number of an account is given again', async () => {
  const { id } = await addAccount(db);
  for (const statement of [
    sql`update settlement_counter set last_number = last_number - 1`,
    sql`delete from settlement_counter`,
    sql`update settlement set number = number + 1000 where id = ${id}`,
  ]) {
    await expect(statement.execute(owners.db)).rejects.toThrow('never given again');
  }
});
