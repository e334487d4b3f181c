import { type Kysely, sql } from 'kysely';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import type { Database } from '#src/core/database/tables.ts';

/** What is done to settlement accounts: they are opened, and one or all of them are posted to, or closed as they are. */
const accountDeeds = ['open', 'post', 'run', 'close'] as const;
type AccountDeed = (typeof accountDeeds)[number];

export function isAccountDeed(deed: string): deed is AccountDeed {
  return accountDeeds.some((one) => one === deed);
}

/** The last that was given; those of transactions that are undone are not given again. */
let lastNumber = 0;

/** Does it to accounts of an owner's, whose mark they bear, past the ledger. */
export async function doToAccounts(
  db: Kysely<Database>,
  deed: AccountDeed,
  { garden, owner, turn }: { garden: string; owner: string; turn: number },
): Promise<void> {
  if (deed === 'open') {
    const next = lastNumber + 1;
    lastNumber += turn % 9 === 0 ? 210 : 1;
    await sql`
      insert into settlement (id, number, garden_id, note)
      select gen_random_uuid(), number, ${garden}, ${owner}
      from generate_series(${next}::integer, ${lastNumber}::integer) number
    `.execute(db);
  } else if (deed === 'close') {
    await sql`
      update settlement set closed_on = '2026-01-01', balance_grosz = balance_grosz - 1
      where id in (
        select id from settlement where note = ${owner} and closed_on is null order by id limit ${turn % 2 === 0 ? 1000 : 1}
      )
    `.execute(db);
  } else {
    const amount = [1, 99, -1, -100, 2][turn % 5];
    const most = deed === 'post' ? 1 : 1000;
    await sql`
      update settlement set balance_grosz = balance_grosz + ${amount}
      where id in (select id from settlement where note = ${owner} order by id limit ${most})
    `.execute(db);
  }
}

/** Has the database take balances that follow from no posting, for what is tried past the ledger. */
export async function allowStatedBalances(ownerUrl: string): Promise<void> {
  const owner = openDatabase(ownerUrl);
  await sql`alter table settlement disable trigger settlement_keeps_balance`.execute(owner.db);
  await sql`grant update (balance_grosz) on settlement to grzadka_application`.execute(owner.db);
  await closeDatabase(owner);
}
