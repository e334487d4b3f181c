import type { Days } from '@grzadka/contract/interest-rate/interest';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import type { ChargeRunRow } from '../charge-run-row.ts';
import { isWithinRun } from '../loading/within-run.ts';
import type { InterestDebt, NotedBefore, Waiver } from './note-account.ts';

/** An account in reach of a note, and where it is put in order. */
export interface InterestAccount {
  readonly id: string;
  readonly gardenId: string | null;
  readonly gardenName: string;
  readonly sectorId: string | null;
}

/** The accounts in reach of a note, those that are closed among them, by their plots, or those of them that are named. */
export async function readInterestAccounts(
  db: Kysely<Database>,
  run: ChargeRunRow,
  onlyId?: string,
): Promise<InterestAccount[]> {
  const { rows } = await sql<InterestAccount>`
    select settlement.id, garden.id as garden_id, coalesce(garden.name, '') as garden_name, garden.sector_id
    from settlement left join garden on garden.id = garden_id
    where ${isWithinRun(run)} and ${onlyId === undefined ? sql`true` : sql`settlement.id = ${onlyId}`}
    order by garden.name collate polish nulls last, garden.id, settlement.number
  `.execute(db);
  return rows;
}

/** How many accounts in reach of a note have something overdue that bears interest, or a note that may want a correction. */
export async function countOverdueAccounts(
  db: Kysely<Database>,
  run: ChargeRunRow,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from settlement left join garden on garden.id = garden_id
    where ${isWithinRun(run)} and exists (
      select from open_item item join fee_kind on fee_kind.id = fee_kind_id
      where settlement_id = settlement.id and interest and open_grosz > 0 and effective_due_on < ${run.periodThru}::date
    )
  `.execute(db);
  return rows[0]?.count ?? 0;
}

interface PartRow {
  readonly id: string;
  readonly settlementId: string;
  readonly lineId: string;
  readonly number: string;
  readonly feeKind: string;
  readonly bears: boolean;
  readonly isReversed: boolean;
  readonly dueOn: string;
  readonly effectiveDueOn: string;
  readonly amount: string;
  readonly paid: readonly { day: string; amount: number }[];
  readonly withoutInterest: readonly Days[] | null;
}

/**
 * The debts of some accounts that were overdue by a day and bear interest, or were noted before, by the account; each with what covers it
 * now, whenever that was posted (docs/product/interest.md#corrections). One statement reads those of all of them.
 */
export async function readInterestDebts(
  db: Kysely<Database>,
  { ids, thru, runId }: { ids: readonly string[]; thru: string; runId: string },
): Promise<ReadonlyMap<string, InterestDebt[]>> {
  const noted = await readNoted(db, { ids, runId });
  const notedLines = [...noted.keys()];
  const { rows } = await sql<PartRow>`
    select
      item.id, item.settlement_id, item.line_id, entry.number, fee_kind.name as fee_kind, ${bears} as bears,
      taken.is_reversed, item.due_on, item.effective_due_on, item.amount_grosz as amount, covered.paid,
      (
        -- As long as a plan that defers without interest was kept (docs/product/payment-plans.md#interest).
        select json_agg(json_build_object('from', plan.agreed_on, 'thru', deferred_thru))
        from payment_plan_part part join payment_plan_standing plan on plan.id = part.plan_id
        where part.item_id = item.id and without_interest
      ) as without_interest
    from open_item item
    join fee_kind on fee_kind.id = item.fee_kind_id
    join ledger_line line on line.id = item.line_id
    join ledger_entry entry on entry.id = line.entry_id
    cross join lateral (
      select exists (select from ledger_entry taking where taking.reverses_id = entry.id) as is_reversed
    ) taken
    cross join lateral (
      select
        coalesce(json_agg(json_build_object('day', effective_day, 'amount', amount_grosz)), '[]') as paid,
        max(effective_day) as last_day
      from allocation where item_id = item.id and released_at is null
    ) covered
    where item.settlement_id = any (${ids}::uuid[]) and item.interest_on_id is null
      and (
        item.line_id = any (${notedLines}::uuid[])
        or item.effective_due_on < ${thru}::date and ${bears} and not taken.is_reversed
          and (item.open_grosz > 0 or covered.last_day > item.effective_due_on)
      )
    order by item.due_on, fee_kind.position, entry.year, entry.document, entry.place, item.id
  `.execute(db);
  const byLine = [...Map.groupBy(rows, ({ lineId }) => lineId)].map(([lineId, parts]) => ({
    settlementId: parts[0]?.settlementId ?? '',
    debt: debtOf(lineId, parts, noted.get(lineId) ?? []),
  }));
  return new Map(
    [...Map.groupBy(byLine, ({ settlementId }) => settlementId)].map(([id, of]) => [
      id,
      of.map(({ debt }) => debt),
    ]),
  );
}

/** Whether a part of a kind bears interest: interest itself never does. */
const bears: RawBuilder<boolean> = sql`(
  fee_kind.interest and fee_kind.id <> (select interest_fee_kind_id from settings)
)`;

function debtOf(
  lineId: string,
  parts: readonly PartRow[],
  noted: readonly NotedBefore[],
): InterestDebt {
  const [first] = parts;
  return {
    lineId,
    number: first?.number ?? '',
    feeKind: first?.feeKind ?? '',
    bears: parts.some((part) => part.bears && !part.isReversed),
    isReversed: first?.isReversed ?? false,
    parts: parts.map(({ id, dueOn, effectiveDueOn, amount, paid, withoutInterest }) => ({
      id,
      dueOn,
      effectiveDueOn,
      amount: Number(amount),
      paid,
      ...(withoutInterest && { withoutInterest }),
    })),
    noted,
  };
}

/** What notes charged of the debts of some accounts and is not free again, by the debt; a run looks at those of others. */
async function readNoted(
  db: Kysely<Database>,
  { ids, runId }: { ids: readonly string[]; runId: string },
): Promise<ReadonlyMap<string, NotedBefore[]>> {
  const { rows } = await sql<NotedBefore & { lineId: string }>`
    select
      noted.id, noted.line_id, noted.first_day as "from", noted.last_day as thru, coalesce(charge.number, charge_run.number) as number,
      to_json(noted.amount_grosz) as amount, to_json(noted.waived_grosz) as waived,
      to_json((
        select coalesce(sum(amount_grosz), 0)::bigint from interest_noted correction
        where correction.corrects_id = noted.id and correction.freed_at is null
      )) as corrected
    from interest_noted noted
    join charge_run on charge_run.id = noted.run_id
    left join charge on charge.id = noted.charge_id
    where noted.settlement_id = any (${ids}::uuid[]) and noted.corrects_id is null and noted.freed_at is null
      and noted.run_id <> ${runId}
    order by noted.first_day
  `.execute(db);
  return Map.groupBy(rows, ({ lineId }) => lineId);
}

/** What is waived in a draft, by the account. */
export async function readWaivers(
  db: Kysely<Database>,
  runId: string,
): Promise<ReadonlyMap<string, Waiver>> {
  const rows = await db
    .selectFrom('interestWaiver')
    .innerJoin('resolution', 'resolution.id', 'resolutionId')
    .select(['settlementId', 'amountGrosz', 'reason', 'resolution.number', 'adoptedOn'])
    .where('runId', '=', runId)
    .execute();
  return new Map(
    rows.map(({ settlementId, amountGrosz, reason, number, adoptedOn }) => [
      settlementId,
      {
        amount: amountGrosz === null ? null : Number(amountGrosz),
        reason,
        resolution: { number, adoptedOn },
      },
    ]),
  );
}
