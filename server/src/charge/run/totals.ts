import type { ChargeRunDetails } from '@grzadka/contract/charge/run/charge-run.model';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { grosze } from '#src/core/database/wire-columns.ts';
import type { ChargeRunRow } from '../charge-run-row.ts';
import { previousCharges } from './previous-run.ts';

/** The charges of a run that are to be, or were, made: those of accounts that are neither left out nor blocked. */
const reckonedCharges = (runId: string) => sql`
  from charge_run_settlement reckoned
  cross join lateral jsonb_array_elements(charges) charge
  where run_id = ${runId} and state in ('ready', 'to-check')
`;

/** What a run comes to by fee kind and by due day, and how many accounts wait for somebody. */
export async function readTotals(
  db: Kysely<Database>,
  run: ChargeRunRow,
): Promise<Pick<ChargeRunDetails, 'totals' | 'counts' | 'dueDays'>> {
  const { sectorIds, gardenIds, settlementIds } = run;
  const { rows: totals } = await sql<ChargeRunDetails['totals'][number]>`
    with reckoned as (
      select (charge ->> 'feeKindId')::uuid as id, (count(*) filter (where charge ->> 'amount' <> '0'))::integer as charges, sum((charge ->> 'amount')::bigint) as amount
      ${reckonedCharges(run.id)}
      group by 1
    ), before as (
      select fee_kind_id as id, sum(amount_grosz) as amount
      from ${previousCharges(run)} charge
      where ${sectorIds.length + gardenIds.length + settlementIds.length === 0} or exists (
        select from charge_run_settlement reckoned
        where reckoned.run_id = ${run.id}
          and (reckoned.garden_id = charge.garden_id or reckoned.settlement_id = charge.settlement_id)
      )
      group by 1
    )
    select
      json_build_object('id', fee_kind.id, 'name', fee_kind.name, 'purpose', fee_kind.purpose) as "feeKind",
      coalesce(reckoned.charges, 0) as charges,
      ${grosze(sql`coalesce(reckoned.amount, 0)`)} as amount, ${grosze(sql`before.amount`)} as previous
    from fee_kind
    left join reckoned on reckoned.id = fee_kind.id
    left join before on before.id = fee_kind.id
    where fee_kind.id = any (${run.feeKindIds}::uuid[])
    order by fee_kind.position, fee_kind.id
  `.execute(db);
  const { rows: dueDays } = await sql<ChargeRunDetails['dueDays'][number]>`
    select part ->> 'dueOn' as "dueOn", ${grosze(sql`sum((part ->> 'amount')::bigint)`)} as amount
    from (select charge ${reckonedCharges(run.id)}) each_charge
    cross join lateral jsonb_array_elements(charge -> 'parts') part
    where (part ->> 'amount')::bigint > 0
    group by 1 order by 1
  `.execute(db);
  return { totals, dueDays, counts: await readCounts(db, run.id) };
}

/** How many accounts of a run are charged, and how many wait for somebody. */
export async function readCounts(
  db: Kysely<Database>,
  runId: string,
): Promise<ChargeRunDetails['counts']> {
  const { rows } = await sql<ChargeRunDetails['counts']>`
    select
      (count(*) filter (where state in ('ready', 'to-check') and charges @? '$[*].amount ? (@ <> 0)'))::integer as settlements,
      (count(*) filter (where state = 'blocked'))::integer as blocked,
      (count(*) filter (where state = 'to-check'))::integer as "toCheck",
      (count(*) filter (where state = 'skipped'))::integer as skipped,
      (count(*) filter (where state = 'nobody'))::integer as nobody,
      (count(*) filter (where state = 'waiting'))::integer as waiting
    from charge_run_settlement where run_id = ${runId}
  `.execute(db);
  return rows[0] ?? { settlements: 0, blocked: 0, toCheck: 0, skipped: 0, nobody: 0, waiting: 0 };
}
