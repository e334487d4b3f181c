import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import type { ChargeRunRow } from '../charge-run-row.ts';

/** A line of the run before, as the causes of differences ask for it. */
export interface PreviousLine {
  readonly settlementId: string;
  readonly gardenId: string | null;
  readonly feeKindId: string;
  readonly kind: 'fee' | 'flat' | 'correction' | 'exemption';
  readonly quantity: string | null;
  readonly rate: string | null;
  readonly amount: number;
}

/**
 * The charges of a run's kinds that it is compared with: those of the last approved run of its sort that charged some of them,
 * for a time that began earlier, and of the runs that correct it; of a correction those of the very run that it corrects,
 * which are taken back.
 */
export function previousCharges({
  id,
  kind,
  feeKindIds,
  periodFrom,
  correctsId,
}: ChargeRunRow): RawBuilder<unknown> {
  const ofRuns =
    correctsId === null
      ? sql`reversed_on is null and run_id in (
          with recursive compared as (
            (
              select id, corrects_id
              from charge_run
              where state = 'approved' and kind = ${kind} and fee_kind_ids && ${feeKindIds}::uuid[]
                and period_from < ${periodFrom}::date and id <> ${id}
              order by period_from desc, corrects_id is not null, number_order desc
              limit 1
            )
            union
            select charge_run.id, charge_run.corrects_id
            from charge_run
            join compared on charge_run.corrects_id = compared.id or charge_run.id = compared.corrects_id
          )
          select id from compared
        )`
      : sql`run_id = ${correctsId}::uuid`;
  return sql`(
    select * from charge where fee_kind_id = any (${feeKindIds}::uuid[]) and ${ofRuns}
  )`;
}

/** What the run before charged of these kinds, line by line. */
export async function readPreviousLines(
  db: Kysely<Database>,
  run: ChargeRunRow,
): Promise<PreviousLine[]> {
  const { rows } = await sql<PreviousLine & { amount: string }>`
    select
      settlement_id, garden_id, fee_kind_id, charge_line.kind, quantity, rate, charge_line.amount_grosz as amount
    from ${previousCharges(run)} charge join charge_line on charge_id = charge.id
    order by charge.place, charge_line.place
  `.execute(db);
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}
