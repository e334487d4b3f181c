import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import type { BookedLine, ComparedLine } from './suspected-doubles.ts';

/** Which of these fingerprints lines of the account have, dropped ones too (docs/product/bank.md#known). */
export async function readKnown(
  db: Kysely<Database>,
  bankAccountId: string,
  fingerprints: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('bankLine')
    .select('fingerprint')
    .where('bankAccountId', '=', bankAccountId)
    .where('fingerprint', '=', sql<string>`any (${fingerprints}::text[])`)
    .execute();
  return new Set(rows.map(({ fingerprint }) => fingerprint));
}

/** What is in the ledger of the account on the days of these lines, for them to be compared with (docs/product/bank.md#doubles). */
export async function readBooked(
  db: Kysely<Database>,
  bankAccountId: string,
  lines: readonly ComparedLine[],
): Promise<readonly BookedLine[]> {
  const days = [...new Set(lines.map(({ bookingDay }) => bookingDay))];
  const rows = await db
    .selectFrom('bankLine')
    .select(['id', 'source', 'bookingDay', 'amountGrosz', 'counterpartyAccount'])
    .where('bankAccountId', '=', bankAccountId)
    .where('bookingDay', '=', sql<string>`any (${days}::date[])`)
    .where('entryId', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ amountGrosz, ...row }) => ({ ...row, amount: Number(amountGrosz) }));
}
