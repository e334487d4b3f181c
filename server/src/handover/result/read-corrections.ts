import type { HandoverResult } from '@grzadka/contract/handover/handover.model';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/**
 * Reads the approved runs that charge accounts for days after the last one of theirs, of kinds that are shared by days or months: these
 * are to be corrected, which nobody does silently (docs/product/handovers.md#end). Of an account that goes on there are none.
 */
export async function readCorrections(
  db: Kysely<Database>,
  { settlementIds, day }: { settlementIds: readonly (string | null)[]; day: string },
): Promise<HandoverResult['corrections']> {
  const { rows } = await sql<HandoverResult['corrections'][number]>`
    select charge_run.id as run_id, charge_run.number, charge_run.title, charge.settlement_id
    from charge
    join charge_run on charge_run.id = charge.run_id
    join settlement on settlement.id = charge.settlement_id and settlement.closed_on is not null
    where charge.settlement_id = any (${settlementIds}::uuid[]) and charge.reversed_on is null
      and charge.last_day > ${day}::date
      and exists (
        select from charge_line join tariff on tariff.id = tariff_id
        where charge_id = charge.id and proration in ('daily', 'monthly')
      )
    group by charge_run.id, charge.settlement_id
    order by charge_run.number_order
  `.execute(db);
  return rows;
}
