import { ledgerAccounts } from '@grzadka/contract/ledger/ledger.model';
import type {
  TransactionDetails,
  TransactionInShort,
} from '@grzadka/contract/transaction/transaction.model';
import { type Kysely, sql } from 'kysely';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { instant } from '#src/core/database/wire-columns.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import { coveredBy, leftOf } from '#src/ledger/spreading/covered-by.ts';
import { leftOfCredit } from '#src/payment/find-credit.ts';
import { settlementInJson } from '#src/payment/settlement-in-json.ts';
import { linesOfEntry, toldMovements } from './transaction.list.ts';

type Code = keyof typeof ledgerAccounts;

interface Besides
  extends Pick<
    TransactionDetails,
    | 'effectiveDay'
    | 'recordedAt'
    | 'recordedBy'
    | 'covers'
    | 'payments'
    | 'costs'
    | 'moves'
    | 'reversal'
    | 'reverses'
  > {
  readonly lines: { code: Code; subject: string | null; amount: number }[];
  readonly left: string | null;
}

/** A movement of money with its lines, what it covers and what took it back (docs/product/payments.md#transactions); 404 without it. */
export async function getTransaction(
  db: Kysely<Database>,
  { id }: { id: string },
): Promise<TransactionDetails> {
  const told = await toldMovements(db)
    .where('moneyMovement.id', '=', recordId(id))
    .executeTakeFirstOrThrow(notFound);
  const { rows } = await besidesOf(id).execute(db);
  const [besides] = rows;
  if (besides === undefined) throw notFound();
  const { lines, left, ...rest } = besides;
  return {
    ...told,
    ...rest,
    left: left === null ? null : Number(left),
    lines: lines.map((line) => ({ ...line, account: ledgerAccounts[line.code] })),
    reversible:
      (told.cashBox !== null || told.source === 'other' || isBankOpening(told)) &&
      besides.reverses === null &&
      besides.reversal === null &&
      besides.moves.length === 0,
  };
}

/** What was on a bank account at first is stated by a person; all else that moves there comes from the bank. */
function isBankOpening({ series, bankAccount }: TransactionInShort): boolean {
  return series === 'BO' && bankAccount !== null;
}

const linesOfThisEntry = linesOfEntry(sql`entry.id`);

const otherEntry = sql`
  json_build_object(
    'id', other.id, 'number', other.number, 'postingDay', other.posting_day, 'description', other.description
  )
`;

/** What of the entry is on which settlement account; of what was taken back, or takes something back, nothing. */
const paymentsOfEntry = sql`coalesce(
  (
    select json_agg(
      json_build_object(
        'id', line.id, 'settlement', ${settlementInJson}, 'amount', -line.amount_grosz,
        'movable', (${leftOfCredit})
      )
      order by line.place
    )
    from ledger_line line
    join ledger_entry paid on paid.id = line.entry_id
    join settlement on settlement.id = line.settlement_id
    left join garden on garden.id = settlement.garden_id
    left join sector on sector.id = garden.sector_id
    where line.id = any (${linesOfThisEntry}) and line.amount_grosz < 0 and paid.series in ('KP', 'PK')
  ),
  '[]'
)`;

/** What of the entry is a cost. */
const costsOfEntry = sql`coalesce(
  (
    select json_agg(json_build_object('id', cost.id, 'name', category.name) order by line.place)
    from cost
    join ledger_line line on line.id = cost.id
    join cost_category category on category.id = cost.cost_category_id
    where cost.id = any (${linesOfThisEntry})
  ),
  '[]'
)`;

/** What moved it to other accounts, as far as that was not taken back. */
const movesOfEntry = sql`coalesce(
  (
    select json_agg(told.other order by told.recorded_at, told.id)
    from (
      select ${otherEntry} as other, other.recorded_at, other.id
      from allocation
      join open_item item on item.id = allocation.item_id
      join ledger_line owed on owed.id = item.line_id
      join ledger_entry other on other.id = owed.entry_id
      where allocation.line_id = any (${linesOfThisEntry}) and released_at is null and made_by = 'move'
    ) told
  ),
  '[]'
)`;

/** What is shown of an entry besides its movement. */
function besidesOf(id: string) {
  return sql<Besides>`
    select
      entry.effective_day, ${instant(sql`entry.recorded_at`)} as recorded_at,
      (
        select coalesce(party.name, login.user_name)
        from login left join party on party.id = login.party_id where login.id = entry.login_id
      ) as recorded_by,
      (
        select json_agg(
          json_build_object(
            'code', line.code,
            'subject', coalesce(
              settlement.reference, cash_box.name, bank_account.name, cost_category.name, income_category.name, fee_kind.name
            ),
            'amount', line.amount_grosz
          )
          order by line.place
        )
        from ledger_line line
        left join settlement on settlement.id = line.settlement_id
        left join cash_box on cash_box.id = line.cash_box_id
        left join bank_account on bank_account.id = line.bank_account_id
        left join cost_category on cost_category.id = line.cost_category_id
        left join income_category on income_category.id = line.income_category_id
        left join fee_kind on fee_kind.id = line.fee_kind_id
        where line.entry_id = entry.id
      ) as lines,
      ${coveredBy(linesOfThisEntry)} as covers, ${leftOf(linesOfThisEntry)} as "left",
      ${paymentsOfEntry} as payments, ${costsOfEntry} as costs, ${movesOfEntry} as moves,
      (select ${otherEntry} from ledger_entry other where other.reverses_id = entry.id) as reversal,
      (select ${otherEntry} from ledger_entry other where other.id = entry.reverses_id) as reverses
    from ledger_entry entry where entry.id = ${id}
  `;
}
