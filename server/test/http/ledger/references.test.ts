import { sql, type Transaction } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { commandLine } from '#src/core/change/audit-entry.ts';
import { type ChangeTransaction, change } from '#src/core/change/change.ts';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { newId } from '#src/core/database/record-id.ts';
import { snakeCase } from '#src/core/database/snake-case.ts';
import type { Database } from '#src/core/database/tables.ts';
import { violatedConstraint } from '#src/core/errors/database-error.ts';
import { statementKeys } from '#src/core/schema/statement-keys.ts';
import { post } from '#src/ledger/post.ts';
import { addFeeKind } from '#test/fee-factories.ts';
import { addAccount } from '#test/ledger.ts';
import { untilWaitingForLocks } from '#test/locks.ts';
import { moneyFindings } from '#test/money-checks.ts';
import { addMoney } from '#test/money-world.ts';
import { startTestAppOn } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';

const { url, ownerUrl } = await createTestDatabase();
const app = await startTestAppOn(url);
const owners = openDatabase(ownerUrl, { max: 2 });
afterAll(() => closeDatabase(owners));
await addMoney(app, ownerUrl);

const keys = statementKeys.map(({ table, column, refersTo }) => ({
  table: snakeCase(table),
  column,
  refersTo: snakeCase(refersTo),
}));

/** Does something as the owner of a table that is held by nothing but its triggers, and undoes it. */
async function withoutConstraints<Result>(
  table: string,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  const trx = await owners.db.startTransaction().execute();
  try {
    const { rows } = await sql<{ statement: string }>`
      select format('alter table %I drop constraint %I', ${table}::text, conname) as statement
      from pg_constraint where conrelid = ${table}::regclass and contype in ('c', 'u', 'x')
      union all
      select format('drop index %s', indexrelid::regclass) from pg_index
      where indrelid = ${table}::regclass and indisunique and not indisprimary
        and not exists (select from pg_constraint where conindid = indexrelid)
    `.execute(trx);
    for (const { statement } of rows) await sql.raw(statement).execute(trx);
    return await work(trx);
  } finally {
    await trx.rollback().execute();
  }
}

/** What says of others that they are not with what they refer to, and so that it is not there either. */
const otherRefusals = new Map(
  Object.entries({
    'entries of the ledger are whole when they are recorded': [
      'ledger_line.entry_id',
      'ledger_line.bank_line_id',
    ],
    'the parts of a debt come with it': ['open_item.line_id', 'open_item.settlement_id'],
    'a payment covers what its own account owes, from when both are there': [
      'allocation.line_id',
      'allocation.item_id',
      'allocation.settlement_id',
    ],
    'runs are whole when they are approved': [
      'charge.settlement_id',
      'charge.fee_kind_id',
      'charge.entry_id',
      'billed_stretch.charge_id',
    ],
    'charges are whole when they are posted': ['charge_line.charge_id'],
    'lines come with the booking of their file': [
      'bank_line.import_id',
      'bank_line.entry_id',
      'bank_line.assignment_id',
    ],
    'why a line is booked comes with that': ['bank_line_reason.line_id'],
    money_movement_is_posted: [
      'money_movement.id',
      'money_movement.cash_box_id',
      'money_movement.bank_account_id',
    ],
  }).flatMap(([refusal, columns]) => columns.map((column) => [column, refusal])),
);

describe.each(keys)('$table, $column', ({ table, column, refersTo }) => {
  it('is no foreign key, and refers to what is there all the same, whoever writes', async () => {
    const { rows } = await sql`
      select from pg_constraint where conname = ${`${table}_${column}_fkey`}
    `.execute(owners.db);
    expect(rows).toEqual([]);
    const outcome = await withoutConstraints(table, async (trx) => {
      const { rows: columns } = await sql<{ name: string }>`
        select quote_ident(attname) as name from pg_attribute
        where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      `.execute(trx);
      const names = columns.map(({ name }) => name).join(', ');
      const made = sql.raw(`
        insert into ${table} (${names}) select ${names} from (
          select (jsonb_populate_record(${table}, jsonb_build_object(
            'id', gen_random_uuid(), 'place', 999, '${column}', gen_random_uuid()
          ))).* from ${table} limit 1
        ) strange
      `);
      return made
        .execute(trx)
        .then(() => sql`set constraints all immediate`.execute(trx))
        .then(
          () => 'done',
          (error: unknown) =>
            violatedConstraint(error) ?? (error instanceof Error ? error.message : ''),
        );
    });
    expect(outcome).toBe(otherRefusals.get(`${table}.${column}`) ?? `${table}_${column}_fkey`);
  });

  it('is found where it refers to nothing', async () => {
    const findings = await withoutConstraints(table, async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql.raw(`update ${table} set ${column} = gen_random_uuid()`).execute(trx);
      return moneyFindings({ db: trx, storage: app.storage });
    });
    expect(findings).toContainEqual(
      expect.objectContaining({ what: 'reference', document: `${table}.${column}` }),
    );
  });

  it('keeps what it refers to from being emptied', async () => {
    const trx = await owners.db.startTransaction().execute();
    try {
      const emptied = sql.raw(`truncate ${refersTo} cascade`).execute(trx);
      await expect(emptied).rejects.toMatchObject({ code: '42501' });
    } finally {
      await trx.rollback().execute();
    }
  });
});

