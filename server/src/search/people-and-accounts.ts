import type { FoundOf } from '@grzadka/contract/search/search.model';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { grosze } from '#src/core/database/wire-columns.ts';
import { type Condition, column, polishOrder } from '#src/core/list/conditions.ts';
import { isClosed, tiersOfSettlements } from '#src/settlement/find-settlements.ts';
import { readNearest } from './nearest-few.ts';
import { beginsSo, isSo, keyOf, type Sought } from './sought.ts';

/**
 * The people and companies that are called so, or are reached so, that begin so, that have the words, and whose e-mail address has a part
 * that begins so.
 */
export function findParties(sought: Sought): RawBuilder<FoundOf<'parties'>> {
  const { phone, email, localPart, domain, words } = sought;
  const name = column('party.nameSearch');
  const address = sql`search_key(party.email)`;
  const search = {
    table: 'party',
    tiers: [
      [
        ...isSo(name, sought),
        ...(phone === undefined ? [] : [sql<SqlBool>`party.phone = ${phone}`]),
        ...isSo(address, keyOf(email)).map(amongAddresses),
      ],
      [...beginsSo(name, sought), ...beginsSo(address, keyOf(email)).map(amongAddresses)],
    ],
    words: [
      words('party.nameSearch'),
      ...beginsSo(address, keyOf(localPart)),
      ...beginsSo(sql`split_part(search_key(party.email), '@', 2)`, keyOf(domain)),
    ],
    order: [{ by: sql`(${name} collate "C")` }],
  } as const;
  return readNearest(search, [
    sql`party.name`,
    sql`party.party_type as party_type`,
    sql`coalesce((
      select string_agg(name, ', ' order by name collate polish) from garden
      where id in (select garden_id from current_assignment where party_id = party.id)
    ), '') as gardens`,
    sql`party.phone`,
    sql`party.email`,
  ]);
}

/** So few that an address is found while it is typed. */
const mostAddresses = 200;

/**
 * A condition of e-mail addresses, which are looked for by themselves: PostgreSQL takes them for less rare than they are, and would go
 * through all names in their order.
 */
function amongAddresses(condition: Condition): Condition {
  return sql<SqlBool>`${column('party.id')} = any (array(
    select id from party where ${condition} limit ${sql.lit(mostAddresses)}
  ))`;
}

/**
 * The accounts in the order of every search for one (0177); before all others those that owe just that amount, or with a minus
 * have paid so much too much, for who may know whose debts there are.
 */
export function findAccounts(
  { phrase, words, amount }: Sought,
  { mayKnowDebts }: { mayKnowDebts: boolean },
): RawBuilder<FoundOf<'settlements'>> {
  const found = words('settlement.search');
  const { named, worded, meant } = tiersOfSettlements(found ?? sql<SqlBool>`false`, phrase);
  const owing =
    mayKnowDebts && amount !== undefined && amount !== 0
      ? [[sql<SqlBool>`${column('settlement.balanceGrosz')} = ${sql.lit(amount)}`]]
      : [];
  const search = {
    table: 'settlement',
    tiers: [...owing, ...named.map((condition) => [condition])],
    words: [...(found === undefined ? [] : worded), ...meant],
    isOver: isClosed(),
    order: [{ by: polishOrder('settlement.gardenName') }, { by: column('settlement.number') }],
  } as const;
  return readNearest(search, [
    sql`settlement.reference`,
    sql`settlement.garden_name as garden`,
    sql`coalesce((
      select string_agg(name, ', ' order by name collate polish) from party
      where id in (select party_id from settlement_holder where settlement_id = settlement.id)
    ), '') as holders`,
    sql`settlement.closed_on as closed_on`,
    ...(mayKnowDebts ? [sql`${grosze(column('settlement.balanceGrosz'))} as balance`] : []),
  ]);
}
