import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { grosze } from '#src/core/database/wire-columns.ts';

/** What moved on a ledger account in some days, in grosze. */
export interface AccountTurnover {
  readonly code: Database['ledgerLine']['code'];
  /** Before these days: above zero for debit, below for credit. */
  readonly opening: number;
  /** Neither is below zero. */
  readonly debit: number;
  readonly credit: number;
}

/** Days from one to another, both inclusive, 'YYYY-MM-DD'. */
export interface Days {
  readonly from: string;
  readonly thru: string;
}

/**
 * What was on each ledger account before some days, and what moved on it: of accounts with anything posted until then, by their codes.
 * The debits come to the credits, and the openings to zero, since each entry does.
 */
export async function readTurnover(
  db: Kysely<Database>,
  { from, thru }: Days,
): Promise<AccountTurnover[]> {
  const { rows } = await sql<AccountTurnover>`
    select code,
      ${grosze(sql`coalesce(sum(amount_grosz) filter (where posting_day < ${from}), 0)`)} as opening,
      ${grosze(sql`coalesce(sum(amount_grosz) filter (where posting_day >= ${from} and amount_grosz > 0), 0)`)} as debit,
      ${grosze(sql`coalesce(-sum(amount_grosz) filter (where posting_day >= ${from} and amount_grosz < 0), 0)`)} as credit
    from ledger_line
    where posting_day <= ${thru}
    group by code order by code
  `.execute(db);
  return rows;
}