it('a line of the ledger is of a line of the bank, which may come after it, when the transaction ends', async () => {
  const lines = [
    { code: '240', bankLineId: newId(), amount: 5 },
    { code: '700', amount: -5 },
  ] as const;
  const entries = [{ postingDay: '2026-07-01', description: 'x', lines: [...lines] }];
  const posted = change(app.db, commandLine, (tx) =>
    post(tx, [{ series: 'PK', sourceId: null, entries }]),
  );
  await expect(posted).rejects.toMatchObject({ constraint: 'ledger_line_bank_line_id_fkey' });
});

it('what a movement by bank is for is there, also where that is said later', async () => {
  for (const column of ['settlement_id', 'cost_category_id', 'income_category_id']) {
    const said = withoutConstraints('money_movement', (trx) =>
      sql`update money_movement set ${sql.ref(column)} = gen_random_uuid() where source = 'bank'`.execute(
        trx,
      ),
    );
    await expect(said, column).rejects.toMatchObject({
      constraint: `money_movement_${column}_fkey`,
    });
  }
});

describe('what is taken away while something that refers to it is posted', () => {
  const postWith = async (tx: ChangeTransaction, feeKindId: string) => {
    const { id } = await addAccount(app.db);
    const parts = [{ feeKindId, description: null, dueOn: '2026-07-31', amount: 1_00 }];
    const lines = [
      { code: '200', settlementId: id, amount: 1_00, parts },
      { code: '700', feeKindId, amount: -1_00 },
    ] as const;
    const entries = [{ postingDay: '2026-07-01', description: 'Opłata', lines: [...lines] }];
    await post(tx, [{ series: 'PK', sourceId: null, entries }]);
  };

  it('waits, and stays where that comes true', async () => {
    const { id } = await addFeeKind(app.db);
    const posting = await app.db.startTransaction().execute();
    await postWith({ trx: posting, actor: commandLine }, id);
    const removed = app.db.deleteFrom('feeKind').where('id', '=', id).execute();
    removed.catch(() => undefined);
    await untilWaitingForLocks(app.db, 1);
    await posting.commit().execute();
    await expect(removed).rejects.toMatchObject({ constraint: 'ledger_line_fee_kind_id_fkey' });
  });

  it('is waited for by who refers to it, and is nothing to refer to once it is gone', async () => {
    const { id } = await addFeeKind(app.db);
    const removing = await app.db.startTransaction().execute();
    await removing.deleteFrom('feeKind').where('id', '=', id).execute();
    const posted = change(app.db, commandLine, (tx) => postWith(tx, id));
    posted.catch(() => undefined);
    await untilWaitingForLocks(app.db, 1);
    await removing.commit().execute();
    await expect(posted).rejects.toMatchObject({ constraint: 'ledger_line_fee_kind_id_fkey' });
  });

  it('is not taken away in a snapshot, which does not see what was posted since', async () => {
    const { id } = await addFeeKind(app.db);
    const snapshot = await app.db.startTransaction().setIsolationLevel('repeatable read').execute();
    await snapshot.selectFrom('feeKind').select('id').execute();
    await change(app.db, commandLine, (tx) => postWith(tx, id));
    const removed = snapshot.deleteFrom('feeKind').where('id', '=', id).execute();
    await expect(removed).rejects.toThrow('a snapshot does not see what others have posted');
    await snapshot.rollback().execute();
  });
});
