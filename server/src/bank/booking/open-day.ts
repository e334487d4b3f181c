import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { refusalOfDay } from '#src/ledger/post.ts';

/** What decides on which days nothing is posted any more. */
interface Closing {
  readonly today: string;
  /** The last closed year, if any. */
  readonly closed: number | null;
}

/** Gives for a day ('YYYY-MM-DD') on which day its matter is posted: that day, or today where its year is closed (docs/product/bank.md#booking). */
export async function readOpenDays(db: Kysely<Database>): Promise<(day: string) => string> {
  const { rows } = await sql<Closing>`
    select today() as today, (select max(year) from ledger_year) as closed
  `.execute(db);
  const [closing] = rows;
  if (closing === undefined) throw new Error('no day is told');
  return (day) => (refusalOfDay(day, closing) === undefined ? day : closing.today);
}
