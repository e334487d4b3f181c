import type { BankLineDetails } from '@grzadka/contract/bank/queue/bank-line.model';
import { type Kysely, sql } from 'kysely';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { instant } from '#src/core/database/wire-columns.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import { toldLine, toldSettlement } from './told-line.ts';

/** The line by which money moved in an entry, with what it is for and what spoke for that (docs/product/bank.md#why); 404 where the entry is of none. */
export async function readLineOfTransaction(
  db: Kysely<Database>,
  { id }: { readonly id: string },
): Promise<BankLineDetails> {
  const { rows } = await sql<{ told: BankLineDetails }>`
    select json_build_object(
      ${toldLine}, 'state', line.state, 'assignment', ${assignment}, 'reasons', coalesce(${reasons}, '[]')
    ) as told
    from bank_line line
    join bank_account on bank_account.id = line.bank_account_id
    where line.entry_id = ${recordId(id)}
  `.execute(db);
  const [found] = rows;
  if (found === undefined) throw notFound();
  return found.told;
}

const ofSettlement = sql`
  left join settlement on settlement.id = part.settlement_id
  left join garden on garden.id = settlement.garden_id
  left join sector on sector.id = garden.sector_id
`;

const assignment = sql`(
  select json_build_object(
    'number', entry.number, 'recordedAt', ${instant(sql`entry.recorded_at`)},
    'who', (
      select coalesce(party.name, login.user_name)
      from login left join party on party.id = login.party_id where login.id = entry.login_id
    ),
    'isByRule', line.decided_by = 'rule',
    'parts', (
      select json_agg(
        json_build_object(
          'settlement', case when settlement.id is not null then ${toldSettlement} end,
          'costCategory', case when cost_category.id is not null then json_build_object(
            'id', cost_category.id, 'name', cost_category.name
          ) end,
          'incomeCategory', case when income_category.id is not null then json_build_object(
            'id', income_category.id, 'name', income_category.name
          ) end,
          'amount', abs(part.amount_grosz)
        )
        order by part.place
      )
      from ledger_line part
      left join cost_category on cost_category.id = part.cost_category_id
      left join income_category on income_category.id = part.income_category_id
      ${ofSettlement}
      where part.entry_id = entry.id and part.code <> '240'
    )
  )
  from ledger_entry entry where entry.id = line.assignment_id
)`;

const reasons = sql`(
  select json_agg(
    json_build_object('settlement', ${toldSettlement}, 'points', part.points, 'reasons', part.reasons)
    order by part.first
  )
  from (
    select settlement_id, sum(points) as points, min(place) as first,
      json_agg(json_build_object('points', points, 'words', words) order by place) as reasons
    from bank_line_reason where line_id = line.id group by settlement_id
  ) part
  ${ofSettlement}
)`;
