import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { virtualAccountOf } from '#src/statement/transfer.ts';
import type { Holder, MatchedAccount, MatchedWorld } from './account.ts';

/** What of lines says what has to be read to match them. */
interface SentLine {
  readonly counterpartyAccount: string | null;
}

interface AccountRow extends Omit<MatchedAccount, 'virtualAccount' | 'openParts'> {
  readonly openParts: readonly number[];
}

/**
 * All that incoming lines are matched with (docs/product/bank.md#matching): every settlement account with whoever holds or held it and what is open of
 * it, in grosze, and of the known senders those of these lines. By three statements, however many lines there are.
 */
export async function readWorld(
  db: Kysely<Database>,
  lines: readonly SentLine[],
): Promise<MatchedWorld> {
  const { rows: accounts } = await sql<AccountRow>`
    select
      settlement.id, settlement.number, settlement.garden_id, settlement.closed_on,
      coalesce(held.holders, '[]') as holders, coalesce(owed.parts, '[]') as open_parts
    from settlement
    left join (
      select settlement_id, json_agg(${holder} order by party.id) as holders
      from (select distinct settlement_id, party_id from settlement_holder) own
      join party on party.id = own.party_id and not party.is_erased
      group by settlement_id
    ) held on held.settlement_id = settlement.id
    left join (
      select settlement_id, json_agg(open_grosz) as parts
      from open_item where open_grosz > 0 group by settlement_id
    ) owed on owed.settlement_id = settlement.id
  `.execute(db);
  const { rows: places } = await sql<Places>`
    select
      (select virtual_account_prefix from settings) as prefix,
      (
        select coalesce(json_agg(json_build_object('id', id, 'name', name, 'sectorId', sector_id)), '[]')
        from garden
      ) as gardens,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name)), '[]') from sector) as sectors
  `.execute(db);
  const [place] = places;
  const senders = await db
    .selectFrom('knownSender')
    .select(['counterpartyAccount', 'settlementId', 'confirmedOn'])
    .where('counterpartyAccount', '=', sql<string>`any (${sendersOf(lines)}::text[])`)
    .execute();
  return {
    accounts: accounts.map((account) => ({
      ...account,
      virtualAccount: virtualAccountOf(place?.prefix ?? null, account.number),
    })),
    gardens: place?.gardens ?? [],
    sectors: place?.sectors ?? [],
    senders,
  };
}

type Places = Pick<MatchedWorld, 'gardens' | 'sectors'> & { readonly prefix: string | null };

/** A holder by the names a payer may write, as `Holder` has them. */
const holder = sql<Holder>`case party_type
  when 'company' then json_build_object('kind', 'company', 'companyName', company_name)
  else json_build_object('kind', 'person', 'firstName', first_name, 'lastName', last_name)
end`;

/**
 * Reads what outgoing lines are matched with (docs/product/bank.md#outgoing): the refunds that wait, and the cost category of the
 * last payment to each account.
 */
export async function readOutgoing(
  db: Kysely<Database>,
  lines: readonly SentLine[],
): Promise<{
  readonly refunds: readonly { id: string; targetAccount: string; amount: number }[];
  readonly categories: readonly { counterpartyAccount: string; costCategoryId: string }[];
}> {
  const senders = sendersOf(lines);
  const refunds = await db
    .selectFrom('refund')
    .select(['id', 'targetAccount', 'amountGrosz as amount'])
    .where('bankLineId', 'is', null)
    .where('targetAccount', '=', sql<string>`any (${senders}::text[])`)
    .execute();
  const { rows: categories } = await sql<{ counterpartyAccount: string; costCategoryId: string }>`
    select distinct on (bank_line.counterparty_account)
      bank_line.counterparty_account, line.cost_category_id
    from bank_line
    join ledger_line line on line.entry_id = bank_line.assignment_id
    where bank_line.counterparty_account = any (${senders}::text[]) and line.cost_category_id is not null
    order by bank_line.counterparty_account, bank_line.booking_day desc, bank_line.id desc
  `.execute(db);
  return { refunds: refunds.map((each) => ({ ...each, amount: Number(each.amount) })), categories };
}

function sendersOf(lines: readonly SentLine[]): string[] {
  return [...new Set(lines.flatMap(({ counterpartyAccount }) => counterpartyAccount ?? []))];
}
