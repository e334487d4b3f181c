import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { type MoneyRights, moneyRights } from '#src/core/schema/money-rights.ts';
import { addMoney } from '#test/money-world.ts';
import { startTestAppOn } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';

const { url, ownerUrl } = await createTestDatabase();
const app = await startTestAppOn(url);
const owners = openDatabase(ownerUrl, { max: 1 });
afterAll(() => closeDatabase(owners));
await addMoney(app, ownerUrl);

/** Tables that name an account, and hold no money: what of them may be done is for their own tests to say. */
const aboutAccounts = new Set(['message_recipient', 'reminder_account', 'handover']);

/**
 * Columns that the owner may change though the role may not, and such of tables that the role may change all of: of an approved run and of
 * what is charged by, guards of their own say what stays. The number of rows that are left to them is none.
 */
const ownersFreedom: Readonly<Record<string, 'all' | readonly string[]>> = {
  posting_check: 'all',
  // It is added up anew whatever is done to it, and the nightly check compares it.
  debtor: 'all',
  charge_run: ['version', 'updated_at', 'reversed_on', 'reversal_reason'],
  settlement_counter: ['is_only'],
  fee_kind: 'all',
  resolution: 'all',
  tariff: 'all',
  exemption: 'all',
  interest_rate: 'all',
  cost_category: 'all',
  income_category: 'all',
};

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
}

/** Tables of money: those with amounts, those that refer to one, and those that are said to be. */
async function readTables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with amounts as (
      select distinct attrelid as id from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attname like '%\\_grosz'
    )
    select relname as name from pg_class
    where oid in (
      select id from amounts
      union
      select conrelid from pg_constraint where contype = 'f' and confrelid in (select id from amounts)
    )
    or relnamespace = 'public'::regnamespace and relkind = 'r' and relname ~ '^(ledger|charge|bank_line|money)_'
    order by 1
  `.execute(owners.db);
  return rows.map(({ name }) => name);
}

async function readColumns(): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select relname as table, attname as name, format_type(atttypid, null) as type
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relname = any (${Object.keys(moneyRights)}::text[])
      and attnum > 0 and not attisdropped and attgenerated = ''
    order by relname, attnum
  `.execute(owners.db);
  return rows;
}

/** Another value of the same type. */
function otherValue({ name, type }: Column): string {
  if (type === 'uuid') return 'gen_random_uuid()';
  if (type === 'boolean') return `not ${name}`;
  if (type === 'jsonb') return `'{"other":1}'`;
  if (type === 'text') return `coalesce("${name}", '') || '1'`;
  if (type === 'date') return `coalesce("${name}", '2026-01-01') + 1`;
  if (type.startsWith('timestamp')) return `coalesce("${name}", now()) + interval '1 day'`;
  if (type.endsWith('[]')) return `array_append("${name}", null)`;
  return `coalesce("${name}", 0) + 1`;
}

const columns = await readColumns();
const columnsOf = (table: string) => columns.filter((column) => column.table === table);
const tables = Object.entries(moneyRights);

/** What the database says of a statement that nothing comes of in any case: 'done', or PostgreSQL's code of the refusal. */
async function outcomeOf(db: typeof app.db, statement: string): Promise<string> {
  const trx = await db.startTransaction().execute();
  try {
    await sql.raw(statement).execute(trx);
    await sql`set constraints all immediate`.execute(trx);
    return 'done';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  } finally {
    await trx.rollback().execute();
  }
}

it('every table of money says what may be done with it', async () => {
  const unsaid = (await readTables()).filter(
    (name) => !(name in moneyRights) && !aboutAccounts.has(name),
  );
  expect(unsaid).toEqual([]);
  expect(tables.filter(([name]) => columnsOf(name).length === 0)).toEqual([]);
  const unknown = tables.flatMap(([name, { update }]) => {
    const known = new Set(columnsOf(name).map((column) => column.name));
    return update === 'all' ? [] : update.filter((column) => !known.has(column));
  });
  expect(unknown).toEqual([]);
});

it('no amount may be changed but what is typed for a draft', () => {
  const amounts = tables.flatMap(([table, { update }]) =>
    update === 'all' ? [] : update.map((column) => `${table}.${column}`),
  );
  expect(amounts.filter((column) => column.endsWith('_grosz'))).toEqual([
    'charge_amount.amount_grosz',
  ]);
});

describe.each(tables)('%s', (table, { insert, update, delete: remove }: MoneyRights) => {
  it('is written by the application’s role as far as is said, and no further', async () => {
    // One that PostgreSQL alone gives is refused by another code.
    const denied = new Set(['42501', '428C9']);
    const done: string[] = [];
    // Columns that PostgreSQL computes are not stated.
    const stated = columnsOf(table)
      .map(({ name }) => `"${name}"`)
      .join(', ');
    const attempts = [
      ['insert', `insert into ${table} (${stated}) select ${stated} from ${table} where false`],
      ['delete', `delete from ${table} where false`],
      ['truncate', `truncate ${table}`],
      ...columnsOf(table).map(({ name }) => [
        name,
        `update ${table} set "${name}" = null where false`,
      ]),
    ] as const;
    for (const [what, statement] of attempts) {
      const outcome = await outcomeOf(app.db, statement);
      if (!denied.has(outcome)) done.push(what);
    }
    const may = update === 'all' ? columnsOf(table).map(({ name }) => name) : update;
    expect(done.toSorted()).toEqual(
      [...(insert ? ['insert'] : []), ...(remove ? ['delete'] : []), ...may].toSorted(),
    );
  });

  it('keeps its rows as they are, whoever is connected', async () => {
    const freedom = ownersFreedom[table] ?? [];
    if (freedom === 'all') return;
    const free = new Set([...freedom, ...(update === 'all' ? [] : update)]);
    const { rows } = await sql<{ ctid: string }>`
      select ctid::text from ${sql.table(table)}
      ${table === 'charge_run' ? sql`where number is not null` : sql``} order by ctid limit 1
    `.execute(owners.db);
    const [row] = rows;
    if (row === undefined) throw new Error(`${table} has no row to try`);
    const done: string[] = [];
    for (const column of columnsOf(table)) {
      if (free.has(column.name)) continue;
      const statement = `update ${table} set "${column.name}" = ${otherValue(column)} where ctid = '${row.ctid}'`;
      const outcome = await outcomeOf(owners.db, statement);
      if (!['42501', '23514', '23503'].includes(outcome)) done.push(`${column.name}: ${outcome}`);
    }
    if (!remove && (await outcomeOf(owners.db, `delete from ${table}`)) === 'done')
      done.push('delete');
    if ((await outcomeOf(owners.db, `truncate ${table} cascade`)) === 'done') done.push('truncate');
    expect(done).toEqual([]);
  });
});
