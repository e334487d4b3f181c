import { type RawBuilder, sql } from 'kysely';

/** The members of a JSON object that show a part of a debt, of the table `item` with its `fee_kind`. */
export const toldPart = sql`
  'feeKind', fee_kind.name, 'description', item.description, 'dueOn', item.due_on
`;

/** What of a part of a debt, a row of the table `item`, is written off now, in grosze (docs/product/payments.md#write-offs). */
export const writtenOffOf = sql`(
  select coalesce(sum(amount_grosz), 0) from allocation
  where item_id = item.id and released_at is null and made_by = 'write-off'
)`;

/**
 * The parts of debts that lines, an array of their ids, cover now, each with the number of its document: a JSON array, by their
 * due days.
 */
export function coveredBy(lineIds: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce(
    (
      select json_agg(
        json_build_object(${toldPart}, 'amount', allocation.amount_grosz, 'number', debt.number, 'named', is_named)
        order by item.due_on, fee_kind.position, item.id
      )
      from allocation
      join open_item item on item.id = allocation.item_id
      join ledger_line line on line.id = item.line_id
      join ledger_entry debt on debt.id = line.entry_id
      left join fee_kind on fee_kind.id = item.fee_kind_id
      where allocation.line_id = any (${lineIds}) and released_at is null
    ),
    '[]'
  )`;
}

/** What of payments, an array of the ids of lines, covers nothing now, in grosze; null where none of these is a payment. */
export function leftOf(lineIds: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select sum(-paid.amount_grosz - (
      select coalesce(sum(amount_grosz), 0) from allocation where line_id = paid.id and released_at is null
    ))
    from ledger_line paid
    where paid.id = any (${lineIds}) and paid.settlement_id is not null and paid.amount_grosz < 0
  )`;
}
