import { bankAccountList } from '@grzadka/contract/bank/accounts/bank-account.list';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { grosze } from '#src/core/database/wire-columns.ts';
import { column, polishOrder } from '#src/core/list/conditions.ts';
import { printedReading } from '#src/core/list/print-list.ts';
import type { ListSql } from '#src/core/list/run-list.ts';

const source: ListSql<typeof bankAccountList> = {
  table: 'bankAccount',
  search: 'bankAccount.search',
  filters: { state: (isActive) => sql`${column('bankAccount.active')} = ${isActive}` },
  sorts: {
    name: { by: polishOrder('bankAccount.name'), mayBeEmpty: false },
    balance: { by: column('bankAccount.balanceGrosz'), mayBeEmpty: false },
  },
};

/** The last statement that was taken in and says with what it closed. */
const lastStatement = sql<string>`
  (
    select id from bank_import
    where bank_account_id = bank_account.id
      and applied_at is not null and thru_day is not null and closing_grosz is not null
    order by thru_day desc, applied_at desc limit 1
  )
`;

/** What was posted after its last day: far less than what was posted until then. */
const postedSince = sql`
  coalesce(
    (
      select sum(amount_grosz) from ledger_line
      where bank_account_id = bank_account.id and posting_day > bank_import.thru_day
    ),
    0
  )
`;

/**
 * Selects the columns of a bank account that every reply has, with its last statement that states a closing balance
 * (docs/product/bank.md#accounts).
 */
export function toldBankAccounts(db: Kysely<Database>) {
  return db
    .selectFrom('bankAccount')
    .leftJoin('bankImport', (join) => join.on('bankImport.id', '=', lastStatement))
    .select([
      'bankAccount.id',
      'bankAccount.name',
      'nrb',
      grosze(column('bankAccount.balanceGrosz')).as('balance'),
      'bankAccount.active',
      'bankImport.thruDay as statementDay',
      grosze(column('bankImport.closingGrosz')).$castTo<number | null>().as('statementClosing'),
      grosze(sql`bank_account.balance_grosz - ${postedSince} - bank_import.closing_grosz`)
        .$castTo<number | null>()
        .as('statementDifference'),
    ]);
}

/** How the bank accounts are read, for a page or as a whole. */
export function readBankAccounts(db: Kysely<Database>) {
  return printedReading(bankAccountList, { source, rows: toldBankAccounts(db) });
}
