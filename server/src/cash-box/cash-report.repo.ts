import { type Kysely, sql } from 'kysely';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';

/** A document of a cash box as its report lists it; what came and what went is in grosze, and not below zero. */
export interface ReportedDocument {
  readonly postingDay: string;
  readonly number: string;
  readonly description: string;
  readonly plot: string | null;
  readonly received: number;
  readonly paidOut: number;
}

/** What was in a cash box before some days, what came and went on them, and what was in it after: docs/product/payments.md#cash-report. */
export interface CashReport {
  readonly cashBox: string;
  /** Both inclusive, 'YYYY-MM-DD'. */
  readonly from: string;
  readonly thru: string;
  /** In grosze. */
  readonly opening: number;
  readonly documents: readonly ReportedDocument[];
  /** When it was read, to the microsecond: what was recorded later is not on it. */
  readonly readAt: string;
}

/** Reads the report of a cash box of some days by one statement, so that its sums belong together. 404 without the box. */
export async function readCashReport(
  db: Kysely<Database>,
  { id, from, thru }: { id: string; from: string; thru: string },
): Promise<CashReport> {
  const { rows } = await sql<{
    cashBox: string;
    readAt: string;
    opening: string;
    documents: ReportedDocument[];
  }>`
    select
      name as cash_box, now()::text as read_at,
      (
        select coalesce(sum(amount_grosz), 0) from ledger_line
        where cash_box_id = cash_box.id and posting_day < ${from}
      ) as opening,
      coalesce(
        (
          select json_agg(
            json_build_object(
              'postingDay', entry.posting_day, 'number', entry.number, 'description', entry.description,
              'plot', garden.name, 'received', greatest(line.amount_grosz, 0), 'paidOut', greatest(-line.amount_grosz, 0)
            )
            order by entry.posting_day, entry.recorded_at, entry.id
          )
          from ledger_line line
          join ledger_entry entry on entry.id = line.entry_id
          left join money_movement movement on movement.id = entry.id
          left join settlement on settlement.id = movement.settlement_id
          left join garden on garden.id = settlement.garden_id
          where line.cash_box_id = cash_box.id and line.posting_day between ${from} and ${thru}
        ),
        '[]'
      ) as documents
    from cash_box where id = ${recordId(id)}
  `.execute(db);
  const [found] = rows;
  if (found === undefined) throw notFound();
  return { ...found, from, thru, opening: Number(found.opening) };
}
