import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import type { BookedFile, PlacedLine } from './parts-of-days.ts';
import type { RecordedLine } from './recognise-lines.ts';
import { type BookedLine, type ComparedLine, daysNear } from './suspected-doubles.ts';

/** A line that the program has of an account, whatever became of it. */
export interface AccountLine extends RecordedLine, PlacedLine, BookedLine {
  readonly fingerprint: string;
  readonly state: Database['bankLine']['state'];
  /** The line that it was suspected to be the same money as. */
  readonly doubleOf: string | null;
}

/**
 * What the program has of an account near the days of these lines and with their amounts, and all of their first and last day, the oldest first
 * (docs/product/bank.md#known).
 */
export async function readRecorded(
  db: Kysely<Database>,
  bankAccountId: string,
  lines: readonly ComparedLine[],
): Promise<readonly AccountLine[]> {
  const ends = firstAndLastDay(lines);
  const near = daysNear(lines);
  const amounts = [...new Set(lines.map(({ amount }) => amount))];
  const { rows } = await sql<Omit<AccountLine, 'amount'> & { amount: string }>`
    select
      id, import_id as file_id, ${orderOf(sql`(select applied_at from bank_import where id = import_id)`)} as file_order, source, fingerprint, state, booking_day, value_day, amount_grosz as amount, counterparty_name,
      counterparty_account, title, bank_reference, double_of, entry_id is not null as is_booked,
      case when raw <> '' then encode(sha256(convert_to(raw, 'UTF8')), 'hex') end as raw_hash
    from bank_line
    where bank_account_id = ${bankAccountId}
      and (
        booking_day = any (${ends}::date[])
        or (
          (booking_day = any (${near}::date[]) or value_day = any (${near}::date[]))
          and amount_grosz = any (${amounts}::bigint[])
        )
      )
    order by id
  `.execute(db);
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

/** The files that were booked for an account and end or begin on one of these days. */
export async function readBookedFiles(
  db: Kysely<Database>,
  bankAccountId: string,
  lines: readonly ComparedLine[],
): Promise<readonly BookedFile[]> {
  const ends = firstAndLastDay(lines);
  const { rows } = await sql<
    Omit<BookedFile, 'opening' | 'closing'> & { opening: string | null; closing: string | null }
  >`
    select
      id, from_day, thru_day, opening_grosz as opening, closing_grosz as closing,
      ${orderOf(sql`applied_at`)} as "order"
    from bank_import
    where bank_account_id = ${bankAccountId} and applied_at is not null
      and (from_day = any (${ends}::date[]) or thru_day = any (${ends}::date[]))
  `.execute(db);
  const amountOf = (text: string | null) => (text === null ? null : Number(text));
  return rows.map((row) => ({
    ...row,
    opening: amountOf(row.opening),
    closing: amountOf(row.closing),
  }));
}

/** An instant as a number that is exact to the microsecond. */
function orderOf(instant: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(extract(epoch from ${instant}) * 1000000)::double precision`;
}

function firstAndLastDay(lines: readonly ComparedLine[]): readonly string[] {
  const days = lines.map(({ bookingDay }) => bookingDay).toSorted();
  return [...days.slice(0, 1), ...days.slice(-1)];
}
