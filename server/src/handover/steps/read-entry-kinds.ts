import type { HandoverDetails } from '@grzadka/contract/handover/handover-details.model';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { grosze } from '#src/core/database/wire-columns.ts';
import type { EntryFee } from '../entry-fees.ts';

/**
 * Reads the fees that who comes may be asked to pay once, in the order of the kinds: those of the settings that cost something by hand or
 * the same for each garden on their first day, and those that are chosen already.
 */
export async function readEntryKinds(
  db: Kysely<Database>,
  { fees, startDay }: { readonly fees: readonly EntryFee[]; readonly startDay: string },
): Promise<HandoverDetails['entryKinds']> {
  const chosen = new Map(fees.map((fee) => [fee.feeKindId, { amount: fee.amount }]));
  const { rows } = await sql<Omit<HandoverDetails['entryKinds'][number], 'chosen'>>`
    select
      fee_kind.id, fee_kind.name,
      ${grosze(sql`nullif(round((tariff.terms ->> 'rate')::numeric * 100), 0)`)} as amount
    from fee_kind
    left join tariff on tariff.fee_kind_id = fee_kind.id and method in ('manual', 'per-garden')
      and valid_from <= ${startDay}::date and coalesce(valid_thru, 'infinity') >= ${startDay}::date
    where fee_kind.id = any (${[...chosen.keys()]}::uuid[])
      or (
        fee_kind.id = any ((select entry_fee_kind_ids from settings)::uuid[])
        and active and tariff.id is not null
      )
    order by position, fee_kind.id
  `.execute(db);
  return rows.map((kind) => ({ ...kind, chosen: chosen.get(kind.id) ?? null }));
}
