import { chargeAmountRefusals } from '@grzadka/contract/charge/amount/charge-amount.model';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import type { ChargeRunRow } from '../charge-run-row.ts';
import { isWithinRun, type RunChoice } from '../loading/within-run.ts';

/** A fee kind whose amounts may be set by hand. */
export interface KindByHand {
  readonly id: string;
  readonly name: string;
}

/** The fee kinds of a run that are set by hand on its reference day, in their order (docs/product/charge-runs.md#amounts-by-hand). */
export async function readKindsByHand(db: Kysely<Database>, run: RunChoice): Promise<KindByHand[]> {
  const { rows } = await sql<KindByHand>`
    select id, name from fee_kind where ${isByHand(run)} order by position, id
  `.execute(db);
  return rows;
}

/** Whether a row of `fee_kind` is one of them. */
function isByHand({ feeKindIds, referenceDay }: RunChoice): RawBuilder<boolean> {
  return sql`(
    fee_kind.id = any (${feeKindIds}::uuid[]) and exists (
      select from tariff
      where fee_kind_id = fee_kind.id and method = 'manual'
        and valid_from <= ${referenceDay}::date and coalesce(valid_thru, 'infinity') >= ${referenceDay}::date
    )
  )`;
}

/** So many are named of what stands in the way. */
const mostNamed = 5;

/**
 * What of a run's amounts would not be charged as the run is now, by the fields of its form: those of kinds that are not set by
 * hand on its reference day, and those of accounts beyond its choice. Nothing that somebody set is left out in silence.
 */
export async function findIdleAmounts(
  db: Kysely<Database>,
  run: RunChoice & Pick<ChargeRunRow, 'id'>,
): Promise<{ feeKindIds?: string; settlementIds?: string }> {
  const { rows } = await sql<{ field: 'feeKindIds' | 'settlementIds'; name: string }>`
    select 'feeKindIds' as field, fee_kind.name
    from charge_amount join fee_kind on fee_kind.id = fee_kind_id
    where run_id = ${run.id} and not ${isByHand(run)}
    group by fee_kind.id
    union all
    (
      select 'settlementIds', coalesce(garden.name, settlement.reference)
      from charge_amount
      join settlement on settlement.id = settlement_id
      left join garden on garden.id = garden_id
      where run_id = ${run.id} and not ${isWithinRun(run)}
      group by settlement.id, garden.id
      order by settlement.number
      limit ${mostNamed + 1}
    )
  `.execute(db);
  const named = (field: string) => {
    const names = rows.filter((row) => row.field === field).map(({ name }) => name);
    return names.length > mostNamed ? `${names.slice(0, mostNamed).join(', ')}…` : names.join(', ');
  };
  const [kinds, accounts] = [named('feeKindIds'), named('settlementIds')];
  return {
    ...(kinds !== '' && { feeKindIds: chargeAmountRefusals.kindsLeft(kinds) }),
    ...(accounts !== '' && { settlementIds: chargeAmountRefusals.accountsLeft(accounts) }),
  };
}
