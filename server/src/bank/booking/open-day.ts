import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { readOpenDays, refusalOfDay } from '#src/ledger/open-days.ts';

/**
 * Gives for a day ('YYYY-MM-DD') on which day its matter is posted: that day, or today where its year is closed or the books begin later
 * (docs/product/bank.md#booking).
 */
export async function openDayOf(db: Kysely<Database>): Promise<(day: string) => string> {
  const days = await readOpenDays(db);
  return (day) => (refusalOfDay(day, days) === undefined ? day : days.today);
}
