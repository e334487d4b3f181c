import type { AllocationDetails } from '@grzadka/contract/payment/allocation.model';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import { findCredit } from './find-credit.ts';
import { settlementInJson } from './settlement-in-json.ts';

/**
 * What a payment covers, and what it may cover by hand: of each part that is open, or that it covers, what nothing but the rule, or what was
 * said before of this payment, covers (docs/product/ledger.md#spreading-by-hand). 404 without the payment, 409 where it is on no account, or on several.
 */
export async function getAllocation(
  db: Kysely<Database>,
  { id }: { id: string },
): Promise<AllocationDetails> {
  const { lineId, number, settlementId } = await findCredit(db, id);
  const { rows } = await sql<Omit<AllocationDetails, 'paymentId' | 'number'>>`
    with living as materialized (
      select
        item_id, line_id, made_by, amount_grosz as amount,
        made_by <> 'rule' and not (made_by = 'person' and line_id = ${lineId}) as is_fixed
      from allocation where settlement_id = ${settlementId} and released_at is null
    ), part as (
      select
        item.id, debt.number, fee_kind.name as fee_kind, fee_kind.position, item.description, item.due_on, item.open_grosz,
        item.amount_grosz - coalesce(sum(living.amount) filter (where is_fixed), 0) as room,
        coalesce(sum(living.amount) filter (where living.line_id = ${lineId} and not is_fixed), 0) as covered,
        coalesce(bool_or(living.line_id = ${lineId} and made_by = 'person'), false) as by_hand
      from open_item item
      join ledger_line line on line.id = item.line_id
      join ledger_entry debt on debt.id = line.entry_id
      left join fee_kind on fee_kind.id = item.fee_kind_id
      left join living on living.item_id = item.id
      where item.settlement_id = ${settlementId}
      group by item.id, debt.number, fee_kind.name, fee_kind.position
    )
    select
      ${settlementInJson} as settlement,
      (
        select -amount_grosz - coalesce(
          (select sum(amount) from living where line_id = line.id and is_fixed), 0
        )
        from ledger_line line where id = ${lineId}
      )::float8 as available,
      coalesce(
        (
          select json_agg(
            json_build_object(
              'partId', id, 'number', number, 'feeKind', fee_kind, 'description', description, 'dueOn', due_on,
              'room', room, 'covered', covered, 'byHand', by_hand
            )
            order by due_on, position, id
          )
          from part where open_grosz > 0 or covered > 0
        ),
        '[]'
      ) as parts
    from settlement
    left join garden on garden.id = settlement.garden_id
    left join sector on sector.id = garden.sector_id
    where settlement.id = ${settlementId}
  `.execute(db);
  const [found] = rows;
  if (found === undefined) throw notFound();
  return { paymentId: lineId, number, ...found };
}
