import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import type { LetterAccount } from './letter.ts';
import { addressLines } from './sender.ts';

interface Row extends Omit<LetterAccount, 'addressee' | 'balance'> {
  readonly addressee: {
    readonly name: string;
    readonly street: string | null;
    readonly houseNumber: string | null;
    readonly postalCode: string | null;
    readonly city: string | null;
  } | null;
  readonly balance: string;
}

/**
 * Settlement accounts as letters tell of them, by one statement, so that what is open and what it comes to belong together. Whom
 * letters address is the payer, or else who holds it since the earliest day.
 */
export async function readLetterAccounts(
  db: Kysely<Database>,
  ids: readonly string[] | RawBuilder<readonly string[]>,
  today: string,
): Promise<ReadonlyMap<string, LetterAccount>> {
  const { rows } = await sql<Row>`
    select
      settlement.id, settlement.number, settlement.reference, settlement.balance_grosz as balance,
      case when garden.id is not null then json_build_object('name', garden.name, 'sector', sector.name) end as garden,
      coalesce(held.names, '{}') as holders,
      (
        select json_build_object(
          'name', ${fullName}, 'street', street, 'houseNumber', house_number, 'postalCode', postal_code, 'city', city
        )
        from party where id = coalesce(settlement.payer_id, held.first_id)
      ) as addressee,
      coalesce(
        (
          select json_agg(
            json_build_object(
              'id', item.id, 'words', coalesce(fee_kind.name, item.description, entry.description), 'number', entry.number,
              'dueOn', item.due_on, 'open', item.open_grosz
            )
            order by item.due_on, fee_kind.position, item.id
          )
          from open_item item
          join ledger_line line on line.id = item.line_id
          join ledger_entry entry on entry.id = line.entry_id
          left join fee_kind on fee_kind.id = item.fee_kind_id
          where item.settlement_id = settlement.id and item.open_grosz > 0
        ),
        '[]'
      ) as open
    from settlement
    left join garden on garden.id = settlement.garden_id
    left join sector on sector.id = garden.sector_id
    left join lateral (
      select
        array_agg(${fullName} order by ${inTheirOrder}) as names,
        (array_agg(party.id order by ${inTheirOrder}))[1] as first_id
      from ${holdersThen(today)}
    ) held on true
    where settlement.id = any (${ids}::uuid[])
  `.execute(db);
  return new Map(
    rows.map(({ addressee, balance, ...row }) => [
      row.id,
      {
        ...row,
        balance: Number(balance),
        addressee: addressee && [addressee.name, ...addressLines(addressee)],
      },
    ]),
  );
}

/** Who holds the account of `settlement` on a day, or did when it was closed: parties, with their assignments. */
export function holdersThen(day: string): RawBuilder<unknown> {
  return sql`
    settlement_holder holder
    join party on party.id = holder.party_id
    left join assignment on assignment.id = holder.assignment_id
    where holder.settlement_id = settlement.id
      and coalesce(valid_thru, 'infinity') >= least(${day}::date, coalesce(settlement.closed_on, 'infinity'))
  `;
}

/** Who began first comes first. */
export const inTheirOrder = sql`valid_from nulls first, party.name collate polish`;

/** As people are addressed: the first name comes first. */
export const fullName = sql`coalesce(company_name, first_name || ' ' || last_name)`;
