import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import { type SoughtId, soughtId } from '#src/core/scope/sought-id.ts';
import { readRunningList } from '#src/ledger/running-list.repo.ts';
import type { Letter } from './letter.ts';
import { readLetterAccounts } from './letter-accounts.repo.ts';
import type { StatementData } from './write-statement.ts';

/** The most entries that one statement lists: those before are in the balance that it begins with. */
const mostEntries = 1000;

/** The account that a statement is asked of, and its days; null is open. */
export interface AskedStatement {
  readonly id: SoughtId;
  readonly from: string | null;
  readonly thru: string | null;
  /** The first day that the caller may know about. */
  readonly since?: RawBuilder<string | null>;
}

/** Reads what stands on the statement of an account, all of it as of one instant; 404 when there is no such account. */
export async function readStatement(
  db: Kysely<Database>,
  { from, thru, ...which }: AskedStatement,
): Promise<StatementData> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const letter = await readLetter(trx, which);
      const asked = { ...which, from, thru, offset: 0, limit: mostEntries };
      const { items } = await readRunningList(trx, asked);
      return { ...letter, from, thru, entries: items.toReversed() };
    });
}

/** What every letter about an account begins with; 404 when there is no such account. */
export async function readLetter(
  db: Kysely<Database>,
  { id }: Pick<AskedStatement, 'id'>,
): Promise<Letter> {
  const madeOn = gardenToday();
  const accounts = await readLetterAccounts(db, sql`array[${soughtId(id)}]`, madeOn);
  const [account] = accounts.values();
  if (account === undefined) throw notFound();
  return { account, madeOn };
}
