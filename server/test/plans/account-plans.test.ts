import { type RawBuilder, sql } from 'kysely';
import { expect, it } from 'vitest';
import { addAccount } from '#test/ledger.ts';
import { listenToPlans, urlTellingPlans } from '#test/plans/executed-plans.ts';
import { planFaults } from '#test/plans/plan-faults.ts';
import { startTestAppOn } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';

const { ownerUrl } = await createTestDatabase();
const app = await startTestAppOn(urlTellingPlans(ownerUrl));
const plans = listenToPlans(app.pool);
const clerk = await app.as('ROLE_TREASURER');

/** Lines of the account that is asked for, and those of all; each other account has four. */
const [lines, allLines] = [800, 20_000];

const id = (kind: number, number: string) => sql.raw(`md5('${kind} ' || ${number})::uuid`);

/** Adds a debt on each odd day since the first of 2020 and its payment on the next, past the triggers. */
async function addLines(account: string): Promise<void> {
  const insert = (into: string, select: RawBuilder<unknown>) => sql`
    insert into ${sql.raw(into)}
    select ${select}
    from (
      select
        n, date '2020-01-01' + n % 1000 as day, n % 2 = 1 as is_debt,
        case when n <= ${sql.lit(lines)} then ${sql.lit(account)}::uuid else md5((n / 4)::text)::uuid end as account
      from generate_series(1, ${sql.lit(allLines)}) n
    ) posted
  `;
  const statements = [
    insert(
      'ledger_entry (id, series, year, document, posting_day, effective_day, description, recorded_at)',
      sql`${id(1, 'n')}, 'PK', date_part('year', day), n, day, day, 'Opłata', day`,
    ),
    insert(
      'ledger_line (id, entry_id, posting_day, recorded_at, place, code, settlement_id, amount_grosz)',
      sql`${id(2, 'n')}, ${id(1, 'n')}, day, day, 1, '200', account, case when is_debt then 100 else -100 end`,
    ),
    sql`
      ${insert(
        'open_item (id, line_id, settlement_id, posting_day, recorded_at, due_on, effective_due_on, amount_grosz, open_grosz)',
        sql`${id(3, 'n')}, ${id(2, 'n')}, account, day, day, day, day, 100, 0`,
      )} where is_debt`,
    sql`
      ${insert(
        'allocation (id, settlement_id, line_id, item_id, amount_grosz, effective_day, made_by, made_on, made_at)',
        sql`${id(4, 'n')}, account, ${id(2, 'n')}, ${id(3, '(n - 1)')}, 100, day, 'rule', day, day`,
      )} where not is_debt`,
  ];
  await app.db.connection().execute(async (db) => {
    await sql`set session_replication_role = replica`.execute(db);
    for (const statement of statements) await statement.execute(db);
    await sql`analyze ledger_entry, ledger_line, open_item, allocation`.execute(db);
    await sql`reset session_replication_role`.execute(db);
  });
}

it('what a long account came to, and what is open and posted on it, costs in proportion to it', async () => {
  const account = await addAccount(app.db);
  await addLines(account.id);
  const faults: string[] = [];
  // More often than a statement is planned anew for what it asks.
  for (let time = 0; time < 10; time += 1) {
    plans.take();
    const { body } = await clerk.get(`/api/settlement/${account.id}/balance?on=2022-02-1${time}`);
    const owed = time % 2 === 0 ? 100 : 0;
    expect(body).toEqual({ balance: owed, due: 0, notDue: owed, overpaid: 0 });
    await clerk.get(`/api/settlement/${account.id}/entries?offset=${time}`);
    await clerk.get(`/api/settlement/${account.id}/open`);
    const asked = plans.take().filter(({ statement }) => statement.includes('ledger_line'));
    expect(asked).toHaveLength(3);
    // To read a table of this size once is as quick as to look for what is on the account; not for each of its lines.
    const bounds = { mostRows: allLines, pageSize: 1 };
    faults.push(...asked.flatMap(({ root }) => planFaults(root, bounds)));
  }
  expect(faults).toEqual([]);
});
