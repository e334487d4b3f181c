import type { Case, Row } from './case.ts';

/** The account that has the most lines of a data set (`fillLedger`). */
const longest = 'select id from settlement where number = 1';

/** A part as the running list has it, in SQL. */
const toldPart = `
  'feeKind', fee_kind.name, 'description', item.description, 'dueOn', item.due_on, 'amount'`;

/** What is posted on a settlement account, and what it came to. */
export const ledgerCases: Readonly<Record<string, Case>> = {
  balance: {
    name: 'the balance of the longest account on a new day',
    keys: `
      select account.id, (today() - n)::text
      from (${longest}) account, generate_series(0, 1400) n order by hashint4(n)`,
    request: ([id, day]) => ({ method: 'GET', path: `/api/settlement/${id}/balance?on=${day}` }),
    bare: {
      sql: `
        with posted as materialized (
          select amount_grosz from ledger_line where settlement_id = $1 and posting_day <= $2::date
        ), living as materialized (
          select item_id, amount_grosz from allocation
          where settlement_id = $1 and made_on <= $2::date and (released_on is null or released_on > $2::date)
        ), part as (
          select bool_or(is_due) as is_due, sum(open) as open
          from (
            select id, effective_due_on < $2::date as is_due, amount_grosz as open
            from open_item where settlement_id = $1 and posting_day <= $2::date
            union all
            select item_id, null, -amount_grosz from living
          ) told
          group by id
        )
        select
          (select coalesce(sum(amount_grosz), 0) from posted)::float8 as balance,
          coalesce(sum(open) filter (where is_due), 0)::float8 as due,
          coalesce(sum(open) filter (where not is_due), 0)::float8 as "notDue",
          (
            (select coalesce(sum(-amount_grosz), 0) from posted where amount_grosz < 0)
              - (select coalesce(sum(amount_grosz), 0) from living)
          )::float8 as overpaid
        from part`,
      values: (key) => [...key],
      present: ([row]) => row,
    },
  },
  runningList: {
    name: 'the first page of the running list of the longest account',
    keys: longest,
    request: ([id]) => ({ method: 'GET', path: `/api/settlement/${id}/entries` }),
    bare: {
      sql: `
        with page as (
          select
            *, sum(amount_grosz) over (order by posting_day, recorded_at, entry_id) as balance, count(*) over () as total
          from ledger_line where settlement_id = $1
          order by posting_day desc, recorded_at desc, entry_id desc limit 100
        )
        select
          entry.id, number, series, line.posting_day::text as "postingDay", entry.description,
          amount_grosz::float8 as amount, balance::float8 as balance,
          (select number from ledger_entry where reverses_id = entry.id) as "reversedBy",
          exists (select from write_off where id = entry.id) as "isWriteOff",
          total::integer as total,
          coalesce((
            select json_agg(json_build_object(${toldPart}, item.amount_grosz, 'open', open_grosz, 'writtenOff', (
              select coalesce(sum(amount_grosz), 0) from allocation
              where item_id = item.id and released_at is null and made_by = 'write-off'
            ))
              order by due_on, position, item.id)
            from open_item item left join fee_kind on fee_kind.id = fee_kind_id
            where line_id = line.id
          ), '[]') as parts,
          coalesce((
            select json_agg(json_build_object(${toldPart}, allocation.amount_grosz, 'number', debt.number,
                'named', allocation.is_named)
              order by due_on, position, item.id)
            from allocation
            join open_item item on item.id = item_id
            join ledger_line owed on owed.id = item.line_id
            join ledger_entry debt on debt.id = owed.entry_id
            left join fee_kind on fee_kind.id = item.fee_kind_id
            where allocation.line_id = line.id and released_at is null
          ), '[]') as covers
        from page line join ledger_entry entry on entry.id = entry_id
        order by line.posting_day desc, line.recorded_at desc, entry.id desc`,
      values: (key) => [...key],
      present: (rows) => ({
        items: rows.map(withoutTotal),
        totalItems: rows[0]?.['total'] ?? 0,
      }),
    },
  },
};

function withoutTotal(row: Row): Row {
  const { total: _, ...item } = row;
  return item;
}
