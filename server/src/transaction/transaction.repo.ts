import { ledgerAccounts } from '@grzadka/contract/ledger/ledger.model';
import type {
  TransactionDetails,
  TransactionListItem,
} from '@grzadka/contract/transaction/transaction.model';
import { type Kysely, sql } from 'kysely';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { instant } from '#src/core/database/wire-columns.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import { coveredBy, leftOf } from '#src/ledger/covered-by.ts';
import { toldMovements } from './transaction.list.ts';

type Code = keyof typeof ledgerAccounts;

interface Besides
  extends Pick<
    TransactionDetails,
    'effectiveDay' | 'recordedAt' | 'recordedBy' | 'covers' | 'reversal' | 'reverses'
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
      (told.cashBox !== null || isBankOpening(told)) &&
      besides.reverses === null &&
      besides.reversal === null,
  };
}

/** What was on a bank account at first is stated by a person; all else that moves there the bank tells. */
function isBankOpening({ series, bankAccount }: TransactionListItem): boolean {
  return series === 'BO' && bankAccount !== null;
}

const linesOfEntry = sql`array(select id from ledger_line where entry_id = entry.id)`;

/** What is told of an entry besides its movement. */
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
            'subject', coalesce(settlement.reference, cash_box.name, bank_account.name, cost_category.name, fee_kind.name),
            'amount', line.amount_grosz
          )
          order by line.place
        )
        from ledger_line line
        left join settlement on settlement.id = line.settlement_id
        left join cash_box on cash_box.id = line.cash_box_id
        left join bank_account on bank_account.id = line.bank_account_id
        left join cost_category on cost_category.id = line.cost_category_id
        left join fee_kind on fee_kind.id = line.fee_kind_id
        where line.entry_id = entry.id
      ) as lines,
      ${coveredBy(linesOfEntry)} as covers, ${leftOf(linesOfEntry)} as "left",
      (select ${otherEntry} from ledger_entry other where other.reverses_id = entry.id) as reversal,
      (select ${otherEntry} from ledger_entry other where other.id = entry.reverses_id) as reverses
    from ledger_entry entry where entry.id = ${id}
  `;
}

const otherEntry = sql`
  json_build_object(
    'id', other.id, 'number', other.number, 'postingDay', other.posting_day, 'description', other.description
  )
`;
